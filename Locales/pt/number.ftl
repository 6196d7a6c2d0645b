### Portuguese (Brazil). Register: plain and neutral, and impersonal if possible (não há conexão, 3 passos a mais). If a
### phrase must give an instruction, it uses the imperative of você, as VoiceOver and TalkBack do (toque duas vezes, sua
### senha). No phrase shows the listener's gender.
### Status: checked
### Read: 2026-11-30, cold reader, pt
###
### Each phrase is written as it is heard inside a sentence. SpokenText capitalizes the first letter of a sentence.
### Values of $case:
### "on" and "at" bring the preposition of a time (às 14 horas, na terça-feira, em 3 de novembro, na semana passada).
### "from" brings "de" (das 14 horas, de 3 de novembro). "until" is after até, desde, para, com, and entre, and has the
### article of a time of day (as 14 horas). A range has no "de" then (até 2 a 4 páginas). "around" is for a time after
### its day (amanhã por volta das 9 horas). "every" is for schedules (às terças-feiras). "span" is for the day of an
### interval, which says if it is in the past. "label" is for a state as the name of a field. "infinitive" is for
### outcomes. "noun" is for a transaction before its state.
### Values of $gender: masculine (if no phrase asks for a gender) and feminine. The patterns for counting are in
### grammar.ftl.
### The clock has 24 hours: 14 horas, 14:30, meio-dia, meia-noite. The hours 1, 2, 21, and 22 are feminine and voices
### read their digits as masculine, so they are in words: vinte e uma e trinta.

## Settings: one word each, read by the library and never spoken

# Voices read 28.547 as one number.
number-digits = grouped

## Signs

# .sign tells it from what is less: faltam menos 3 milhas, menos de 3 milhas
minus = menos { $amount }
    .sign = minus

plus = mais { $amount }

## Numbers

infinity = infinito

number-unavailable = número indisponível

# In words below 200, by the rules of numerals.txt, because voices misread "3ª". In the gender of what is ranked.
ordinal = { NUMBER($value, style: "place") }

percent = { $value } por cento

# $case "until": after a word that needs no "de", or brings its own (aumento de 2 a 4 reais, cerca de 2 a 4 reais). "away"
# is after "a": a entre 2 e 4 quilômetros. What begins below zero has both signs: de menos 5 até mais 10
# ("a mais 10" is heard as 10 more).
range = { HEAD($from) ->
    [minus] { $case ->
        [until] { $from } { range-to-end }
        [away] entre { $from } e { range-end }
       *[bare] de { $from } { range-to-end }
    }
   *[other] { $case ->
        [until] { range-from } a { range-to }
        [away] entre { range-from } e { range-to }
       *[bare] de { range-from } a { range-to }
    }
}
range-end = { HEAD($to) ->
    [unsigned] { range-to }
   *[signed] mais { range-to }
}
range-to-end = { HEAD($to) ->
    [below] a { range-to }
   *[above] até { range-end }
}
-head-below = menos zero nenhum nenhuma 0 !0. !0,
-head-minus = menos
-head-unsigned = menos mais zero nenhum nenhuma 0 !0. !0,
range-from = { $gender ->
    [feminine] { FORM(range-feminine, $from) }
   *[masculine] { $from }
}
range-to = { $gender ->
    [feminine] { FORM(range-feminine, $to) }
   *[masculine] { $to }
}
range-feminine = { $count ->
    [1] uma
   *[other] { number-feminine }
}

## Large numbers, rounded. Names of the short scale: bilhão is ten to the 9th. Below 2 the word is in the singular.

compact-3 = { $count ->
    [1] mil
    [one] { $count } mil
    [many] { $count } mil
   *[other] { $gender ->
        [feminine] { number-feminine } mil
       *[masculine] { $count } mil
    }
}

compact-6 = { $count ->
    [1] um milhão
    [one] { $count } milhão
    [many] { $count } de milhões
   *[other] { $count } milhões
}

compact-9 = { $count ->
    [1] um bilhão
    [one] { $count } bilhão
    [many] { $count } de bilhões
   *[other] { $count } bilhões
}

compact-12 = { $count ->
    [1] um trilhão
    [one] { $count } trilhão
    [many] { $count } de trilhões
   *[other] { $count } trilhões
}
