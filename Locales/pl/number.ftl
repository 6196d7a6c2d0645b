### Polish (Poland). Register: plain, neutral, impersonal. The listener is never addressed by gender: results are said
### with the impersonal past (ukończono) or a noun (brak), never with "Pan" or "Pani" or a past tense that shows gender.
### Status: checked
### For apps: every, at
### Read: 2026-11-22, cold reader, pl
###
### A phrase stands here as it is heard inside a sentence; its first letter is put in title case where one begins.
### $case: nominative where nothing is asked, genitive after "od" and "do", and "on" for days of the week (we wtorek).
### $gender: masculine where nothing is asked, feminine, neuter, personal, plural (see grammar.ftl).

## Settings: one word each, read by the library and never spoken

# Groups are parted by a no-break space in Polish, and voices then read 28 547 as two numbers.
number-digits = plain

## Signs

# same
minus = minus { $amount }

# same
plus = plus { $amount }

## Numbers

infinity = nieskończoność

number-unavailable = liczba niedostępna

# Voices read "22." as plain 22: up to 100 in words, further up "numer 101".
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
        [32] trzydziesta druga
        [33] trzydziesta trzecia
        [34] trzydziesta czwarta
        [35] trzydziesta piąta
        [36] trzydziesta szósta
        [37] trzydziesta siódma
        [38] trzydziesta ósma
        [39] trzydziesta dziewiąta
        [40] czterdziesta
        [41] czterdziesta pierwsza
        [42] czterdziesta druga
        [43] czterdziesta trzecia
        [44] czterdziesta czwarta
        [45] czterdziesta piąta
        [46] czterdziesta szósta
        [47] czterdziesta siódma
        [48] czterdziesta ósma
        [49] czterdziesta dziewiąta
        [50] pięćdziesiąta
        [51] pięćdziesiąta pierwsza
        [52] pięćdziesiąta druga
        [53] pięćdziesiąta trzecia
        [54] pięćdziesiąta czwarta
        [55] pięćdziesiąta piąta
        [56] pięćdziesiąta szósta
        [57] pięćdziesiąta siódma
        [58] pięćdziesiąta ósma
        [59] pięćdziesiąta dziewiąta
        [60] sześćdziesiąta
        [61] sześćdziesiąta pierwsza
        [62] sześćdziesiąta druga
        [63] sześćdziesiąta trzecia
        [64] sześćdziesiąta czwarta
        [65] sześćdziesiąta piąta
        [66] sześćdziesiąta szósta
        [67] sześćdziesiąta siódma
        [68] sześćdziesiąta ósma
        [69] sześćdziesiąta dziewiąta
        [70] siedemdziesiąta
        [71] siedemdziesiąta pierwsza
        [72] siedemdziesiąta druga
        [73] siedemdziesiąta trzecia
        [74] siedemdziesiąta czwarta
        [75] siedemdziesiąta piąta
        [76] siedemdziesiąta szósta
        [77] siedemdziesiąta siódma
        [78] siedemdziesiąta ósma
        [79] siedemdziesiąta dziewiąta
        [80] osiemdziesiąta
        [81] osiemdziesiąta pierwsza
        [82] osiemdziesiąta druga
        [83] osiemdziesiąta trzecia
        [84] osiemdziesiąta czwarta
        [85] osiemdziesiąta piąta
        [86] osiemdziesiąta szósta
        [87] osiemdziesiąta siódma
        [88] osiemdziesiąta ósma
        [89] osiemdziesiąta dziewiąta
        [90] dziewięćdziesiąta
        [91] dziewięćdziesiąta pierwsza
        [92] dziewięćdziesiąta druga
        [93] dziewięćdziesiąta trzecia
        [94] dziewięćdziesiąta czwarta
        [95] dziewięćdziesiąta piąta
        [96] dziewięćdziesiąta szósta
        [97] dziewięćdziesiąta siódma
        [98] dziewięćdziesiąta ósma
        [99] dziewięćdziesiąta dziewiąta
        [100] setna
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
        [32] trzydzieste drugie
        [33] trzydzieste trzecie
        [34] trzydzieste czwarte
        [35] trzydzieste piąte
        [36] trzydzieste szóste
        [37] trzydzieste siódme
        [38] trzydzieste ósme
        [39] trzydzieste dziewiąte
        [40] czterdzieste
        [41] czterdzieste pierwsze
        [42] czterdzieste drugie
        [43] czterdzieste trzecie
        [44] czterdzieste czwarte
        [45] czterdzieste piąte
        [46] czterdzieste szóste
        [47] czterdzieste siódme
        [48] czterdzieste ósme
        [49] czterdzieste dziewiąte
        [50] pięćdziesiąte
        [51] pięćdziesiąte pierwsze
        [52] pięćdziesiąte drugie
        [53] pięćdziesiąte trzecie
        [54] pięćdziesiąte czwarte
        [55] pięćdziesiąte piąte
        [56] pięćdziesiąte szóste
        [57] pięćdziesiąte siódme
        [58] pięćdziesiąte ósme
        [59] pięćdziesiąte dziewiąte
        [60] sześćdziesiąte
        [61] sześćdziesiąte pierwsze
        [62] sześćdziesiąte drugie
        [63] sześćdziesiąte trzecie
        [64] sześćdziesiąte czwarte
        [65] sześćdziesiąte piąte
        [66] sześćdziesiąte szóste
        [67] sześćdziesiąte siódme
        [68] sześćdziesiąte ósme
        [69] sześćdziesiąte dziewiąte
        [70] siedemdziesiąte
        [71] siedemdziesiąte pierwsze
        [72] siedemdziesiąte drugie
        [73] siedemdziesiąte trzecie
        [74] siedemdziesiąte czwarte
        [75] siedemdziesiąte piąte
        [76] siedemdziesiąte szóste
        [77] siedemdziesiąte siódme
        [78] siedemdziesiąte ósme
        [79] siedemdziesiąte dziewiąte
        [80] osiemdziesiąte
        [81] osiemdziesiąte pierwsze
        [82] osiemdziesiąte drugie
        [83] osiemdziesiąte trzecie
        [84] osiemdziesiąte czwarte
        [85] osiemdziesiąte piąte
        [86] osiemdziesiąte szóste
        [87] osiemdziesiąte siódme
        [88] osiemdziesiąte ósme
        [89] osiemdziesiąte dziewiąte
        [90] dziewięćdziesiąte
        [91] dziewięćdziesiąte pierwsze
        [92] dziewięćdziesiąte drugie
        [93] dziewięćdziesiąte trzecie
        [94] dziewięćdziesiąte czwarte
        [95] dziewięćdziesiąte piąte
        [96] dziewięćdziesiąte szóste
        [97] dziewięćdziesiąte siódme
        [98] dziewięćdziesiąte ósme
        [99] dziewięćdziesiąte dziewiąte
        [100] setne
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
        [32] trzydziesty drugi
        [33] trzydziesty trzeci
        [34] trzydziesty czwarty
        [35] trzydziesty piąty
        [36] trzydziesty szósty
        [37] trzydziesty siódmy
        [38] trzydziesty ósmy
        [39] trzydziesty dziewiąty
        [40] czterdziesty
        [41] czterdziesty pierwszy
        [42] czterdziesty drugi
        [43] czterdziesty trzeci
        [44] czterdziesty czwarty
        [45] czterdziesty piąty
        [46] czterdziesty szósty
        [47] czterdziesty siódmy
        [48] czterdziesty ósmy
        [49] czterdziesty dziewiąty
        [50] pięćdziesiąty
        [51] pięćdziesiąty pierwszy
        [52] pięćdziesiąty drugi
        [53] pięćdziesiąty trzeci
        [54] pięćdziesiąty czwarty
        [55] pięćdziesiąty piąty
        [56] pięćdziesiąty szósty
        [57] pięćdziesiąty siódmy
        [58] pięćdziesiąty ósmy
        [59] pięćdziesiąty dziewiąty
        [60] sześćdziesiąty
        [61] sześćdziesiąty pierwszy
        [62] sześćdziesiąty drugi
        [63] sześćdziesiąty trzeci
        [64] sześćdziesiąty czwarty
        [65] sześćdziesiąty piąty
        [66] sześćdziesiąty szósty
        [67] sześćdziesiąty siódmy
        [68] sześćdziesiąty ósmy
        [69] sześćdziesiąty dziewiąty
        [70] siedemdziesiąty
        [71] siedemdziesiąty pierwszy
        [72] siedemdziesiąty drugi
        [73] siedemdziesiąty trzeci
        [74] siedemdziesiąty czwarty
        [75] siedemdziesiąty piąty
        [76] siedemdziesiąty szósty
        [77] siedemdziesiąty siódmy
        [78] siedemdziesiąty ósmy
        [79] siedemdziesiąty dziewiąty
        [80] osiemdziesiąty
        [81] osiemdziesiąty pierwszy
        [82] osiemdziesiąty drugi
        [83] osiemdziesiąty trzeci
        [84] osiemdziesiąty czwarty
        [85] osiemdziesiąty piąty
        [86] osiemdziesiąty szósty
        [87] osiemdziesiąty siódmy
        [88] osiemdziesiąty ósmy
        [89] osiemdziesiąty dziewiąty
        [90] dziewięćdziesiąty
        [91] dziewięćdziesiąty pierwszy
        [92] dziewięćdziesiąty drugi
        [93] dziewięćdziesiąty trzeci
        [94] dziewięćdziesiąty czwarty
        [95] dziewięćdziesiąty piąty
        [96] dziewięćdziesiąty szósty
        [97] dziewięćdziesiąty siódmy
        [98] dziewięćdziesiąty ósmy
        [99] dziewięćdziesiąty dziewiąty
        [100] setny
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
