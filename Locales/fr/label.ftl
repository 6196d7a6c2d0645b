label-sentences = { $first }. { $second }

label-marked = { $first } { $second }
label-numbered = { $first }. { $second }

# No capital after a colon, and a space before it: see the head of number.ftl. $case "label": a state that names a
# field (see state.ftl).
# $case "field": what has a label of its own leaves it out, see calendar.ftl.
# Only "gratuit" agrees with the field (livraison : gratuite): a number would too, and "taxes : une" is not said.
label-field = { TRAIT($value, "agreement") ->
    [field] { FORM($name, case: "label") } : { FORM($value, $name) }
   *[none] { FORM($name, case: "label") } : { FORM($value, case: "field") }
}

label-category = catégorie

label-creator = créée par { $who }
