## The games

discipline-russian = Російські шашки
discipline-brazilian = Бразильські шашки
discipline-international = Міжнародні шашки
discipline-giveaway = Зворотні шашки (піддавки)
discipline-checkers = Чекерс
discipline-spantsireti = Шашки-80 (спанцирети)
discipline-renju = Рендзю
discipline-about-russian = 8 × 8, прості б’ють назад, дамка далекобійна, варіант бою на вибір
discipline-about-brazilian = 8 × 8 за правилами великої дошки: бити треба найбільше шашок
discipline-about-international = 10 × 10, по 20 шашок, бити треба найбільше шашок
discipline-about-giveaway = Виграє той, хто віддав усі шашки або не має ходу
discipline-about-checkers = 8 × 8, прості б’ють лише вперед, дамка ходить на одне поле
discipline-about-spantsireti = 10 × 8, 40 полів, правила російських шашок
discipline-about-renju = 15 × 15, п’ять у ряд, із забороненими ходами для чорних

## How fast

tempo-classical = Класична гра
tempo-rapid = Швидка гра
tempo-blitz = Блискавична гра (бліц)

## The editions

edition-ru22 = Правила виду спорту «шашки», Росія, 2022
edition-ru-codex = Шашковий кодекс, Росія, попередня редакція
edition-ua24 = Правила змагань з шашок, Україна, 2024
edition-ru-renju = Правила рендзю, Росія, попередня редакція
edition-ru-begin = Російські шашки для початківців
edition-short-ru22 = Росія 2022
edition-short-ru-codex = Росія, кодекс
edition-short-ua24 = Україна 2024
edition-short-ru-renju = Росія, рендзю
edition-short-ru-begin = Для початківців

## Sides and pieces

colour-white = Білі
colour-black = Чорні
colour-any = Випадково
white-man = біла проста
black-man = чорна проста
white-king = біла дамка
black-king = чорна дамка
white-stone = білий камінь
black-stone = чорний камінь

## Ballot tables

ballot-none = Без жеребкування: звичайний початок
ballot-ua24-app-2 = Шашки-64: 745 початків і позицій
ballot-ua24-app-3 = Шашки-64: 150 початків
ballot-ua24-app-4 = Бразильська версія: 745 початків і позицій
ballot-ua24-app-5 = Чекерс: 156 триходових початків

## Opening regulations of renju

opening-free = Вільний дебют
opening-rif = RIF (класичний)
opening-yamaguchi = Ямагуті
opening-sakata = Саката
opening-tarannikov = Таранникова
opening-taraguchi = Тарагуті
opening-soosyrv = Соосирва
opening-swap = Своп
opening-swap2 = Своп-2
opening-about-free = Чорні починають у центрі, далі гравці ходять по черзі
opening-about-rif = Один із 26 дебютів, обмін кольорами, два п’яті ходи на вибір
opening-about-yamaguchi = Той, хто ставить дебют, називає й кількість п’ятих ходів
opening-about-sakata = Три камені, потім два, потім вибір кольору
opening-about-tarannikov = Після кожного з перших каменів можна помінятися кольорами
opening-about-taraguchi = Як у Таранникова, або кілька п’ятих ходів замість останнього обміну
opening-about-soosyrv = Кількість п’ятих ходів оголошують із четвертим каменем
opening-about-swap = Три камені по черзі, обмін кольорами, два п’яті ходи на вибір
opening-about-swap2 = Три камені будь-де, потім колір або ще два камені
