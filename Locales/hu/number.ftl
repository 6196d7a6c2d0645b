### Hungarian (Hungary). Register: plain and impersonal. Results are participles (törölve, mentve) or nouns. Actions are nouns, as on
### all devices (fénykép törlése). Hints and errors have the polite request of "ön" (koppintson, adja meg). Hungarian has no gender.
### Status: checked
### Read: 2026-11-30, cold reader, hu
###
### Each phrase is written as it is heard inside a sentence. A noun is singular after every number. Names of the user's never take a
### suffix: they own something (Maya profilképe, Aspirin törlése), stand before a participle (Aspirin törölve), or after a colon.
### A number in digits takes its suffix with a hyphen, by the way that its last word sounds: 5-ből 3, 2024-ben, 12-vel.
###
### Days and positions are ordinals in words, because voices read some of "3-án" and "3." as plain 3: november harmadikán, harmadik
### lépés. Times have words, too (14 óra 30 perc). "3 of 5" is "5-ből 3", which needs no article.
###
### $case: "on" and "at" are when (november harmadikán, 14 órakor), "from" and "until" are the ends of a period (14 órától, 16 óráig),
### "to" is before "képest" (a múlt héthez), only for the times that a value is compared with, and "instrumental" is by how much (5 perccel).

## Settings: one word each, read by the library and never spoken

number-digits = plain

## Signs

minus = mínusz { $amount }

plus = plusz { $amount }

## Numbers

infinity = végtelen

number-unavailable = a szám nem ismert

ordinal = { NUMBER($value, style: "words", type: "ordinal") }

percent = { $case ->
    [instrumental] { $value } százalékkal
   *[bare] { $value } százalék
}

# Without a noun: 2 és 4 között. "open" is the inside of a range that has a noun: 10 és 20 százalék között
range = { $case ->
    [open] { range-open }
   *[bare] { range-open } között
}
    .end = { HEAD($to) ->
        [unsigned] { $to }
       *[signed] plusz { $to }
    }
range-open = { HEAD($from) ->
    [minus] { $from } és { range.end }
   *[other] { $from } és { $to }
}
-head-minus = mínusz
-head-unsigned = mínusz plusz 0 nulla !0,

## Large numbers. "Egy ezer" isn't said

compact-3 = { $count ->
    [1] ezer
   *[other] { $count } ezer
}

compact-6 = { $count } millió

compact-9 = { $count } milliárd

compact-12 = { $count } billió

## Suffixes of numbers in digits, by the way that the last word of the number sounds

# Words with front vowels: egy, kettő, négy, öt, hét, kilenc, tíz, negyven, ötven, hetven, kilencven, ezer; all others: nulla, három,
# hat, nyolc, húsz, harminc, hatvan, nyolcvan, száz, millió
-tail-number-million = 000000
-tail-number-front = 1 2 4 5 7 9 10 40 50 70 90 000
-tail-number-five = 5

# accepted: symbol
suffix-elative = { TAIL($count) ->
    [number-million] -ból
    [number-front] -ből
   *[number-back] -ból
}
# accepted: symbol
suffix-inessive = { TAIL($count) ->
    [number-front] -ben
   *[number-back] -ban
}
# accepted: symbol
suffix-ablative = { TAIL($count) ->
    [number-million] -tól
    [number-front] -től
   *[number-back] -tól
}
# kettőhöz, öthöz
# accepted: symbol
suffix-allative = { TAIL($count) ->
    [number-round] -höz
    [number-million] -hoz
    [number-front] -hez
   *[number-back] -hoz
}
-tail-number-round = 2 5

# The consonant of the suffix is that of the word: 3-mal, 5-tel, 20-szal. Nothing after a word that has the suffix already: 5 perccel
# accepted: symbol
suffix-instrumental = { TAIL($count) ->
    [by-gyel] -gyel
    [by-vel] -vel
    [by-mal] -mal
    [by-tel] -tel
    [by-tal] -tal
    [by-cal] -cal
    [by-cel] -cel
    [by-val] -val
    [by-rel] -rel
    [by-zal] -zal
    [by-zel] -zel
    [by-szal] -szal
    [by-nel] -nel
    [by-nal] -nal
    [by-zero] -val
    [word-ezer] rel
    [word-million] val
    [word-milliard] dal
    [word-dal] dal
    [word-del] del
   *[other] { "" }
}
-tail-by-gyel = 1 4
-tail-by-vel = 2
-tail-by-mal = 3
-tail-by-tel = 5 7
-tail-by-tal = 6
-tail-by-cal = 8 30
-tail-by-cel = 9
-tail-by-val = 000000
-tail-by-rel = 000
-tail-by-zal = 00
-tail-by-zel = 10
-tail-by-szal = 20
-tail-by-nel = 40 50 70 90
-tail-by-nal = 60 80
-tail-by-zero = 0
-tail-word-ezer = ezer
-tail-word-million = millió billió
-tail-word-milliard = milliárd
# egyharmaddal, háromnegyeddel
-tail-word-dal = ad od
-tail-word-del = ed öd

## The article before a number: az 1, az 5, az 1000; a 2, a 10, a 100

number-the = { HEAD($count) ->
    [number-vowel] az { $count }
   *[other] a { $count }
}
-head-number-vowel = 1 5*
