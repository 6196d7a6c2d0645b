label-sentences = { $first }. { $second }

label-marked = { $first } { $second }
label-numbered = { $first }. { $second }

# No capital after a colon, and a space before it: see the head of number.ftl. $case "label": a state that names a
# field (see state.ftl).
# $case "field": what has a label of its own leaves it out, see calendar.ftl.
# Only "gratuit" agrees with the field (livraison : gratuite): a number would too, and "taxes : une" is not said.
label-field = { TRAIT($value, "agreement") ->
    [field] { FORM($name, case: "label") } : { FORM($value, $name) }
   *[none] { label-field-plain }
}
# heure : 8 heures. Only a field whose name says that it is a time needs no "à".
label-field-plain = { HEAD($name) ->
    [hour] { FORM($name, case: "label") } : { FORM($value, case: "bare") }
   *[other] { FORM($name, case: "label") } : { FORM($value, case: "field") }
}
-head-hour = heure horaire !heureu

label-category = catégorie

label-creator = créée par { $who }
