## First page

first-title = Draughts and renju by the rulebook
first-lead = Choose a game, send the link to a friend, play. No account is needed.
first-promise-rules = Every verdict names its article.
first-promise-durable = A move that is acknowledged is never lost.
first-promise-clock = Your connection costs you no time beyond what the regulation says.

## Lobby

lobby = Lobby
lobby-title = Open challenges
lobby-empty = Nobody is waiting. Open a challenge yourself.
lobby-live = Games being played
lobby-recent = Finished games
lobby-yours = Your games
lobby-join = Play
lobby-watch = Watch
lobby-continue = Continue

## Challenge

challenge-title = New game
challenge-create = Create the game
challenge-open = Show it in the lobby
challenge-discipline = Game
challenge-edition = Rules
challenge-tempo = Tempo
challenge-control = Time control
challenge-control-help = 5m+3s: five minutes and three seconds a move; 90m/45,30m: two stages
challenge-colour = Your colour
challenge-ballot = First moves by lot
challenge-opening = Opening regulation
challenge-games = Games of the micromatch
challenge-name = Your name at the table
challenge-more = More settings
challenge-objections = The rules object
seat-first = Move first
seat-second = Move second
error-network = The server cannot be reached. Try again in a moment.
