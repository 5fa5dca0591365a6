## First page

first-title = Шашки та рендзю за правилами
first-lead = Оберіть гру, надішліть посилання другові й грайте. Обліковий запис не потрібен.
first-step-choose = Оберіть гру й контроль часу
first-step-send = Надішліть посилання
first-step-play = Грайте
first-promise-rules = Кожне рішення називає свій пункт правил.
first-promise-durable = Підтверджений хід ніколи не зникає.
first-promise-clock = Зв’язок не забирає часу понад те, що каже регламент.

## Lobby

lobby = Зала
lobby-title = Відкриті виклики
lobby-empty = Ніхто не чекає. Відкрийте виклик самі.
lobby-live = Партії, що тривають
lobby-live-empty = Зараз немає жодної партії.
lobby-recent = Завершені партії
lobby-yours = Ваші партії
lobby-your-turn = Ваш хід у { $n } { $n ->
        [one] партії
        [few] партіях
       *[many] партіях
    }
lobby-join = Грати
lobby-watch = Дивитися
lobby-continue = Продовжити
lobby-opponent = Суперник
lobby-waiting-for = Чекає на суперника

## Challenge

challenge = Виклик
challenge-title = Нова партія
challenge-create = Створити партію
challenge-friend = Грати з другом за посиланням
challenge-open = Показати в залі
challenge-private = Лише за посиланням
challenge-discipline = Гра
challenge-edition = Правила
challenge-tempo = Темп
challenge-control = Контроль часу
challenge-control-help = 5m+3s: п’ять хвилин і три секунди за хід; 90m/45,30m: два етапи
challenge-control-preset = Рекомендовано правилами
challenge-control-own = Власний контроль
challenge-minutes = Хвилин на партію
challenge-increment = Секунд додається за хід
challenge-colour = Ваш колір
challenge-ballot = Жеребкування початкових ходів
challenge-opening = Дебютний регламент
challenge-offers = Кількість п’ятих ходів
challenge-games = Партій у мікроматчі
challenge-games-one = Одна партія
challenge-games-help = Кольори міняються від партії до партії
challenge-additional = Додаткові мікроматчі після нічийного
challenge-draws = Нічия за правилами
challenge-draws-claimed = Гравець заявляє
challenge-draws-automatic = Одразу, програмою
challenge-connection = Якщо зв’язок утрачено
challenge-connection-runs = Годинник іде далі
challenge-connection-pause = Годинник стоїть, загалом до { $time }
challenge-lag = Повернення затримки зв’язку за хід
challenge-fouls = Фоли
challenge-position = Початкова позиція
challenge-position-usual = Звичайна
challenge-position-help = FEN або посилання на позицію
challenge-rated = Зараховується до рейтингу
challenge-name = Ваше ім’я за столом
challenge-more = Інші налаштування
challenge-objections = Правила заперечують
challenge-advice = Правила радять інакше
challenge-allowed = Дозволено: { $what }
challenge-link-title = Надішліть це посилання супернику
challenge-link-help = Хто перший його відкриє, той сяде грати.
challenge-qr = Або дайте відсканувати цей код
challenge-cancel = Відкликати виклик
challenge-taken = За цей стіл уже хтось сів.
challenge-own = Це ваш власний виклик: посилання — для суперника.
challenge-accept = Сісти й грати
challenge-invites = { $name } запрошує вас зіграти
seat-first = Ходжу першим
seat-second = Ходжу другим
error-network = Сервер недоступний. Спробуйте ще раз за мить.
