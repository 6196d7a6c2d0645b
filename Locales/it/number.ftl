### Italian (Italy). Register: plain and neutral, and impersonal if possible (nessuna attività, non è possibile annullare).
### If a phrase must give an instruction, it uses the imperative of tu, as iOS and TalkBack do (tocca due volte). No phrase
### shows the listener's gender.
### Status: checked
### Read: 2026-11-30, cold reader, it
###
### Each phrase is written as it is heard inside a sentence. SpokenText capitalizes the first letter of a sentence. No
### capital after a colon. The apostrophe is the typographic one.
### Values of $gender: masculine (if no phrase asks for a gender) and feminine; words without a singular have
### masculine-plural.
### A time alone is "ore 14:30" (dose programmata: ore 8), for "8 ore" is a duration. One o'clock is in words, because
### voices read 1:30 as "uno e trenta". A day or a time answers "on", "at", "from", "to", "until", "since", "of" and
### "around" with its preposition and article (dal 3 novembre, alle 14:30, fino all’otto marzo, verso le 8).
### Amounts answer "of", "to", "from" and "the" only where they have an article, as percentages do (del 10 per cento), or
### where a range has other words after a preposition (tra 2 e 4). The words around them say "di" and "a" otherwise.
### Other values of $case: "dated" is for a time after its day, "infinitive" for outcomes, "label" for states as names of
### fields, "noun" for a transaction before its state, "value" for an age after the name of a field.

## Settings: one word each, read by the library and never spoken

# Voices read 28.547 as one number.
number-digits = grouped

# In Switzerland the separators are others.
number-separators = regional

## Signs. Before what has a sign there is no article: almeno meno 5 per cento

minus = meno { FORM($amount, case: "bare") }

plus = più { FORM($amount, case: "bare") }

## Numbers

infinity = infinito

number-unavailable = valore non disponibile

# In words, by the rules of numerals.txt: voices read "22º" in several ways.
ordinal = { NUMBER($value, type: "ordinal", style: "words") }

# After a preposition a percentage has its article (del 10, dell’8, dello 0 per cento). After "l’"
# it is in words, for some voices name the letter there.
percent = { $case ->
    [of] { percent-of }
    [to] { percent-to }
    [from] { percent-from }
    [the] { percent-the }
   *[bare] { $value } per cento
}
percent-of = { HEAD($value) ->
    [eight] dell’{ $value } per cento
    [zero] dello { $value } per cento
   *[other] del { $value } per cento
}
percent-to = { HEAD($value) ->
    [eight] all’{ $value } per cento
    [zero] allo { $value } per cento
   *[other] al { $value } per cento
}
percent-from = { HEAD($value) ->
    [eight] dall’{ $value } per cento
    [zero] dallo { $value } per cento
   *[other] dal { $value } per cento
}
percent-the = { HEAD($value) ->
    [eight] l’{ NUMBER($value, style: "words") } per cento
    [zero] lo { $value } per cento
   *[other] il { $value } per cento
}
# Numbers that begin with a vowel (uno, otto, undici, but not mille), and with a z.
-head-eight =
    1 8* 11 !1. !10 !12 !13 !14 !15 !16 !17 !18 !19 !110 !111 !112 !113 !114 !115 !116 !117 !118 !119
-head-zero = 0

