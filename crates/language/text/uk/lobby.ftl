## First page

first-title = Шашки та рендзю за правилами
first-lead = Оберіть гру, надішліть посилання другові й грайте. Обліковий запис не потрібен.
first-promise-rules = Кожне рішення посилається на пункт правил.
first-promise-durable = Підтверджений хід ніколи не зникає.
first-promise-clock = Затримка зв’язку забирає не більше часу, ніж дозволяє регламент.

## Lobby

lobby = Зала
lobby-title = Відкриті виклики
lobby-empty = Ніхто не чекає на гру. Створіть виклик самі.
lobby-live = Партії, що тривають
lobby-recent = Завершені партії
lobby-yours = Ваші партії
lobby-you-first = перший хід ваш
lobby-you-second = перший хід суперника
lobby-join = Грати
lobby-watch = Дивитися
lobby-continue = Продовжити

## Challenge

challenge-title = Нова партія
challenge-create = Створити партію
challenge-open = Показати в залі
challenge-discipline = Гра
challenge-edition = Правила
challenge-tempo = Темп
challenge-control = Контроль часу
challenge-control-own = Інший час
challenge-control-help = 5m+3s: п’ять хвилин і три секунди за хід; 90m/45,30m: два етапи
challenge-colour = Ваш колір
challenge-ballot = Жеребкування початкових ходів
challenge-opening = Дебютний регламент
challenge-games = Партій у мікроматчі
challenge-name = Ваше ім’я за столом
challenge-more = Інші налаштування
challenge-objections = Суперечить правилам
seat-first = Починаю я
seat-second = Починає суперник
error-network = Сервер недоступний. Спробуйте ще раз за мить.
