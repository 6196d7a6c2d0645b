label-sentences = { $first }. { $second }

label-marked = { $first } { $second }
label-numbered = { $first }. { $second }

# No capital after a colon. $case "label": a state that names a field (see state.ftl). $case "value": an age says no
# more what it is (edad del gato: 8 años).
label-field = { TRAIT($name, "when") ->
    [at] { FORM($name, case: "label") }: { FORM($value, case: "at") }
    [verb] { label-verb }
   *[none] { TRAIT($value, "clock") ->
        [alone] { label-clock }
        [list] { label-list }
       *[none] { label-plain }
    }
}
label-plain = { FORM($name, case: "label") }: { FORM($value, case: "value") }
# What is named for an event says when it is: salida: a las 13 horas. Without "a" after what is a time itself, or brings
# its own preposition: hora de salida: las 13 horas, nueva hora: las 13 horas, desde: las 13 horas.
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
label-verb = { HEAD(label-when) ->
    [when] { FORM($name, case: "verb") } { label-when }
   *[other] { FORM($name, case: "label") }: { label-when }
}
label-when = { FORM($value, case: "at") }
-head-when = a al hoy mañana esta este

label-category = categoría

label-creator = creada por { $who }
