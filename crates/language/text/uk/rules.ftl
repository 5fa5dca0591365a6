## The editions, to be read

rules-lead = Чого вимагає кожна редакція, пункт за пунктом, і як програма це виконує.
rules-found = { $n ->
        [one] { $n } пункт
        [few] { $n } пункти
       *[many] { $n } пунктів
    }
rules-asks = Чого вимагає
rules-example = Приклад
rules-differs = Чим відрізняється від російської редакції 2022 року
rules-reading = Як це тут розуміють
rules-note = Примітка
rules-kept = Як це виконано
rules-kept-stated = незмінне правило гри, перевірене тестами
rules-kept-enacted = виконує програма
rules-kept-entrusted = вирішує офіційна особа, програма нагадує й записує
rules-kept-reference = показано
rules-parts = Його частини
rules-own-words = Виклад словами Дамки; чинним є лише текст самих правил.
