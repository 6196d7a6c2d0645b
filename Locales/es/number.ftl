### Spanish (Spain). Register: plain and neutral, and impersonal if possible (se ha eliminado, aún no hay tareas). If a
### phrase must give an instruction, it uses the imperative of tú, as iOS and TalkBack do (toca dos veces, tu
### contraseña). No phrase shows the listener's gender.
### Status: checked
### Read: 2026-11-30, cold reader, es
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

# .sign tells it from what is less: faltan menos 3 millas, menos de 3 millas
minus = menos { $amount }
    .sign = minus

plus = más { $amount }

## Numbers

infinity = infinito

number-unavailable = número no disponible

# CLDR writes "22.º", which voices read as "22 punto o". In words below 200, by the rules of numerals.txt; few would know
# those beyond: número 200. In the gender of what is ranked: vigésima segunda.
ordinal = { NUMBER($value, style: "place") }

# The same after every number: 1 por ciento, 75,5 por ciento.
percent = { $value } por ciento

# After "de" a percentage has its article: aumento del 12 por ciento, but aumento de 300 pasos.
-tail-percentage = ciento

# $case "on": after a preposition, where "de" would be a second one (aumento de entre 2 y 4 euros). "share" and
# "shareon": the numbers of percentages (del 10 al 20 por ciento, entre el 10 y el 20 por ciento). What begins below
# zero has both signs and no article: de menos 5 a más 10 por ciento.
range = { HEAD($from) ->
    [minus] { $case ->
        [shareon] entre { $from } y { range-end }
        [on] entre { range-from } y { range-end }
       *[bare] de { range-from } a { range-end }
    }
   *[other] { range-above }
}
range-above = { $case ->
    [share] del { $from } al { $to }
    [shareon] entre el { $from } y el { $to }
    [on] entre { range-from } y { range-to }
   *[bare] de { range-from } a { range-to }
}
range-end = { HEAD($to) ->
    [unsigned] { range-to }
   *[signed] más { range-to }
}
-head-minus = menos
-head-unsigned = menos más cero ningún ninguna 0 !0. !0,
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
