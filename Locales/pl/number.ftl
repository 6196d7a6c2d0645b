### Polish (Poland). Register: plain, neutral, impersonal. The listener is never addressed by gender: results are said
### with the impersonal past (ukończono) or a noun (brak), never with "Pan" or "Pani" or a past tense that shows gender.
### Status: checked
###
### A phrase stands here as it is heard inside a sentence; its first letter is put in title case where one begins.
### $case: nominative where nothing is asked, genitive after "od" and "do", and "on" for days of the week (we wtorek).
### $gender: masculine where nothing is asked, feminine, neuter.

## Settings: one word each, read by the library and never spoken

# Groups are parted by a no-break space in Polish, and voices then read 28 547 as two numbers.
number-digits = plain

## Signs

minus = minus { $amount }

plus = plus { $amount }

## Numbers

infinity = nieskończoność

number-unavailable = liczba niedostępna

# Voices read "22." as plain 22: up to 31 in words, further up "numer 32".
ordinal = { $gender ->
    [feminine] { NUMBER($value, type: "ordinal") ->
        [1] pierwsza
        [2] druga
        [3] trzecia
        [4] czwarta
        [5] piąta
        [6] szósta
        [7] siódma
        [8] ósma
        [9] dziewiąta
        [10] dziesiąta
        [11] jedenasta
        [12] dwunasta
        [13] trzynasta
        [14] czternasta
        [15] piętnasta
        [16] szesnasta
        [17] siedemnasta
        [18] osiemnasta
        [19] dziewiętnasta
        [20] dwudziesta
        [21] dwudziesta pierwsza
        [22] dwudziesta druga
        [23] dwudziesta trzecia
        [24] dwudziesta czwarta
        [25] dwudziesta piąta
        [26] dwudziesta szósta
        [27] dwudziesta siódma
        [28] dwudziesta ósma
        [29] dwudziesta dziewiąta
        [30] trzydziesta
        [31] trzydziesta pierwsza
       *[other] numer { $value }
    }
    [neuter] { NUMBER($value, type: "ordinal") ->
        [1] pierwsze
        [2] drugie
        [3] trzecie
        [4] czwarte
        [5] piąte
        [6] szóste
        [7] siódme
        [8] ósme
        [9] dziewiąte
        [10] dziesiąte
        [11] jedenaste
        [12] dwunaste
        [13] trzynaste
        [14] czternaste
        [15] piętnaste
        [16] szesnaste
        [17] siedemnaste
        [18] osiemnaste
        [19] dziewiętnaste
        [20] dwudzieste
        [21] dwudzieste pierwsze
        [22] dwudzieste drugie
        [23] dwudzieste trzecie
        [24] dwudzieste czwarte
        [25] dwudzieste piąte
        [26] dwudzieste szóste
        [27] dwudzieste siódme
        [28] dwudzieste ósme
        [29] dwudzieste dziewiąte
        [30] trzydzieste
        [31] trzydzieste pierwsze
       *[other] numer { $value }
    }
   *[masculine] { NUMBER($value, type: "ordinal") ->
        [1] pierwszy
        [2] drugi
        [3] trzeci
        [4] czwarty
        [5] piąty
        [6] szósty
        [7] siódmy
        [8] ósmy
        [9] dziewiąty
        [10] dziesiąty
        [11] jedenasty
        [12] dwunasty
        [13] trzynasty
        [14] czternasty
        [15] piętnasty
        [16] szesnasty
        [17] siedemnasty
        [18] osiemnasty
        [19] dziewiętnasty
        [20] dwudziesty
        [21] dwudziesty pierwszy
        [22] dwudziesty drugi
        [23] dwudziesty trzeci
        [24] dwudziesty czwarty
        [25] dwudziesty piąty
        [26] dwudziesty szósty
        [27] dwudziesty siódmy
        [28] dwudziesty ósmy
        [29] dwudziesty dziewiąty
        [30] trzydziesty
        [31] trzydziesty pierwszy
       *[other] numer { $value }
    }
}

# The word is the same after every number, fractions too: 1 procent, 2 procent, 75,5 procent.
# Only the genitive of one differs: do 1 procentu.
percent = { $value ->
    [one] { $case ->
        [genitive] { $value } procentu
       *[nominative] { $value } procent
    }
    [few] { $value } procent
    [many] { $value } procent
   *[other] { $value } procent
}

range = od { $from } do { $to }

## Large numbers in short. Names of the long scale: miliard is ten to the 9th, bilion ten to the 12th.

compact-3 = { $count ->
    [one] { $case ->
        [genitive] { $count } tysiąca
       *[nominative] { $count } tysiąc
    }
    [few] { $case ->
        [genitive] { $count } tysięcy
       *[nominative] { $count } tysiące
    }
    [many] { $count } tysięcy
   *[other] { $count } tysiąca
}

compact-6 = { $count ->
    [one] { $case ->
        [genitive] { $count } miliona
       *[nominative] { $count } milion
    }
    [few] { $case ->
        [genitive] { $count } milionów
       *[nominative] { $count } miliony
    }
    [many] { $count } milionów
   *[other] { $count } miliona
}

compact-9 = { $count ->
    [one] { $case ->
        [genitive] { $count } miliarda
       *[nominative] { $count } miliard
    }
    [few] { $case ->
        [genitive] { $count } miliardów
       *[nominative] { $count } miliardy
    }
    [many] { $count } miliardów
   *[other] { $count } miliarda
}

compact-12 = { $count ->
    [one] { $case ->
        [genitive] { $count } biliona
       *[nominative] { $count } bilion
    }
    [few] { $case ->
        [genitive] { $count } bilionów
       *[nominative] { $count } biliony
    }
    [many] { $count } bilionów
   *[other] { $count } biliona
}
