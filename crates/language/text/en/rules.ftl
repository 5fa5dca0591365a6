## The editions, to be read

rules-lead = What each edition asks for, article by article, and how the program keeps it.
rules-found = { $n ->
        [one] { $n } article
       *[other] { $n } articles
    }
rules-asks = What it asks for
rules-example = Example
rules-differs = How it differs from Russia 2022
rules-reading = How it is read here
rules-note = Note
rules-kept = How it is kept
rules-kept-stated = stated: equal to a constant of the game, and checked
rules-kept-enacted = enacted: the program does it
rules-kept-entrusted = entrusted: an official decides, the program prompts and records
rules-kept-reference = shown
rules-parts = Its parts
rules-own-words = What it asks for, in Damka’s own words; the text of the edition itself is binding.
