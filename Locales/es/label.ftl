label-sentences = { $first }. { $second }

label-marked = { $first } { $second }
label-numbered = { $first }. { $second }

# No capital after a colon. $case "label": a state that names a field (see state.ftl). $case "value": an age says no
# more what it is (edad del gato: 8 años).
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
# What is named for an event says when it is: salida: a las 14 horas. Without "a" after what is a time itself, or brings
# its own preposition: hora de salida: las 14, nueva hora: las 14, desde: las 14.
label-clock = { HEAD($name) ->
    [clock] { label-plain }
   *[other] { TAIL($name) ->
        [clock] { label-plain }
       *[other] { FORM($name, case: "label") }: { FORM($value, case: "at") }
    }
}
-head-clock = hora desde hasta !horari
-tail-clock = hora
# Times in a list: salidas: a las 8 y a las 20 horas.
label-list = { HEAD($value) ->
    [hour] { label-clock }
   *[other] { label-plain }
}
-head-hour = la las mediodía medianoche
# vence a las 8 horas, vence hoy a las 18:30; vencimiento: 3 de noviembre
label-verb = { TRAIT($value, "clock") ->
    [alone] { label-verb-when }
    [list] { HEAD($value) ->
        [hour] { label-verb-when }
       *[other] { label-noun-when }
    }
   *[none] { HEAD($value) ->
        [when] { label-verb-when }
       *[other] { label-noun-when }
    }
}
label-verb-when = { FORM($name, case: "verb") } { label-when }
label-noun-when = { FORM($name, case: "label") }: { label-when }
label-when = { FORM($value, case: "at") }
-head-when = hoy mañana esta este
# tomada a las 8:12, tomada ayer a las 8:12; tomada: 3 de noviembre
label-at = { TRAIT($value, "clock") ->
    [alone] { label-at-when }
    [behind] { label-at-when }
    [list] { HEAD($value) ->
        [hour] { label-at-when }
       *[other] { label-noun-when }
    }
   *[none] { HEAD($value) ->
        [past] { label-at-when }
       *[other] { label-noun-when }
    }
}
label-at-when = { FORM($name, case: "label") } { label-when }
-head-past = hoy ayer hace
# What is planned is so "para las 8": "programada a las 8" is heard as when somebody planned it.
label-for = { TRAIT($value, "clock") ->
    [alone] { label-for-when }
    [behind] { label-for-when }
    [list] { HEAD($value) ->
        [hour] { label-for-when }
       *[other] { label-noun-when }
    }
   *[none] { TRAIT($value, "list") ->
        [on] { label-for-when }
       *[none] { label-for-near }
    }
}
label-for-near = { HEAD($value) ->
    [near] { label-for-when }
   *[other] { label-noun-when }
}
label-for-when = { FORM($name, case: "label") } para { FORM($value, case: "on") }
-head-near = hoy mañana ayer dentro

label-category = categoría

label-creator = creada por { $who }
