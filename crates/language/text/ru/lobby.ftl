## First page

first-title = Шашки и рэндзю по правилам
first-lead = Выберите игру, отправьте ссылку другу и играйте. Учётная запись не нужна.
first-promise-rules = Каждое решение ссылается на пункт правил.
first-promise-durable = Подтверждённый ход никогда не пропадает.
first-promise-clock = Задержка связи отнимает не больше времени, чем разрешает регламент.

## Lobby

lobby = Зал
lobby-title = Открытые вызовы
lobby-empty = Никто не ждёт игры. Создайте вызов сами.
lobby-live = Идущие партии
lobby-recent = Завершённые партии
lobby-yours = Ваши партии
lobby-you-first = первый ход ваш
lobby-you-second = первый ход соперника
lobby-join = Играть
lobby-watch = Смотреть
lobby-continue = Продолжить

## Challenge

challenge-title = Новая партия
challenge-create = Создать партию
challenge-open = Показать в зале
challenge-discipline = Игра
challenge-edition = Правила
challenge-tempo = Темп
challenge-control = Контроль времени
challenge-control-own = Другое время
challenge-control-help = 5m+3s: пять минут и три секунды на ход; 90m/45,30m: два этапа
challenge-colour = Ваш цвет
challenge-ballot = Жеребьёвка начальных ходов
challenge-opening = Дебютный регламент
challenge-games = Партий в микроматче
challenge-name = Ваше имя за столом
challenge-more = Другие настройки
challenge-objections = Противоречит правилам
seat-first = Начинаю я
seat-second = Начинает соперник
error-network = Сервер недоступен. Попробуйте ещё раз чуть позже.
