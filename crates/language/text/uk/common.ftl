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
more = Більше
details = Подробиці
settings = Налаштування
search = Пошук
loading = Завантаження…
copy = Копіювати
copy-link = Копіювати посилання
copied = Скопійовано
share = Поділитися
menu = Меню
help = Довідка
about = Про Дамку
rules = Правила
language-menu = Мова
choose-language = Оберіть мову
anonymous = Анонім
visitor = Гість
unknown = невідомо
none = немає
optional = необов’язково
required = обов’язково
javascript-needed = Для гри потрібен JavaScript, для читання — ні.
source-code = Вихідний код
article-number = пункт { $number }
by-article = За { $article }
list-and = та
version = Версія { $version }

## Appearance

appearance = Вигляд
scheme = Світле чи темне
scheme-auto = Як на пристрої
scheme-light = Світле
scheme-dark = Темне

## Numbers

moves = { $n } { $n ->
        [one] хід
        [few] ходи
       *[many] ходів
    }
half-moves = { $n } { $n ->
        [one] півхід
        [few] півходи
       *[many] півходів
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
spectators = { $n } { $n ->
        [one] глядач
        [few] глядачі
       *[many] глядачів
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
men = { $n } { $n ->
        [one] проста
        [few] прості
       *[many] простих
    }
kings = { $n } { $n ->
        [one] дамка
        [few] дамки
       *[many] дамок
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
hours-short = { $n } год
minutes-short = { $n } хв
seconds-short = { $n } с
minutes-ago = { $n } { $n ->
        [one] хвилину
        [few] хвилини
       *[many] хвилин
    } тому
hours-ago = { $n } { $n ->
        [one] годину
        [few] години
       *[many] годин
    } тому
days-ago = { $n } { $n ->
        [one] день
        [few] дні
       *[many] днів
    } тому
just-now = щойно
page-of = Сторінка { $page } з { $pages }
