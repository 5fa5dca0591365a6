## The editions, to be read

rules-lead = Чего требует каждая редакция, статья за статьёй, и как программа её исполняет.
rules-found = { $n ->
        [one] { $n } статья
        [few] { $n } статьи
       *[many] { $n } статей
    }
rules-asks = Чего требует
rules-example = Пример
rules-differs = Чем отличается от российской редакции 2022 года
rules-reading = Как её здесь понимают
rules-note = Примечание
rules-kept = Как она исполнена
rules-kept-stated = постоянная игры, которая проверена
rules-kept-enacted = исполняет программа
rules-kept-entrusted = решает должностное лицо, программа напоминает и записывает
rules-kept-reference = показана
rules-parts = Её части
rules-own-words = Изложение своими словами, написанное для Damka; действует текст самих правил.
