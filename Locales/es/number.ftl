### Spanish (Spain). Register: plain and neutral, and impersonal if possible (se ha eliminado, aún no hay tareas). If a
### phrase must give an instruction, it uses the imperative of tú, as iOS and TalkBack do (toca dos veces, tu
### contraseña). No phrase shows the listener's gender.
### Status: checked
### For apps: every
### Read: 2026-11-22, cold reader, es
###
### Each phrase is written as it is heard inside a sentence. SpokenText capitalizes the first letter of a sentence.
### Values of $case:
### "on" adds the article before a day (el martes, el 3 de noviembre). It is also for ranges, and for a count of zero,
### after another preposition (hasta entre 2 y 4, al menos 0 dosis). "every" is for schedules (los martes). "span" is
### for the day of an interval, which has the article only if the day is in the past. "label" is for a state as the name
### of a field. "infinitive" is for outcomes. "noun" is for a transaction before its state. "around" is for a time after
### its day and "hacia" (mañana hacia las 9 horas).
### Values of $gender: masculine (if no phrase asks for a gender) and feminine. The patterns for counting are in
### grammar.ftl.

## Settings: one word each, read by the library and never spoken

# Voices of Spain read 28.547 as one number.
number-digits = grouped

# Each country has voices that read what is written there: 25,5 in Argentina, 25.5 in Mexico.
number-separators = regional

## Signs

minus = menos { $amount }

plus = más { $amount }

## Numbers

infinity = infinito

number-unavailable = número no disponible

# CLDR writes "22.º", which voices read as "22 punto o". In words to a hundred; beyond it nobody says them: número 101.
# In the gender of what is ranked: vigésima segunda.
ordinal = { NUMBER($value, type: "ordinal") ->
    [1] { word-first }
    [2] { word-second }
    [3] { word-third }
    [4] { word-fourth }
    [5] { word-fifth }
    [6] { word-sixth }
    [7] { word-seventh }
    [8] { word-eighth }
    [9] { word-ninth }
    [10] { word-tenth }
    [11] { word-eleventh }
    [12] { word-twelfth }
    [13] { word-thirteenth }
    [14] { word-fourteenth }
    [15] { word-fifteenth }
    [16] { word-sixteenth }
    [17] { word-seventeenth }
    [18] { word-eighteenth }
    [19] { word-nineteenth }
    [20] { word-twentieth }
    [21] { word-twentieth } { word-first }
    [22] { word-twentieth } { word-second }
    [23] { word-twentieth } { word-third }
    [24] { word-twentieth } { word-fourth }
    [25] { word-twentieth } { word-fifth }
    [26] { word-twentieth } { word-sixth }
    [27] { word-twentieth } { word-seventh }
    [28] { word-twentieth } { word-eighth }
    [29] { word-twentieth } { word-ninth }
    [30] { word-thirtieth }
    [31] { word-thirtieth } { word-first }
    [32] { word-thirtieth } { word-second }
    [33] { word-thirtieth } { word-third }
    [34] { word-thirtieth } { word-fourth }
    [35] { word-thirtieth } { word-fifth }
    [36] { word-thirtieth } { word-sixth }
    [37] { word-thirtieth } { word-seventh }
    [38] { word-thirtieth } { word-eighth }
    [39] { word-thirtieth } { word-ninth }
    [40] { word-fortieth }
    [41] { word-fortieth } { word-first }
    [42] { word-fortieth } { word-second }
    [43] { word-fortieth } { word-third }
    [44] { word-fortieth } { word-fourth }
    [45] { word-fortieth } { word-fifth }
    [46] { word-fortieth } { word-sixth }
    [47] { word-fortieth } { word-seventh }
    [48] { word-fortieth } { word-eighth }
    [49] { word-fortieth } { word-ninth }
    [50] { word-fiftieth }
    [51] { word-fiftieth } { word-first }
    [52] { word-fiftieth } { word-second }
    [53] { word-fiftieth } { word-third }
    [54] { word-fiftieth } { word-fourth }
    [55] { word-fiftieth } { word-fifth }
    [56] { word-fiftieth } { word-sixth }
    [57] { word-fiftieth } { word-seventh }
    [58] { word-fiftieth } { word-eighth }
    [59] { word-fiftieth } { word-ninth }
    [60] { word-sixtieth }
    [61] { word-sixtieth } { word-first }
    [62] { word-sixtieth } { word-second }
    [63] { word-sixtieth } { word-third }
    [64] { word-sixtieth } { word-fourth }
    [65] { word-sixtieth } { word-fifth }
    [66] { word-sixtieth } { word-sixth }
    [67] { word-sixtieth } { word-seventh }
    [68] { word-sixtieth } { word-eighth }
    [69] { word-sixtieth } { word-ninth }
    [70] { word-seventieth }
    [71] { word-seventieth } { word-first }
    [72] { word-seventieth } { word-second }
    [73] { word-seventieth } { word-third }
    [74] { word-seventieth } { word-fourth }
    [75] { word-seventieth } { word-fifth }
    [76] { word-seventieth } { word-sixth }
    [77] { word-seventieth } { word-seventh }
    [78] { word-seventieth } { word-eighth }
    [79] { word-seventieth } { word-ninth }
    [80] { word-eightieth }
    [81] { word-eightieth } { word-first }
    [82] { word-eightieth } { word-second }
    [83] { word-eightieth } { word-third }
    [84] { word-eightieth } { word-fourth }
    [85] { word-eightieth } { word-fifth }
    [86] { word-eightieth } { word-sixth }
    [87] { word-eightieth } { word-seventh }
    [88] { word-eightieth } { word-eighth }
    [89] { word-eightieth } { word-ninth }
    [90] { word-ninetieth }
    [91] { word-ninetieth } { word-first }
    [92] { word-ninetieth } { word-second }
    [93] { word-ninetieth } { word-third }
    [94] { word-ninetieth } { word-fourth }
    [95] { word-ninetieth } { word-fifth }
    [96] { word-ninetieth } { word-sixth }
    [97] { word-ninetieth } { word-seventh }
    [98] { word-ninetieth } { word-eighth }
    [99] { word-ninetieth } { word-ninth }
    [100] { word-hundredth }
   *[other] número { $value }
}

