## The editions, to be read

rules-lead = Чого вимагає кожна редакція, стаття за статтею, і як програма її виконує.
rules-found = { $n ->
        [one] { $n } стаття
        [few] { $n } статті
       *[many] { $n } статей
    }
rules-asks = Чого вимагає
rules-example = Приклад
rules-differs = Чим відрізняється від російської редакції 2022 року
rules-reading = Як її тут розуміють
rules-note = Примітка
rules-kept = Як її виконано
rules-kept-stated = стала гри, яку перевірено
rules-kept-enacted = виконує програма
rules-kept-entrusted = вирішує посадова особа, програма нагадує й записує
rules-kept-reference = показано
rules-parts = Її частини
rules-own-words = Виклад своїми словами, написаний для Damka; чинним є текст самих правил.
