### German (Germany). Register: plain and impersonal. Results are a participle or a noun (abgeschlossen, Betrag
### ausgeblendet). If a phrase must address the listener, it uses "Sie", which has no gender.
### Status: checked
### Read: 2026-11-30, cold reader, de
###
### Each phrase is written as it is heard inside a sentence. SpokenText capitalizes the first letter of a sentence.
### Values of $case:
### nominative, if no phrase asks for a case. accusative: um einen Dollar. dative: seit 2 Tagen. "most" and "between"
### are for the ends of amounts: bis zu einem Tag, zwischen dem dritten und dem siebten November. "on" is for days and
### moments: am Dienstag. "every" is for schedules: dienstags. "from" and "to" are for intervals: vom dritten bis zum
### siebten November. "at" is for times: um 14 Uhr. "infinitive" is for hints: Details anzuzeigen. No phrase needs the
### genitive.
### Values of $gender: masculine (if no phrase asks for a gender), feminine, and neuter.
### Compounds keep their hyphen (US-Dollar). Voices read them as one word.

## Settings: one word each, read by the library and never spoken

# Voices of Germany read 28.547 as they should, those of Austria and Switzerland write groups otherwise and misread it.
number-digits = plain

## Signs

# same
minus = minus { $amount }

# same
plus = plus { $amount }

## Numbers

infinity = unendlich

number-unavailable = Zahl nicht verfügbar

# Voices read "3." as plain 3, and as the end of a sentence: up to 199 in words, by the rules of numerals.txt, further
# up "Nummer 200". The words are those without an article (dritter, dritte, drittes) or, in other cases, those after one
# (dem dritten). After "der, die, das" stands the feminine form: der dritte, das dritte. The others add one letter to
# it, always.
ordinal = { $case ->
    [accusative] { $gender ->
        [feminine] { ordinal-feminine }
        [neuter] { ordinal-neuter }
       *[masculine] { ordinal-oblique }
    }
    [dative] { ordinal-oblique }
    [genitive] { ordinal-oblique }
    [between] { ordinal-behind }
    [to] { ordinal-until }
   *[nominative] { $gender ->
        [feminine] { ordinal-feminine }
        [neuter] { ordinal-neuter }
       *[masculine] { ordinal-masculine }
    }
}
ordinal-masculine = { TAIL(ordinal-feminine) ->
    [digit] { ordinal-feminine }
   *[other] { ordinal-feminine }r
}
ordinal-neuter = { TAIL(ordinal-feminine) ->
    [digit] { ordinal-feminine }
   *[other] { ordinal-feminine }s
}
ordinal-oblique = { TAIL(ordinal-feminine) ->
    [digit] { ordinal-feminine }
   *[other] { ordinal-feminine }n
}
# ab dem dritten, bis zum dritten; bis Nummer 200
ordinal-behind = { TAIL(ordinal-feminine) ->
    [digit] { ordinal-feminine }
   *[other] { $gender ->
        [feminine] der { ordinal-oblique }
       *[masculine] dem { ordinal-oblique }
    }
}
ordinal-until = { TAIL(ordinal-feminine) ->
    [digit] bis { ordinal-feminine }
   *[other] { $gender ->
        [feminine] bis zur { ordinal-oblique }
       *[masculine] bis zum { ordinal-oblique }
    }
}
-tail-digit = 0 1 2 3 4 5 6 7 8 9
ordinal-feminine = { NUMBER($value, style: "place") }

# Voices read "1 Prozent" as "eins Prozent".
percent = { $value ->
    [1] { one-neuter } Prozent
   *[other] { $value } Prozent
}
    .gender = neuter

# Without "von": it also comes before the name of a unit, 20 bis 30 Dollar.
# minus 3 bis plus 5; minus 3 bis 5 would be heard as from 3 to 5 below zero.
range = { HEAD($from) ->
    [below-zero] { range-from } bis { range-over-zero }
   *[other] { range-from } bis { range-to }
}
range-over-zero = { HEAD($to) ->
    [unsigned] { range-to }
   *[signed] plus { range-to }
}
range-above = { HEAD($to) ->
    [unsigned] { $to }
   *[signed] plus { $to }
}
-head-below-zero = minus
-head-unsigned = minus plus 0 !0,

# A range that is asked for a gender comes before a noun of that gender. A 1 before "bis" is then "ein" for all of
# them, without an ending (ein bis 3 Kronen), and after it agrees (0 bis eine Krone, ab 0 bis einer Krone). Alone it
# stays a number: 1 bis 3.
range-from = { $from ->
    [1] { $gender ->
        [masculine] ein
        [feminine] ein
        [neuter] ein
       *[none] { $from }
    }
   *[other] { $from }
}
range-to = { $to ->
    [1] { $gender ->
        [masculine] { one-masculine }
        [feminine] { one-feminine }
        [neuter] { one-neuter }
       *[none] { $to }
    }
   *[other] { $to }
}

## Large numbers, rounded. Names of the long scale: Milliarde is ten to the 9th, Billion ten to the 12th.

# "eintausend" as voices read 1000; CLDR's "1 Tausend" is read "eins Tausend".
compact-3 = { $count ->
    [1] eintausend
   *[other] { TAIL(compact-3-words) ->
        [digit] { $count } Tausend
       *[other] { compact-3-words }
    }
}
# Nobody says "1,5 Tausend": eintausendfünfhundert. What has no decimal stays in digits.
compact-3-words = { NUMBER($count, style: "thousands") }

compact-6 = { $count ->
    [1] { one-feminine } Million
   *[other] { $count } Millionen
}

compact-9 = { $count ->
    [1] { one-feminine } Milliarde
   *[other] { $count } Milliarden
}

compact-12 = { $count ->
    [1] { one-feminine } Billion
   *[other] { $count } Billionen
}
