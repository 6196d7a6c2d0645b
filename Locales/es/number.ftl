### Spanish (Spain). Register: plain and neutral, impersonal wherever it can be (se ha eliminado, aún no hay tareas).
### Where the listener must be told what to do, it is the imperative of tú, as on iOS and in TalkBack (toca dos veces,
### tu contraseña); nothing shows the listener's gender.
### Status: checked
###
### A phrase stands here as it is heard inside a sentence; its first letter is put in title case where one begins.
### $case: "on" puts the article before a day (el martes, el 3 de noviembre), "every" is for schedules (los martes);
### "label" is for a state that names a field; "infinitive" for outcomes.
### $gender: masculine where nothing is asked, feminine; a state is also asked for masculine-plural, feminine-plural.
###
### Voices read 1 as "uno" whatever follows it. Before a noun it is therefore written out: un dólar, una hora.
### Larger numbers stay in digits (21 páginas).
### The category "many" is that of whole millions, which take "de": 1000000 de dólares, 1,2 millones de dólares.

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

# CLDR writes "22.º", which voices read as "22 punto o". In words as far as people use them, further up "número 21".
ordinal = { $gender ->
    [feminine] { NUMBER($value, type: "ordinal") ->
        [1] primera
        [2] segunda
        [3] tercera
        [4] cuarta
        [5] quinta
        [6] sexta
        [7] séptima
        [8] octava
        [9] novena
        [10] décima
        [11] undécima
        [12] duodécima
        [13] decimotercera
        [14] decimocuarta
        [15] decimoquinta
        [16] decimosexta
        [17] decimoséptima
        [18] decimoctava
        [19] decimonovena
        [20] vigésima
       *[other] número { $value }
    }
   *[masculine] { NUMBER($value, type: "ordinal") ->
        [1] primero
        [2] segundo
        [3] tercero
        [4] cuarto
        [5] quinto
        [6] sexto
        [7] séptimo
        [8] octavo
        [9] noveno
        [10] décimo
        [11] undécimo
        [12] duodécimo
        [13] decimotercero
        [14] decimocuarto
        [15] decimoquinto
        [16] decimosexto
        [17] decimoséptimo
        [18] decimoctavo
        [19] decimonoveno
        [20] vigésimo
       *[other] número { $value }
    }
}

# The same after every number: 1 por ciento, 75,5 por ciento.
percent = { $value } por ciento

range = de { $from } a { $to }

## Large numbers in short. Names of the long scale: mil millones is ten to the 9th, billón ten to the 12th.

compact-3 = { $count ->
    [1] mil
    [one] { $count } mil
    [many] { $count } mil
   *[other] { $count } mil
}

compact-6 = { $count ->
    [1] un millón
    [one] { $count } millón
    [many] { $count } de millones
   *[other] { $count } millones
}

compact-9 = { $count ->
    [1] mil millones
    [one] { $count } mil millones
    [many] { $count } mil millones
   *[other] { $count } mil millones
}

compact-12 = { $count ->
    [1] un billón
    [one] { $count } billón
    [many] { $count } de billones
   *[other] { $count } billones
}
