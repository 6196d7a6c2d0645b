### German (Germany). Register: plain and impersonal: results are said with a participle or a noun (abgeschlossen,
### Betrag ausgeblendet). Where the listener must be addressed it is with "Sie", which has no gender.
### Status: checked
###
### A phrase stands here as it is heard inside a sentence; its first letter is put in title case where one begins.
### $case: nominative where nothing is asked, accusative (um einen Dollar), dative (seit 2 Tagen), for days and moments
### "on" (am Dienstag), "every" (dienstags), "from" and "to" (vom dritten bis zum siebten November), for times "at" (um
### 14 Uhr), for hints "infinitive" (Details anzuzeigen). The genitive is not asked for: no phrase needs it.
### $gender: masculine where nothing is asked, feminine, neuter.
### Compounds keep their hyphen (US-Dollar): voices say it as one word.

## Settings: one word each, read by the library and never spoken

# Voices of Germany read 28.547 as they should, those of Austria and Switzerland write groups otherwise and misread it.
number-digits = plain

## Signs

minus = minus { $amount }

plus = plus { $amount }

## Numbers

infinity = unendlich

number-unavailable = Zahl nicht verfügbar

# Voices read "3." as plain 3, and as the end of a sentence: up to 31 in words, further up "Nummer 32".
# The words are those without an article (dritter, dritte, drittes) or, in other cases, those after one (dem dritten).
# After "der, die, das" stands the feminine form: der dritte, das dritte.
ordinal = { $case ->
    [accusative] { $gender ->
        [feminine] { ordinal-feminine }
        [neuter] { ordinal-neuter }
       *[masculine] { ordinal-oblique }
    }
    [dative] { ordinal-oblique }
    [genitive] { ordinal-oblique }
   *[nominative] { $gender ->
        [feminine] { ordinal-feminine }
        [neuter] { ordinal-neuter }
       *[masculine] { ordinal-masculine }
    }
}
ordinal-masculine = { NUMBER($value, type: "ordinal") ->
    [1] erster
    [2] zweiter
    [3] dritter
    [4] vierter
    [5] fünfter
    [6] sechster
    [7] siebter
    [8] achter
    [9] neunter
    [10] zehnter
    [11] elfter
    [12] zwölfter
    [13] dreizehnter
    [14] vierzehnter
    [15] fünfzehnter
    [16] sechzehnter
    [17] siebzehnter
    [18] achtzehnter
    [19] neunzehnter
    [20] zwanzigster
    [21] einundzwanzigster
    [22] zweiundzwanzigster
    [23] dreiundzwanzigster
    [24] vierundzwanzigster
    [25] fünfundzwanzigster
    [26] sechsundzwanzigster
    [27] siebenundzwanzigster
    [28] achtundzwanzigster
    [29] neunundzwanzigster
    [30] dreißigster
    [31] einunddreißigster
   *[other] Nummer { $value }
}
ordinal-feminine = { NUMBER($value, type: "ordinal") ->
    [1] erste
    [2] zweite
    [3] dritte
    [4] vierte
    [5] fünfte
    [6] sechste
    [7] siebte
    [8] achte
    [9] neunte
    [10] zehnte
    [11] elfte
    [12] zwölfte
    [13] dreizehnte
    [14] vierzehnte
    [15] fünfzehnte
    [16] sechzehnte
    [17] siebzehnte
    [18] achtzehnte
    [19] neunzehnte
    [20] zwanzigste
    [21] einundzwanzigste
    [22] zweiundzwanzigste
    [23] dreiundzwanzigste
    [24] vierundzwanzigste
    [25] fünfundzwanzigste
    [26] sechsundzwanzigste
    [27] siebenundzwanzigste
    [28] achtundzwanzigste
    [29] neunundzwanzigste
    [30] dreißigste
    [31] einunddreißigste
   *[other] Nummer { $value }
}
ordinal-neuter = { NUMBER($value, type: "ordinal") ->
    [1] erstes
    [2] zweites
    [3] drittes
    [4] viertes
    [5] fünftes
    [6] sechstes
    [7] siebtes
    [8] achtes
    [9] neuntes
    [10] zehntes
    [11] elftes
    [12] zwölftes
    [13] dreizehntes
    [14] vierzehntes
    [15] fünfzehntes
    [16] sechzehntes
    [17] siebzehntes
    [18] achtzehntes
    [19] neunzehntes
    [20] zwanzigstes
    [21] einundzwanzigstes
    [22] zweiundzwanzigstes
    [23] dreiundzwanzigstes
    [24] vierundzwanzigstes
    [25] fünfundzwanzigstes
    [26] sechsundzwanzigstes
    [27] siebenundzwanzigstes
    [28] achtundzwanzigstes
    [29] neunundzwanzigstes
    [30] dreißigstes
    [31] einunddreißigstes
   *[other] Nummer { $value }
}
ordinal-oblique = { NUMBER($value, type: "ordinal") ->
    [1] ersten
    [2] zweiten
    [3] dritten
    [4] vierten
    [5] fünften
    [6] sechsten
    [7] siebten
    [8] achten
    [9] neunten
    [10] zehnten
    [11] elften
    [12] zwölften
    [13] dreizehnten
    [14] vierzehnten
    [15] fünfzehnten
    [16] sechzehnten
    [17] siebzehnten
    [18] achtzehnten
    [19] neunzehnten
    [20] zwanzigsten
    [21] einundzwanzigsten
    [22] zweiundzwanzigsten
    [23] dreiundzwanzigsten
    [24] vierundzwanzigsten
    [25] fünfundzwanzigsten
    [26] sechsundzwanzigsten
    [27] siebenundzwanzigsten
    [28] achtundzwanzigsten
    [29] neunundzwanzigsten
    [30] dreißigsten
    [31] einunddreißigsten
   *[other] Nummer { $value }
}

# Voices read "1 Prozent" as "eins Prozent".
percent = { $value ->
    [1] { one-neuter } Prozent
   *[other] { $value } Prozent
}

# Without "von": it also stands before the name of a unit, 20 bis 30 Dollar.
range = { range-from } bis { range-to }

# A range that is asked for a gender stands before a noun of that gender. A 1 before "bis" is then "ein" for all of
# them, without an ending (ein bis 3 Kronen), and after it agrees (0 bis eine Krone). Alone it stays a number: 1 bis 3.
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
        [masculine] ein
        [feminine] eine
        [neuter] ein
       *[none] { $to }
    }
   *[other] { $to }
}

## The number before a noun, by the noun's gender. 1 is in words: voices read "1 Dollar" as "eins Dollar".

# The noun must be the same in the plural: { numeral-masculine } Dollar. Others select on $count themselves.
numeral-masculine = { $count ->
    [1] { one-masculine }
    [one] { $count }
   *[other] { $count }
}
numeral-feminine = { $count ->
    [1] { one-feminine }
    [one] { $count }
   *[other] { $count }
}
numeral-neuter = { $count ->
    [1] { one-neuter }
    [one] { $count }
   *[other] { $count }
}

one-masculine = { $case ->
    [accusative] einen
    [dative] einem
   *[nominative] ein
}
one-feminine = { $case ->
    [dative] einer
   *[nominative] eine
}
one-neuter = { $case ->
    [dative] einem
   *[nominative] ein
}

## Large numbers in short. Names of the long scale: Milliarde is ten to the 9th, Billion ten to the 12th.

# "eintausend" as voices read 1000; CLDR's "1 Tausend" is read "eins Tausend".
compact-3 = { $count ->
    [1] eintausend
   *[other] { $count } Tausend
}

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
