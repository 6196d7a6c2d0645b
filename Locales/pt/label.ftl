label-sentences = { $first }. { $second }

label-marked = { $first } { $second }
label-numbered = { $first }. { $second }

# No capital after a colon. $case "label": a state that names a field (see state.ftl). $case "value": an age says no
# more what it is (idade do gato: 8 anos).
label-field = { TRAIT($name, "when") ->
    [at] { label-at }
    [for] { label-for }
    [verb] { label-verb }
   *[none] { TRAIT($value, "clock") ->
        [alone] { label-clock }
        [list] { label-list }
       *[none] { label-plain }
    }
}
label-plain = { FORM($name, case: "label") }: { FORM($value, case: "value") }
# What is named for an event says when it is: saída: às 14 horas. Without "às" after what is a time itself, or brings
# its own preposition: hora de saída: 14 horas, novo horário: 14 horas. After "desde" and "até" it has its article.
label-clock = { HEAD($name) ->
    [until] { FORM($name, case: "label") }: { FORM($value, case: "until") }
    [clock] { label-plain }
   *[other] { TAIL($name) ->
        [clock] { label-plain }
       *[other] { FORM($name, case: "label") }: { FORM($value, case: "at") }
    }
}
-head-until = até desde
-head-clock = hora horário !horas
-tail-clock = hora horário
# Times in a list: saídas: às 8 e às 20 horas.
label-list = { HEAD(label-list-at) ->
    [hour] { label-clock }
   *[other] { label-plain }
}
label-list-at = { FORM($value, case: "at") }
-head-hour = às à ao
# vence às 8 horas, vence hoje às 18:30, vence em 3 de novembro
label-verb = { TRAIT($value, "clock") ->
    [list] { HEAD(label-list-at) ->
        [hour] { label-verb-when }
       *[other] { label-noun }
    }
    [alone] { label-verb-when }
    [behind] { label-verb-when }
   *[none] { TRAIT($value, "day") ->
        [plain] { label-verb-when }
        [comma] { label-verb-when }
       *[none] { label-noun }
    }
}
label-verb-when = { FORM($name, case: "verb") } { FORM($value, case: "on") }
label-noun = { FORM($name, case: "label") }: { $value }
# tomada às 8:12, tomada ontem às 8:12, tomada em 3 de novembro
label-at = { TRAIT($value, "clock") ->
    [list] { HEAD(label-list-at) ->
        [hour] { label-at-when }
       *[other] { label-noun }
    }
    [alone] { label-at-when }
    [behind] { label-at-when }
   *[none] { TRAIT($value, "day") ->
        [plain] { label-at-when }
        [comma] { label-at-when }
       *[none] { label-at-past }
    }
}
label-at-past = { HEAD($value) ->
    [past] { label-at-when }
   *[other] { label-noun }
}
label-at-when = { FORM($name, case: "label") } { FORM($value, case: "on") }
-head-past = há
# What is planned is so "para as 8": "agendada às 8" is heard as when somebody planned it.
label-for = { TRAIT($value, "clock") ->
    [list] { HEAD(label-list-at) ->
        [hour] { label-for-when }
       *[other] { label-noun }
    }
    [alone] { label-for-when }
    [behind] { label-for-when }
   *[none] { TRAIT($value, "day") ->
        [plain] { label-for-when }
        [comma] { label-for-when }
       *[none] { label-noun }
    }
}
label-for-when = { FORM($name, case: "label") } para { FORM($value, case: "until") }

label-category = categoria

# Of a transaction, which is feminine.
label-creator = criada por { $who }
