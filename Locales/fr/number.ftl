### French (France). Register: plain, neutral, impersonal; "vous" where the listener has to be addressed, never by
### gender. Results are said with a noun, or with a past participle that sounds the same in all its forms (terminé).
### Status: checked
### Read: 2026-11-22, cold reader, fr
###
### A phrase stands here as it is heard inside a sentence; its first letter is put in title case where one begins.
### The apostrophe is the typographic one. A colon has a space before it, as French writes it: voices read it alike, and
### braille shows it. It is a plain one, because a no-break space may be named.
### $gender: masculine where nothing is asked, feminine; masculine-plural and feminine-plural of words without a singular.
### $case: of days and times "from" (de, du), "to" (à, au), "until" (jusqu’à, jusqu’au), and "at" (à) of times; of
### outcomes "infinitive"; of states that name a field "label".

## Settings: one word each, read by the library and never spoken

# Groups are parted by a narrow no-break space in French, and voices then read 28 547 as two numbers.
number-digits = plain

## Signs

minus = moins { $amount }

# same
plus = plus { $amount }

## Numbers

infinity = infini

number-unavailable = nombre indisponible

# In words: voices misread "1re" and "22e". From 201 on, "numéro 201". Only the first one has a gender.
ordinal = { NUMBER($value, type: "ordinal") ->
    [1] { $gender ->
        [feminine] première
       *[masculine] premier
    }
    [2] deuxième
    [3] troisième
    [4] quatrième
    [5] cinquième
    [6] sixième
    [7] septième
    [8] huitième
    [9] neuvième
    [10] dixième
    [11] onzième
    [12] douzième
    [13] treizième
    [14] quatorzième
    [15] quinzième
    [16] seizième
    [17] dix-septième
    [18] dix-huitième
    [19] dix-neuvième
    [20] vingtième
    [21] vingt et unième
    [22] vingt-deuxième
    [23] vingt-troisième
    [24] vingt-quatrième
    [25] vingt-cinquième
    [26] vingt-sixième
    [27] vingt-septième
    [28] vingt-huitième
    [29] vingt-neuvième
    [30] trentième
    [31] trente et unième
    [32] trente-deuxième
    [33] trente-troisième
    [34] trente-quatrième
    [35] trente-cinquième
    [36] trente-sixième
    [37] trente-septième
    [38] trente-huitième
    [39] trente-neuvième
    [40] quarantième
    [41] quarante et unième
    [42] quarante-deuxième
    [43] quarante-troisième
    [44] quarante-quatrième
    [45] quarante-cinquième
    [46] quarante-sixième
    [47] quarante-septième
    [48] quarante-huitième
    [49] quarante-neuvième
    [50] cinquantième
    [51] cinquante et unième
    [52] cinquante-deuxième
    [53] cinquante-troisième
    [54] cinquante-quatrième
    [55] cinquante-cinquième
    [56] cinquante-sixième
    [57] cinquante-septième
    [58] cinquante-huitième
    [59] cinquante-neuvième
    [60] soixantième
    [61] soixante et unième
    [62] soixante-deuxième
    [63] soixante-troisième
    [64] soixante-quatrième
    [65] soixante-cinquième
    [66] soixante-sixième
    [67] soixante-septième
    [68] soixante-huitième
    [69] soixante-neuvième
    [70] soixante-dixième
    [71] soixante et onzième
    [72] soixante-douzième
    [73] soixante-treizième
    [74] soixante-quatorzième
    [75] soixante-quinzième
    [76] soixante-seizième
    [77] soixante-dix-septième
    [78] soixante-dix-huitième
    [79] soixante-dix-neuvième
    [80] quatre-vingtième
    [81] quatre-vingt-unième
    [82] quatre-vingt-deuxième
    [83] quatre-vingt-troisième
    [84] quatre-vingt-quatrième
    [85] quatre-vingt-cinquième
    [86] quatre-vingt-sixième
    [87] quatre-vingt-septième
    [88] quatre-vingt-huitième
    [89] quatre-vingt-neuvième
    [90] quatre-vingt-dixième
    [91] quatre-vingt-onzième
    [92] quatre-vingt-douzième
    [93] quatre-vingt-treizième
    [94] quatre-vingt-quatorzième
    [95] quatre-vingt-quinzième
    [96] quatre-vingt-seizième
    [97] quatre-vingt-dix-septième
    [98] quatre-vingt-dix-huitième
    [99] quatre-vingt-dix-neuvième
    [100] centième
    [101] cent unième
    [102] cent deuxième
    [103] cent troisième
    [104] cent quatrième
    [105] cent cinquième
    [106] cent sixième
    [107] cent septième
    [108] cent huitième
    [109] cent neuvième
    [110] cent dixième
    [111] cent onzième
    [112] cent douzième
    [113] cent treizième
    [114] cent quatorzième
    [115] cent quinzième
    [116] cent seizième
    [117] cent dix-septième
    [118] cent dix-huitième
    [119] cent dix-neuvième
    [120] cent vingtième
    [121] cent vingt et unième
    [122] cent vingt-deuxième
    [123] cent vingt-troisième
    [124] cent vingt-quatrième
    [125] cent vingt-cinquième
    [126] cent vingt-sixième
    [127] cent vingt-septième
    [128] cent vingt-huitième
    [129] cent vingt-neuvième
    [130] cent trentième
    [131] cent trente et unième
    [132] cent trente-deuxième
    [133] cent trente-troisième
    [134] cent trente-quatrième
    [135] cent trente-cinquième
    [136] cent trente-sixième
    [137] cent trente-septième
    [138] cent trente-huitième
    [139] cent trente-neuvième
    [140] cent quarantième
    [141] cent quarante et unième
    [142] cent quarante-deuxième
    [143] cent quarante-troisième
    [144] cent quarante-quatrième
    [145] cent quarante-cinquième
    [146] cent quarante-sixième
    [147] cent quarante-septième
    [148] cent quarante-huitième
    [149] cent quarante-neuvième
    [150] cent cinquantième
    [151] cent cinquante et unième
    [152] cent cinquante-deuxième
    [153] cent cinquante-troisième
    [154] cent cinquante-quatrième
    [155] cent cinquante-cinquième
    [156] cent cinquante-sixième
    [157] cent cinquante-septième
    [158] cent cinquante-huitième
    [159] cent cinquante-neuvième
    [160] cent soixantième
    [161] cent soixante et unième
    [162] cent soixante-deuxième
    [163] cent soixante-troisième
    [164] cent soixante-quatrième
    [165] cent soixante-cinquième
    [166] cent soixante-sixième
    [167] cent soixante-septième
    [168] cent soixante-huitième
    [169] cent soixante-neuvième
    [170] cent soixante-dixième
    [171] cent soixante et onzième
    [172] cent soixante-douzième
    [173] cent soixante-treizième
    [174] cent soixante-quatorzième
    [175] cent soixante-quinzième
    [176] cent soixante-seizième
    [177] cent soixante-dix-septième
    [178] cent soixante-dix-huitième
    [179] cent soixante-dix-neuvième
    [180] cent quatre-vingtième
    [181] cent quatre-vingt-unième
    [182] cent quatre-vingt-deuxième
    [183] cent quatre-vingt-troisième
    [184] cent quatre-vingt-quatrième
    [185] cent quatre-vingt-cinquième
    [186] cent quatre-vingt-sixième
    [187] cent quatre-vingt-septième
    [188] cent quatre-vingt-huitième
    [189] cent quatre-vingt-neuvième
    [190] cent quatre-vingt-dixième
    [191] cent quatre-vingt-onzième
    [192] cent quatre-vingt-douzième
    [193] cent quatre-vingt-treizième
    [194] cent quatre-vingt-quatorzième
    [195] cent quatre-vingt-quinzième
    [196] cent quatre-vingt-seizième
    [197] cent quatre-vingt-dix-septième
    [198] cent quatre-vingt-dix-huitième
    [199] cent quatre-vingt-dix-neuvième
    [200] deux centième
   *[other] numéro { $value }
}

percent = { $value } pour cent

# No elision: "de 1 à 3" is read "de un à trois", as it should be. Feminine before a feminine noun: d’une à 3 livres.
range = { $gender ->
    [feminine] { range-from } à { FORM(number-feminine, $to) }
   *[masculine] de { $from } à { $to }
}
range-from = { $from ->
    [1] d’une
   *[other] de { FORM(number-feminine, $from) }
}

## Large numbers in short. Names of the long scale: milliard is ten to the 9th, billion ten to the 12th.
##
## In front of a name of money a million and what is above takes "de" (1 million de dollars), a thousand does not.

# CLDR has "1,2 millier", which would need "de", and "2,5 mille", which sounds like the number 2,5000. People say 2500:
# the shown number has two digits at most below 10, so these are all there are.
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
   *[other] { $count } mille
}

compact-6 = { $count ->
    [one] { $count } million
   *[other] { $count } millions
}

compact-9 = { $count ->
    [one] { $count } milliard
   *[other] { $count } milliards
}

# Above it there is no other word: "many" is a million billions.
compact-12 = { $count ->
    [one] { $count } billion
    [many] { $count } de billions
   *[other] { $count } billions
}
