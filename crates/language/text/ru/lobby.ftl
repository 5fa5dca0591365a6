## First page

first-title = Шашки и рэндзю по правилам
first-lead = Выберите игру, отправьте ссылку другу и играйте. Учётная запись не нужна.
first-step-choose = Выберите игру и контроль времени
first-step-send = Отправьте ссылку
first-step-play = Играйте
first-promise-rules = Каждое решение называет свой пункт правил.
first-promise-durable = Подтверждённый ход никогда не пропадает.
first-promise-clock = Связь не отнимает времени сверх того, что говорит регламент.

## Lobby

lobby = Зал
lobby-title = Открытые вызовы
lobby-empty = Никто не ждёт. Откройте вызов сами.
lobby-live = Идущие партии
lobby-live-empty = Сейчас нет ни одной партии.
lobby-recent = Завершённые партии
lobby-yours = Ваши партии
lobby-your-turn = Ваш ход в { $n } { $n ->
        [one] партии
        [few] партиях
       *[many] партиях
    }
lobby-join = Играть
lobby-watch = Смотреть
lobby-continue = Продолжить
lobby-opponent = Соперник
lobby-waiting-for = Ждёт соперника

## Challenge

challenge = Вызов
challenge-title = Новая партия
challenge-create = Создать партию
challenge-friend = Играть с другом по ссылке
challenge-open = Показать в зале
challenge-private = Только по ссылке
challenge-discipline = Игра
challenge-edition = Правила
challenge-tempo = Темп
challenge-control = Контроль времени
challenge-control-help = 5m+3s: пять минут и три секунды на ход; 90m/45,30m: два этапа
challenge-control-preset = Рекомендовано правилами
challenge-control-own = Свой контроль
challenge-minutes = Минут на партию
challenge-increment = Секунд добавляется за ход
challenge-colour = Ваш цвет
challenge-ballot = Жеребьёвка начальных ходов
challenge-opening = Дебютный регламент
challenge-offers = Число пятых ходов
challenge-games = Партий в микроматче
challenge-games-one = Одна партия
challenge-games-help = Цвета меняются от партии к партии
challenge-additional = Дополнительные микроматчи после ничейного
challenge-draws = Ничья по правилам
challenge-draws-claimed = Игрок заявляет
challenge-draws-automatic = Сразу, программой
challenge-connection = Если связь потеряна
challenge-connection-runs = Часы идут дальше
challenge-connection-pause = Часы стоят, всего до { $time }
challenge-lag = Возврат задержки связи за ход
challenge-fouls = Фолы
challenge-position = Начальная позиция
challenge-position-usual = Обычная
challenge-position-help = FEN или ссылка на позицию
challenge-rated = Засчитывается в рейтинг
challenge-name = Ваше имя за столом
challenge-more = Другие настройки
challenge-objections = Правила возражают
challenge-advice = Правила советуют иначе
challenge-allowed = Разрешено: { $what }
challenge-link-title = Отправьте эту ссылку сопернику
challenge-link-help = Кто первым её откроет, тот сядет играть.
challenge-qr = Или дайте отсканировать этот код
challenge-cancel = Отозвать вызов
challenge-taken = За этот стол уже кто-то сел.
challenge-own = Это ваш собственный вызов: ссылка — для соперника.
challenge-accept = Сесть и играть
challenge-invites = { $name } приглашает вас сыграть
seat-first = Хожу первым
seat-second = Хожу вторым
error-network = Сервер недоступен. Попробуйте ещё раз чуть позже.
