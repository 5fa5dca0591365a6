## Words of every page

brand = Дамка
skip-to-content = Перейти к содержимому
home = Главная
yes = Да
no = Нет
ok = Хорошо
cancel = Отмена
close = Закрыть
save = Сохранить
send = Отправить
back = Назад
more = Ещё
details = Подробности
settings = Настройки
search = Поиск
copy-link = Копировать ссылку
copied = Скопировано
share-link = Поделиться
menu = Меню
rules = Правила
choose-language = Выберите язык
anonymous = Аноним
visitor = Гость
none = нет
javascript-needed = Для игры нужен JavaScript, для чтения — нет.
article-number = пункт { $number }
by-article = По { $article }
version = Версия { $version }

## Appearance

scheme = Оформление
scheme-auto = Как на устройстве
scheme-light = Светлое
scheme-dark = Тёмное

## Numbers

moves = { $n } { $n ->
        [one] ход
        [few] хода
       *[many] ходов
    }
games = { $n } { $n ->
        [one] партия
        [few] партии
       *[many] партий
    }
points = { $n } { $n ->
        [one] очко
        [few] очка
       *[many] очков
    }
players = { $n } { $n ->
        [one] игрок
        [few] игрока
       *[many] игроков
    }
tables = { $n } { $n ->
        [one] стол
        [few] стола
       *[many] столов
    }
pieces = { $n } { $n ->
        [one] шашка
        [few] шашки
       *[many] шашек
    }
stones = { $n } { $n ->
        [one] камень
        [few] камня
       *[many] камней
    }
hours = { $n } { $n ->
        [one] час
        [few] часа
       *[many] часов
    }
minutes = { $n } { $n ->
        [one] минута
        [few] минуты
       *[many] минут
    }
seconds = { $n } { $n ->
        [one] секунда
        [few] секунды
       *[many] секунд
    }
days = { $n } { $n ->
        [one] день
        [few] дня
       *[many] дней
    }

## Time controls

control-for = { $time } на { $n } { $n ->
        [one] ход
        [few] хода
       *[many] ходов
    }
control-for-each = { $time } на каждые { $n } { $n ->
        [one] ход
        [few] хода
       *[many] ходов
    }
control-then = { $first }, далее { $next }