# da 2 a 4. After another preposition it is "tra 2 e 4" (aumento tra 2 e 4 pagine). "share" and the cases after it are for
# percentages, which have an article at each end (dal 10 al 20 per cento, tra il 10 e il 20 per cento).
range = { $case ->
    [share] { range-share }
    [sharetwo] { range-share-two }
   *[bare] { range-open } { range-from } { range-link } { range-to }
}
range-open = { $case ->
    [of] tra
    [to] tra
    [from] tra
    [the] tra
   *[bare] da
}
range-link = { $case ->
    [of] e
    [to] e
    [from] e
    [the] e
   *[bare] a
}
range-share = { HEAD($from) ->
    [minus] da { $from } a { range-to }
   *[other] { FORM(share-from, $from) } { FORM(share-to, $to) }
}
range-share-two = { HEAD($from) ->
    [minus] tra { $from } e { range-to }
   *[other] tra { FORM(share-the, $from) } e { FORM(share-the, $to) }
}
share-from = { HEAD($count) ->
    [eight] dall’{ NUMBER($count, style: "words") }
    [zero] dallo { $count }
   *[other] dal { $count }
}
share-to = { HEAD($count) ->
    [eight] all’{ NUMBER($count, style: "words") }
    [zero] allo { $count }
   *[other] al { $count }
}
share-the = { HEAD($count) ->
    [eight] l’{ NUMBER($count, style: "words") }
    [zero] lo { $count }
   *[other] il { $count }
}
# da una a 3 ore
range-from = { $gender ->
    [feminine] { FORM(number-feminine, $from) }
   *[masculine] { $from }
}
number-feminine = { $count ->
    [1] una
   *[other] { $count }
}
# The end of what begins below zero: da meno 4 a più 18
range-to = { HEAD($from) ->
    [minus] { range-above }
   *[other] { $to }
}
range-above = { HEAD($to) ->
    [unsigned] { $to }
   *[signed] più { $to }
}
-head-minus = meno
-head-unsigned = meno più zero nessun 0 !0. !0,

## Large numbers, rounded. Beyond "miliardo" people say "3000 miliardi"; few know "bilione".
##
## From a million on, a number needs "di" before the name of a currency (un milione di dollari). A thousand doesn't.

# People say 2500, not "2,5 mila": the shown number has two digits at most below 10, so these are all there are.
compact-3 = { $count ->
    [1] mille
    [1.1] 1100
    [1.2] 1200
    [1.3] 1300
    [1.4] 1400
    [1.5] 1500
    [1.6] 1600
    [1.7] 1700
    [1.8] 1800
    [1.9] 1900
    [2.1] 2100
    [2.2] 2200
    [2.3] 2300
    [2.4] 2400
    [2.5] 2500
    [2.6] 2600
    [2.7] 2700
    [2.8] 2800
    [2.9] 2900
    [3.1] 3100
    [3.2] 3200
    [3.3] 3300
    [3.4] 3400
    [3.5] 3500
    [3.6] 3600
    [3.7] 3700
    [3.8] 3800
    [3.9] 3900
    [4.1] 4100
    [4.2] 4200
    [4.3] 4300
    [4.4] 4400
    [4.5] 4500
    [4.6] 4600
    [4.7] 4700
    [4.8] 4800
    [4.9] 4900
    [5.1] 5100
    [5.2] 5200
    [5.3] 5300
    [5.4] 5400
    [5.5] 5500
    [5.6] 5600
    [5.7] 5700
    [5.8] 5800
    [5.9] 5900
    [6.1] 6100
    [6.2] 6200
    [6.3] 6300
    [6.4] 6400
    [6.5] 6500
    [6.6] 6600
    [6.7] 6700
    [6.8] 6800
    [6.9] 6900
    [7.1] 7100
    [7.2] 7200
    [7.3] 7300
    [7.4] 7400
    [7.5] 7500
    [7.6] 7600
    [7.7] 7700
    [7.8] 7800
    [7.9] 7900
    [8.1] 8100
    [8.2] 8200
    [8.3] 8300
    [8.4] 8400
    [8.5] 8500
    [8.6] 8600
    [8.7] 8700
    [8.8] 8800
    [8.9] 8900
    [9.1] 9100
    [9.2] 9200
    [9.3] 9300
    [9.4] 9400
    [9.5] 9500
    [9.6] 9600
    [9.7] 9700
    [9.8] 9800
    [9.9] 9900
   *[other] { $count } mila
}

compact-6 = { $count ->
    [1] un milione
   *[other] { $count } milioni
}

compact-9 = { $count ->
    [1] un miliardo
   *[other] { $count } miliardi
}

# mille miliardi, 1200 miliardi, 12 mila miliardi
compact-12 = { compact-3 } miliardi
