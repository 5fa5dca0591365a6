## First page

first-title = Draughts and renju by the rulebook
first-lead = Choose a game, send the link to a friend, play. No account is needed.
first-step-choose = Choose a game and a time control
first-step-send = Send the link
first-step-play = Play
first-promise-rules = Every verdict names its article.
first-promise-durable = A move that is acknowledged is never lost.
first-promise-clock = Your connection costs you no time beyond what the regulation says.

## Lobby

lobby = Lobby
lobby-title = Open challenges
lobby-empty = Nobody is waiting. Open a challenge yourself.
lobby-live = Games being played
lobby-live-empty = No game is being played now.
lobby-recent = Finished games
lobby-yours = Your games
lobby-your-turn = Your turn in { $n } { $n ->
        [one] game
       *[other] games
    }
lobby-join = Play
lobby-watch = Watch
lobby-continue = Continue
lobby-opponent = Opponent
lobby-waiting-for = Waits for an opponent

## Challenge

challenge = Challenge
challenge-title = New game
challenge-create = Create the game
challenge-friend = Play with a friend by link
challenge-open = Show it in the lobby
challenge-private = Only by link
challenge-discipline = Game
challenge-edition = Rules
challenge-tempo = Tempo
challenge-control = Time control
challenge-control-help = 5m+3s: five minutes and three seconds a move; 90m/45,30m: two stages
challenge-control-preset = Recommended by the edition
challenge-control-own = Own control
challenge-minutes = Minutes for the game
challenge-increment = Seconds added a move
challenge-colour = Your colour
challenge-ballot = First moves by lot
challenge-opening = Opening regulation
challenge-offers = Number of fifth moves
challenge-games = Games of the micromatch
challenge-games-one = One game
challenge-games-help = Colours change from game to game
challenge-additional = Additional micromatches after a drawn one
challenge-draws = Draws under the rules
challenge-draws-claimed = A player claims it
challenge-draws-automatic = At once, by the program
challenge-connection = When a connection is lost
challenge-connection-runs = The clock runs on
challenge-connection-pause = The clock stands still, up to { $time } in all
challenge-lag = Delay of the line given back for a move
challenge-fouls = Fouls
challenge-position = Start position
challenge-position-usual = The usual one
challenge-position-help = A FEN, or a link to a position
challenge-rated = Counts for the rating
challenge-name = Your name at the table
challenge-more = More settings
challenge-objections = The rules object
challenge-advice = The rules advise otherwise
challenge-allowed = Allowed: { $what }
challenge-link-title = Send this link to your opponent
challenge-link-help = Whoever opens it first sits down to play.
challenge-qr = Or let them scan this code
challenge-cancel = Take the challenge back
challenge-taken = Somebody has already sat down here.
challenge-own = This is your own challenge: the link is for your opponent.
challenge-accept = Sit down and play
challenge-invites = { $name } invites you to play
seat-first = Move first
seat-second = Move second
error-network = The server cannot be reached. Try again in a moment.
