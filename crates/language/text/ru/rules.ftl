## The editions, to be read

rules-lead = Чего требует каждая редакция, пункт за пунктом, и как программа это исполняет.
rules-found = { $n ->
        [one] { $n } пункт
        [few] { $n } пункта
       *[many] { $n } пунктов
    }
rules-asks = Чего требует
rules-example = Пример
rules-differs = Чем отличается от российской редакции 2022 года
rules-reading = Как это здесь понимают
rules-note = Примечание
rules-kept = Как это исполнено
rules-kept-stated = неизменное правило игры, проверенное тестами
rules-kept-enacted = исполняет программа
rules-kept-entrusted = решает официальное лицо, программа напоминает и записывает
rules-kept-reference = показан
rules-parts = Его части
rules-own-words = Изложение словами Дамки; действует только текст самих правил.
