### Slovenian. Register: plain, neutral, polite. Buttons have the singular imperative of Slovenian apps (izbriši); errors and
### hints have the polite plural (izberite, dvakrat se dotaknite, če želite odpreti). The listener is never addressed by
### gender: results are neuter participles (izbrisano).
### Status: checked
### Read: 2026-11-30, cold reader, sl
###
### Each phrase is written as it is heard inside a sentence. SpokenText capitalizes the first letter of a sentence.
### Clock: 24 hours, in digits with minutes (ob 14:30), in words at the full hour (ob štirinajstih; štirinajsta ura), for voices
### read 14:00 as "nič nič". With a 12-hour clock, a part of the day follows: ob dveh popoldne. Midnight and noon have their
### words (opolnoči, opoldne).
### Days of the month are ordinals in words (tretji november), for voices read "3." as a plain number.
### $case: nominative where nothing is asked, genitive after "od" and "do", accusative after "za", "na", "čez" and on buttons,
### "ago" after "pred", "within" after "v zadnjih", and "on" for days (v torek). From 5 on numbers stay in digits in all cases.
### $gender: masculine where nothing is asked, feminine, neuter, animate, person (see grammar.ftl).
### Decimals take the genitive singular, as in speech (1,5 ure; 2,5 odmerka).

## Settings: one word each, read by the library and never spoken

# Slovenian parts groups with a full stop, and voices read 28.547 in two parts.
number-digits = plain

## Signs

# same
minus = minus { $amount }

# same
plus = plus { $amount }

## Numbers

infinity = neskončno

number-unavailable = število ni na voljo

# Voices read "22." as a plain number: in words, by numerals.txt; a million and more is "številka 1000000".
ordinal = { NUMBER($value, style: "place") }

# en odstotek, dva odstotka, 75 odstotkov, 75,5 odstotka
percent = { HEAD($value) ->
    [from] { percent-range }
   *[number] { FORM(counted-percent, gender: "masculine") }
}
# od 0 do enega odstotka
percent-range = { TAIL(percent-ends) ->
    [single] { percent-ends } { FORM(noun-percent, form: "genitive") }
   *[several] { percent-ends } { FORM(noun-percent, form: "plural-genitive") }
}
percent-ends = { FORM(percent-value, gender: "masculine") }
percent-value = { $value }
counted-percent = { $value ->
    [one] { NUMBER($value, style: "items") } { FORM(noun-percent, $value) }
    [two] { NUMBER($value, style: "items") } { FORM(noun-percent, $value) }
    [few] { NUMBER($value, style: "items") } { FORM(noun-percent, $value) }
   *[other] { $value } { FORM(noun-percent, $value) }
}

# In the genitive: od dveh do štirih odmerkov, od 5 do 10 dni.
range = od { FORM(range-from, case: "genitive") } do { FORM(range-to, case: "genitive") }
range-from = { $from ->
    [one] { NUMBER($from, style: "items") }
    [two] { NUMBER($from, style: "items") }
    [few] { NUMBER($from, style: "items") }
   *[other] { $from }
}
range-to = { HEAD($from) ->
    [minus] { range-end }
   *[other] { range-last }
}
range-end = { HEAD($to) ->
    [unsigned] { range-last }
   *[signed] plus { range-last }
}
range-last = { $to ->
    [one] { NUMBER($to, style: "items") }
    [two] { NUMBER($to, style: "items") }
    [few] { NUMBER($to, style: "items") }
   *[other] { $to }
}
-head-minus = minus
-head-unsigned = minus plus nič 0 !0. !0,

## Large numbers, rounded. "Tisoč" after a number has one form: dva tisoč, od treh tisoč

compact-3 = { $count ->
    [1] tisoč
    [2] { $case ->
        [genitive] dveh tisoč
       *[nominative] dva tisoč
    }
   *[other] { $count } tisoč
}

# en milijon, dva milijona, 1,2 milijona, 5 milijonov
compact-6 = { FORM(compact-count, gender: "masculine") } { FORM(noun-million, $count) }

compact-9 = { FORM(compact-count, gender: "feminine") } { FORM(noun-billion, $count) }

compact-12 = { FORM(compact-count, gender: "masculine") } { FORM(noun-trillion, $count) }

compact-count = { $count ->
    [one] { NUMBER($count, style: "items") }
    [two] { NUMBER($count, style: "items") }
    [few] { NUMBER($count, style: "items") }
   *[other] { $count }
}
