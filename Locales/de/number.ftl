### German (Germany). Register: plain and impersonal: results are said with a participle or a noun (abgeschlossen,
### Betrag ausgeblendet). Where the listener must be addressed it is with "Sie", which has no gender.
### Status: checked
### For apps: every, at, genitive
### Read: 2026-11-22, cold reader, de
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

# same
minus = minus { $amount }

# same
plus = plus { $amount }

## Numbers

infinity = unendlich

number-unavailable = Zahl nicht verfügbar

# Voices read "3." as plain 3, and as the end of a sentence: up to 199 in words, further up "Nummer 200".
# The words are those without an article (dritter, dritte, drittes) or, in other cases, those after one (dem dritten).
# After "der, die, das" stands the feminine form: der dritte, das dritte. The others add one letter to it, always.
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
-tail-digit = 0 1 2 3 4 5 6 7 8 9
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
    [32] zweiunddreißigste
    [33] dreiunddreißigste
    [34] vierunddreißigste
    [35] fünfunddreißigste
    [36] sechsunddreißigste
    [37] siebenunddreißigste
    [38] achtunddreißigste
    [39] neununddreißigste
    [40] vierzigste
    [41] einundvierzigste
    [42] zweiundvierzigste
    [43] dreiundvierzigste
    [44] vierundvierzigste
    [45] fünfundvierzigste
    [46] sechsundvierzigste
    [47] siebenundvierzigste
    [48] achtundvierzigste
    [49] neunundvierzigste
    [50] fünfzigste
    [51] einundfünfzigste
    [52] zweiundfünfzigste
    [53] dreiundfünfzigste
    [54] vierundfünfzigste
    [55] fünfundfünfzigste
    [56] sechsundfünfzigste
    [57] siebenundfünfzigste
    [58] achtundfünfzigste
    [59] neunundfünfzigste
    [60] sechzigste
    [61] einundsechzigste
    [62] zweiundsechzigste
    [63] dreiundsechzigste
    [64] vierundsechzigste
    [65] fünfundsechzigste
    [66] sechsundsechzigste
    [67] siebenundsechzigste
    [68] achtundsechzigste
    [69] neunundsechzigste
    [70] siebzigste
    [71] einundsiebzigste
    [72] zweiundsiebzigste
    [73] dreiundsiebzigste
    [74] vierundsiebzigste
    [75] fünfundsiebzigste
    [76] sechsundsiebzigste
    [77] siebenundsiebzigste
    [78] achtundsiebzigste
    [79] neunundsiebzigste
    [80] achtzigste
    [81] einundachtzigste
    [82] zweiundachtzigste
    [83] dreiundachtzigste
    [84] vierundachtzigste
    [85] fünfundachtzigste
    [86] sechsundachtzigste
    [87] siebenundachtzigste
    [88] achtundachtzigste
    [89] neunundachtzigste
    [90] neunzigste
    [91] einundneunzigste
    [92] zweiundneunzigste
    [93] dreiundneunzigste
    [94] vierundneunzigste
    [95] fünfundneunzigste
    [96] sechsundneunzigste
    [97] siebenundneunzigste
    [98] achtundneunzigste
    [99] neunundneunzigste
    [100] hundertste
    [101] hunderterste
    [102] hundertzweite
    [103] hundertdritte
    [104] hundertvierte
    [105] hundertfünfte
    [106] hundertsechste
    [107] hundertsiebte
    [108] hundertachte
    [109] hundertneunte
    [110] hundertzehnte
    [111] hundertelfte
    [112] hundertzwölfte
    [113] hundertdreizehnte
    [114] hundertvierzehnte
    [115] hundertfünfzehnte
    [116] hundertsechzehnte
    [117] hundertsiebzehnte
    [118] hundertachtzehnte
    [119] hundertneunzehnte
    [120] hundertzwanzigste
    [121] hunderteinundzwanzigste
    [122] hundertzweiundzwanzigste
    [123] hundertdreiundzwanzigste
    [124] hundertvierundzwanzigste
    [125] hundertfünfundzwanzigste
    [126] hundertsechsundzwanzigste
    [127] hundertsiebenundzwanzigste
    [128] hundertachtundzwanzigste
    [129] hundertneunundzwanzigste
    [130] hundertdreißigste
    [131] hunderteinunddreißigste
    [132] hundertzweiunddreißigste
    [133] hundertdreiunddreißigste
    [134] hundertvierunddreißigste
    [135] hundertfünfunddreißigste
    [136] hundertsechsunddreißigste
    [137] hundertsiebenunddreißigste
    [138] hundertachtunddreißigste
    [139] hundertneununddreißigste
    [140] hundertvierzigste
    [141] hunderteinundvierzigste
    [142] hundertzweiundvierzigste
    [143] hundertdreiundvierzigste
    [144] hundertvierundvierzigste
    [145] hundertfünfundvierzigste
    [146] hundertsechsundvierzigste
    [147] hundertsiebenundvierzigste
    [148] hundertachtundvierzigste
    [149] hundertneunundvierzigste
    [150] hundertfünfzigste
    [151] hunderteinundfünfzigste
    [152] hundertzweiundfünfzigste
    [153] hundertdreiundfünfzigste
    [154] hundertvierundfünfzigste
    [155] hundertfünfundfünfzigste
    [156] hundertsechsundfünfzigste
    [157] hundertsiebenundfünfzigste
    [158] hundertachtundfünfzigste
    [159] hundertneunundfünfzigste
    [160] hundertsechzigste
    [161] hunderteinundsechzigste
    [162] hundertzweiundsechzigste
    [163] hundertdreiundsechzigste
    [164] hundertvierundsechzigste
    [165] hundertfünfundsechzigste
    [166] hundertsechsundsechzigste
    [167] hundertsiebenundsechzigste
    [168] hundertachtundsechzigste
    [169] hundertneunundsechzigste
    [170] hundertsiebzigste
    [171] hunderteinundsiebzigste
    [172] hundertzweiundsiebzigste
    [173] hundertdreiundsiebzigste
    [174] hundertvierundsiebzigste
    [175] hundertfünfundsiebzigste
    [176] hundertsechsundsiebzigste
    [177] hundertsiebenundsiebzigste
    [178] hundertachtundsiebzigste
    [179] hundertneunundsiebzigste
    [180] hundertachtzigste
    [181] hunderteinundachtzigste
    [182] hundertzweiundachtzigste
    [183] hundertdreiundachtzigste
    [184] hundertvierundachtzigste
    [185] hundertfünfundachtzigste
    [186] hundertsechsundachtzigste
    [187] hundertsiebenundachtzigste
    [188] hundertachtundachtzigste
    [189] hundertneunundachtzigste
    [190] hundertneunzigste
    [191] hunderteinundneunzigste
    [192] hundertzweiundneunzigste
    [193] hundertdreiundneunzigste
    [194] hundertvierundneunzigste
    [195] hundertfünfundneunzigste
    [196] hundertsechsundneunzigste
    [197] hundertsiebenundneunzigste
    [198] hundertachtundneunzigste
    [199] hundertneunundneunzigste
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
