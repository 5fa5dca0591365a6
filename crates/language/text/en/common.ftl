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
copy-link = Copy the link
copied = Copied
share-link = Share
menu = Menu
rules = Rules
choose-language = Choose a language
anonymous = Anonymous
visitor = Guest
none = none
javascript-needed = Playing needs JavaScript. Reading does not.
article-number = article { $number }
by-article = By { $article }
version = Version { $version }

## Appearance

scheme = Appearance
scheme-auto = As on the device
scheme-light = Light
scheme-dark = Dark

## Numbers

moves = { $n } { $n ->
        [one] move
       *[other] moves
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
tables = { $n } { $n ->
        [one] table
       *[other] tables
    }
pieces = { $n } { $n ->
        [one] piece
       *[other] pieces
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

## Time controls

control-for = { $time } for { $n } { $n ->
        [one] move
       *[other] moves
    }
control-for-each = { $time } for each { $n } { $n ->
        [one] move
       *[other] moves
    }
control-then = { $first }, then { $next }