word-first = primero
    .feminine = primera
    .masculine-plural = primeros
    .feminine-plural = primeras
word-second = segundo
    .feminine = segunda
    .masculine-plural = segundos
    .feminine-plural = segundas
word-third = tercero
    .feminine = tercera
    .masculine-plural = terceros
    .feminine-plural = terceras
word-fourth = cuarto
    .feminine = cuarta
    .masculine-plural = cuartos
    .feminine-plural = cuartas
word-fifth = quinto
    .feminine = quinta
    .masculine-plural = quintos
    .feminine-plural = quintas
word-sixth = sexto
    .feminine = sexta
    .masculine-plural = sextos
    .feminine-plural = sextas
word-seventh = séptimo
    .feminine = séptima
    .masculine-plural = séptimos
    .feminine-plural = séptimas
word-eighth = octavo
    .feminine = octava
    .masculine-plural = octavos
    .feminine-plural = octavas
word-ninth = noveno
    .feminine = novena
    .masculine-plural = novenos
    .feminine-plural = novenas
word-tenth = décimo
    .feminine = décima
    .masculine-plural = décimos
    .feminine-plural = décimas
word-eleventh = undécimo
    .feminine = undécima
    .masculine-plural = undécimos
    .feminine-plural = undécimas
word-twelfth = duodécimo
    .feminine = duodécima
    .masculine-plural = duodécimos
    .feminine-plural = duodécimas
word-thirteenth = decimotercero
    .feminine = decimotercera
    .masculine-plural = decimoterceros
    .feminine-plural = decimoterceras
