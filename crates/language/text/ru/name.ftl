## The games

discipline-russian = Русские шашки
discipline-brazilian = Бразильские шашки
discipline-international = Стоклеточные шашки
discipline-giveaway = Обратные шашки (поддавки)
discipline-checkers = Чекерс
discipline-spantsireti = Шашки-80 (спанцирети)
discipline-renju = Рэндзю
discipline-about-russian = 8 × 8, простые бьют назад, дамка дальнобойная, вариант боя на выбор
discipline-about-brazilian = 8 × 8 по правилам большой доски: бить надо наибольшее число шашек
discipline-about-international = 10 × 10, по 20 шашек, бить надо наибольшее число шашек
discipline-about-giveaway = Выигрывает тот, кто отдал все шашки или не имеет хода
discipline-about-checkers = 8 × 8, простые бьют только вперёд, дамка ходит на одно поле
discipline-about-spantsireti = 10 × 8, 40 полей, правила русских шашек
discipline-about-renju = 15 × 15, пять в ряд, с запрещёнными ходами для чёрных

## How fast

tempo-classical = Классическая игра
tempo-rapid = Быстрая игра
tempo-blitz = Молниеносная игра (блиц)

## The editions

edition-ru22 = Правила вида спорта «шашки», Россия, 2022
edition-ru-codex = Шашечный кодекс, Россия, прежняя редакция
edition-ua24 = Правила соревнований по шашкам, Украина, 2024
edition-ru-renju = Правила рэндзю, Россия, прежняя редакция
edition-ru-begin = Русские шашки для начинающих
edition-short-ru22 = Россия 2022
edition-short-ru-codex = Россия, кодекс
edition-short-ua24 = Украина 2024
edition-short-ru-renju = Россия, рэндзю
edition-short-ru-begin = Для начинающих

## Sides and pieces

colour-white = Белые
colour-black = Чёрные
colour-any = Случайно
white-man = белая простая
black-man = чёрная простая
white-king = белая дамка
black-king = чёрная дамка
white-stone = белый камень
black-stone = чёрный камень

## Ballot tables

ballot-none = Без жеребьёвки: обычное начало
ballot-ua24-app-2 = Шашки-64: 745 начал и позиций
ballot-ua24-app-3 = Шашки-64: 150 начал
ballot-ua24-app-4 = Бразильская версия: 745 начал и позиций
ballot-ua24-app-5 = Чекерс: 156 трёхходовых начал

## Opening regulations of renju

opening-free = Свободный дебют
opening-rif = RIF (классический)
opening-yamaguchi = Ямагути
opening-sakata = Саката
opening-tarannikov = Таранникова
opening-taraguchi = Тарагути
opening-soosyrv = Соосырва
opening-swap = Своп
opening-swap2 = Своп-2
opening-about-free = Чёрные начинают в центре, далее игроки ходят по очереди
opening-about-rif = Один из 26 дебютов, обмен цветами, два пятых хода на выбор
opening-about-yamaguchi = Ставящий дебют называет и число пятых ходов
opening-about-sakata = Три камня, затем два, затем выбор цвета
opening-about-tarannikov = После каждого из первых камней можно поменяться цветами
opening-about-taraguchi = Как у Таранникова, или несколько пятых ходов вместо последнего обмена
opening-about-soosyrv = Число пятых ходов объявляют с четвёртым камнем
opening-about-swap = Три камня по очереди, обмен цветами, два пятых хода на выбор
opening-about-swap2 = Три камня где угодно, затем цвет или ещё два камня
