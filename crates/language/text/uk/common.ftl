## Words of every page

brand = Дамка
skip-to-content = Перейти до вмісту
home = Головна
yes = Так
no = Ні
ok = Гаразд
cancel = Скасувати
close = Закрити
save = Зберегти
send = Надіслати
back = Назад
more = Ще
details = Подробиці
settings = Налаштування
search = Пошук
copy-link = Копіювати посилання
copied = Скопійовано
share-link = Поділитися
menu = Меню
rules = Правила
choose-language = Оберіть мову
anonymous = Анонім
visitor = Гість
none = немає
javascript-needed = Для гри потрібен JavaScript, для читання — ні.
article-number = пункт { $number }
by-article = За { $article }
version = Версія { $version }

## Appearance

scheme = Оформлення
scheme-auto = Як на пристрої
scheme-light = Світле
scheme-dark = Темне

## Numbers

moves = { $n } { $n ->
        [one] хід
        [few] ходи
       *[many] ходів
    }
games = { $n } { $n ->
        [one] партія
        [few] партії
       *[many] партій
    }
points = { $n } { $n ->
        [one] очко
        [few] очки
       *[many] очок
    }
players = { $n } { $n ->
        [one] гравець
        [few] гравці
       *[many] гравців
    }
tables = { $n } { $n ->
        [one] стіл
        [few] столи
       *[many] столів
    }
pieces = { $n } { $n ->
        [one] шашка
        [few] шашки
       *[many] шашок
    }
stones = { $n } { $n ->
        [one] камінь
        [few] камені
       *[many] каменів
    }
hours = { $n } { $n ->
        [one] година
        [few] години
       *[many] годин
    }
minutes = { $n } { $n ->
        [one] хвилина
        [few] хвилини
       *[many] хвилин
    }
seconds = { $n } { $n ->
        [one] секунда
        [few] секунди
       *[many] секунд
    }
days = { $n } { $n ->
        [one] день
        [few] дні
       *[many] днів
    }

## Time controls

control-for = { $time } на { $n } { $n ->
        [one] хід
        [few] ходи
       *[many] ходів
    }
control-for-each = { $time } на кожні { $n } { $n ->
        [one] хід
        [few] ходи
       *[many] ходів
    }
control-then = { $first }, далі { $next }
