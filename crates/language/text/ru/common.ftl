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
loading = Загрузка…
copy = Копировать
copy-link = Копировать ссылку
copied = Скопировано
share = Поделиться
menu = Меню
help = Справка
about = О Дамке
rules = Правила
language-menu = Язык
choose-language = Выберите язык
anonymous = Аноним
visitor = Гость
unknown = неизвестно
none = нет
optional = необязательно
required = обязательно
javascript-needed = Для игры нужен JavaScript, для чтения — нет.
source-code = Исходный код
article-number = пункт { $number }
by-article = По { $article }
list-and = и
version = Версия { $version }

## Appearance

appearance = Оформление
scheme = Светлое или тёмное
scheme-auto = Как на устройстве
scheme-light = Светлое
scheme-dark = Тёмное

## Numbers

moves = { $n } { $n ->
        [one] ход
        [few] хода
       *[many] ходов
    }
half-moves = { $n } { $n ->
        [one] полуход
        [few] полухода
       *[many] полуходов
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
spectators = { $n } { $n ->
        [one] зритель
        [few] зрителя
       *[many] зрителей
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
men = { $n } { $n ->
        [one] простая
        [few] простые
       *[many] простых
    }
kings = { $n } { $n ->
        [one] дамка
        [few] дамки
       *[many] дамок
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
hours-short = { $n } ч
minutes-short = { $n } мин
seconds-short = { $n } с
minutes-ago = { $n } { $n ->
        [one] минуту
        [few] минуты
       *[many] минут
    } назад
hours-ago = { $n } { $n ->
        [one] час
        [few] часа
       *[many] часов
    } назад
days-ago = { $n } { $n ->
        [one] день
        [few] дня
       *[many] дней
    } назад
just-now = только что
page-of = Страница { $page } из { $pages }
