label-sentences = { $first }. { $second }

label-marked = { $first } { $second }
label-numbered = { $first }. { $second }

# No capital after a colon. $case "label": a state that names a field (see state.ftl). $case "value": an age says no more
# what it is (edad del gato: 8 años).
label-field = { TRAIT($name, "when") ->
    [at] { FORM($name, case: "label") }: { FORM($value, case: "at") }
    [verb] { label-verb }
   *[none] { FORM($name, case: "label") }: { FORM($value, case: "value") }
}
# vence a las 8 horas, vence hoy a las 18:30; vencimiento: 3 de noviembre
label-verb = { HEAD(label-when) ->
    [when] { FORM($name, case: "verb") } { label-when }
   *[other] { FORM($name, case: "label") }: { label-when }
}
label-when = { FORM($value, case: "at") }
-head-when = a al hoy mañana esta este

label-category = categoría

label-creator = creada por { $who }
