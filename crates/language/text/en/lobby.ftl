## First page

first-title = Draughts and renju by the rulebook
first-lead = Choose a game, send the link to a friend, play. No account is needed.
first-promise-rules = Every verdict names its article.
first-promise-durable = An acknowledged move is never lost.
first-promise-clock = Lag costs you no more time than the regulation allows.

## Lobby

lobby = Lobby
lobby-title = Open challenges
lobby-empty = Nobody is waiting. Create a challenge yourself.
lobby-live = Games in progress
lobby-recent = Finished games
lobby-yours = Your games
lobby-you-first = you move first
lobby-you-second = your opponent moves first
lobby-join = Play
lobby-watch = Watch
lobby-continue = Continue

## Challenge

challenge-title = New game
challenge-create = Create the game
challenge-open = Show in the lobby
challenge-discipline = Game
challenge-edition = Rules
challenge-tempo = Tempo
challenge-control = Time control
challenge-control-own = Another time
challenge-control-help = 5m+3s: five minutes and three seconds a move; 90m/45,30m: two stages
challenge-colour = Your colour
challenge-ballot = First moves by lot
challenge-opening = Opening regulation
challenge-games = Games in the micromatch
challenge-name = Your name at the table
challenge-more = More settings
challenge-objections = Against the rules
seat-first = I move first
seat-second = Opponent moves first
error-network = The server cannot be reached. Try again in a moment.