word-fourteenth = decimocuarto
    .feminine = decimocuarta
    .masculine-plural = decimocuartos
    .feminine-plural = decimocuartas
word-fifteenth = decimoquinto
    .feminine = decimoquinta
    .masculine-plural = decimoquintos
    .feminine-plural = decimoquintas
word-sixteenth = decimosexto
    .feminine = decimosexta
    .masculine-plural = decimosextos
    .feminine-plural = decimosextas
word-seventeenth = decimoséptimo
    .feminine = decimoséptima
    .masculine-plural = decimoséptimos
    .feminine-plural = decimoséptimas
word-eighteenth = decimoctavo
    .feminine = decimoctava
    .masculine-plural = decimoctavos
    .feminine-plural = decimoctavas
word-nineteenth = decimonoveno
    .feminine = decimonovena
    .masculine-plural = decimonovenos
    .feminine-plural = decimonovenas
word-twentieth = vigésimo
    .feminine = vigésima
    .masculine-plural = vigésimos
    .feminine-plural = vigésimas
word-thirtieth = trigésimo
    .feminine = trigésima
    .masculine-plural = trigésimos
    .feminine-plural = trigésimas
word-fortieth = cuadragésimo
    .feminine = cuadragésima
    .masculine-plural = cuadragésimos
    .feminine-plural = cuadragésimas
word-fiftieth = quincuagésimo
    .feminine = quincuagésima
    .masculine-plural = quincuagésimos
    .feminine-plural = quincuagésimas
word-sixtieth = sexagésimo
    .feminine = sexagésima
    .masculine-plural = sexagésimos
    .feminine-plural = sexagésimas
word-seventieth = septuagésimo
    .feminine = septuagésima
    .masculine-plural = septuagésimos
    .feminine-plural = septuagésimas
word-eightieth = octogésimo
    .feminine = octogésima
    .masculine-plural = octogésimos
    .feminine-plural = octogésimas
word-ninetieth = nonagésimo
    .feminine = nonagésima
    .masculine-plural = nonagésimos
    .feminine-plural = nonagésimas
word-hundredth = centésimo
    .feminine = centésima
    .masculine-plural = centésimos
    .feminine-plural = centésimas

# The same after every number: 1 por ciento, 75,5 por ciento.
percent = { $value } por ciento

# After "de" a percentage has its article: aumento del 12 por ciento, but aumento de 300 pasos.
-tail-percentage = ciento

# $case "on": after a preposition, where "de" would be a second one (aumento de entre 2 y 4 euros). "share" and
# "shareon": the numbers of percentages (del 10 al 20 por ciento, entre el 10 y el 20 por ciento).
range = { $case ->
    [share] del { $from } al { $to }
    [shareon] entre el { $from } y el { $to }
    [on] entre { range-from } y { range-to }
   *[bare] de { range-from } a { range-to }
}
range-from = { $gender ->
    [feminine] { FORM(range-feminine, $from) }
   *[masculine] { $from }
}
range-to = { $gender ->
    [feminine] { FORM(range-feminine, $to) }
    [masculine] { FORM(number-masculine, $to) }
   *[none] { $to }
}
range-feminine = { $count ->
    [1] una
   *[other] { number-feminine }
}

## Large numbers, rounded. Names of the long scale: mil millones is ten to the 9th, billón ten to the 12th.

compact-3 = { $count ->
    [1] mil
    [one] { $count } mil
    [many] { $count } mil
   *[other] { number-masculine } mil
}

compact-6 = { $count ->
    [1] un millón
    [one] { $count } millón
    [many] { $count } de millones
   *[other] { number-masculine } millones
}

compact-9 = { $count ->
    [1] mil millones
    [one] { $count } mil millones
    [many] { $count } mil millones
   *[other] { number-masculine } mil millones
}

compact-12 = { $count ->
    [1] un billón
    [one] { $count } billón
    [many] { $count } de billones
   *[other] { number-masculine } billones
}
