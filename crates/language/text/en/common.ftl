## Words of every page

brand = Damka
skip-to-content = Skip to the content
home = Home
yes = Yes
no = No
ok = OK
cancel = Cancel
close = Close
save = Save
send = Send
back = Back
more = More
details = Details
settings = Settings
search = Search
loading = Loading…
copy = Copy
copy-link = Copy the link
copied = Copied
share = Share
menu = Menu
help = Help
about = About Damka
rules = Rules
language-menu = Language
choose-language = Choose a language
anonymous = Anonymous
visitor = Guest
unknown = unknown
none = none
optional = optional
required = required
javascript-needed = Playing needs JavaScript. Reading does not.
source-code = Source code
article-number = article { $number }
by-article = By { $article }
list-and = and
version = Version { $version }

## Appearance

appearance = Appearance
scheme = Light or dark
scheme-auto = As on the device
scheme-light = Light
scheme-dark = Dark

## Numbers

moves = { $n } { $n ->
        [one] move
       *[other] moves
    }
half-moves = { $n } { $n ->
        [one] half-move
       *[other] half-moves
    }
games = { $n } { $n ->
        [one] game
       *[other] games
    }
points = { $n } { $n ->
        [one] point
       *[other] points
    }
players = { $n } { $n ->
        [one] player
       *[other] players
    }
spectators = { $n } { $n ->
        [one] spectator
       *[other] spectators
    }
tables = { $n } { $n ->
        [one] table
       *[other] tables
    }
pieces = { $n } { $n ->
        [one] piece
       *[other] pieces
    }
men = { $n } { $n ->
        [one] man
       *[other] men
    }
kings = { $n } { $n ->
        [one] king
       *[other] kings
    }
stones = { $n } { $n ->
        [one] stone
       *[other] stones
    }
hours = { $n } { $n ->
        [one] hour
       *[other] hours
    }
minutes = { $n } { $n ->
        [one] minute
       *[other] minutes
    }
seconds = { $n } { $n ->
        [one] second
       *[other] seconds
    }
days = { $n } { $n ->
        [one] day
       *[other] days
    }
hours-short = { $n } h
minutes-short = { $n } min
seconds-short = { $n } s
minutes-ago = { $n ->
        [one] one minute ago
       *[other] { $n } minutes ago
    }
hours-ago = { $n ->
        [one] one hour ago
       *[other] { $n } hours ago
    }
days-ago = { $n ->
        [one] yesterday
       *[other] { $n } days ago
    }
just-now = just now
page-of = Page { $page } of { $pages }
