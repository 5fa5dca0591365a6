## The games

discipline-russian = Russian draughts
discipline-brazilian = Brazilian draughts
discipline-international = International draughts
discipline-giveaway = Giveaway draughts
discipline-checkers = Checkers
discipline-spantsireti = Draughts-80 (spantsireti)
discipline-renju = Renju
discipline-about-russian = 8 × 8, men capture backward, flying kings, any capture may be chosen
discipline-about-brazilian = 8 × 8 by the rules of the large board: the most pieces must be taken
discipline-about-international = 10 × 10, 20 men each, the most pieces must be taken
discipline-about-giveaway = Whoever loses all pieces or has no move wins
discipline-about-checkers = 8 × 8, men capture forward only, kings move one square
discipline-about-spantsireti = 10 × 8, 40 squares, the rules of Russian draughts
discipline-about-renju = 15 × 15, five in a row, with forbidden moves for Black

## How fast

tempo-classical = Classical
tempo-rapid = Rapid
tempo-blitz = Blitz

## The editions

edition-ru22 = Rules of the sport of draughts, Russia, 2022
edition-ru-codex = Draughts code, Russia, previous edition
edition-ua24 = Rules of draughts competitions, Ukraine, 2024
edition-ru-renju = Rules of renju, Russia, previous edition
edition-ru-begin = Russian draughts for beginners
edition-short-ru22 = Russia 2022
edition-short-ru-codex = Russia, the code
edition-short-ua24 = Ukraine 2024
edition-short-ru-renju = Russia, renju
edition-short-ru-begin = For beginners

## Sides and pieces

colour-white = White
colour-black = Black
colour-any = Random
white-man = white man
black-man = black man
white-king = white king
black-king = black king
white-stone = white stone
black-stone = black stone

## Ballot tables

ballot-none = No ballot: the usual start
ballot-ua24-app-2 = Draughts-64: 745 openings and positions
ballot-ua24-app-3 = Draughts-64: 150 openings
ballot-ua24-app-4 = Brazilian version: 745 openings and positions
ballot-ua24-app-5 = Checkers: 156 three-move openings

## Opening regulations of renju

opening-free = Free opening
opening-rif = RIF (classical)
opening-yamaguchi = Yamaguchi
opening-sakata = Sakata
opening-tarannikov = Tarannikov
opening-taraguchi = Taraguchi
opening-soosyrv = Soosyrv
opening-swap = Swap
opening-swap2 = Swap2
opening-about-free = Black begins in the centre, then the players move in turn
opening-about-rif = One of 26 openings, a swap, two fifth moves to choose from
opening-about-yamaguchi = The opener also says how many fifth moves there will be
opening-about-sakata = Three stones, then two, then a choice of colour
opening-about-tarannikov = A swap may follow each of the first stones
opening-about-taraguchi = As Tarannikov, or several fifth moves instead of the last swap
opening-about-soosyrv = The number of fifth moves is declared with the fourth stone
opening-about-swap = Three stones in turn, a swap, two fifth moves to choose from
opening-about-swap2 = Three stones anywhere, then a colour or two more stones
