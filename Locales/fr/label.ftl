label-sentences = { $first }. { $second }

label-marked = { $first } { $second }
label-numbered = { $first }. { $second }

# No capital after a colon, and a space before it: see the head of number.ftl. $case "label": a state that names a
# field (see state.ftl).
label-field = { FORM($name, case: "label") } : { $value }

label-category = catégorie

label-creator = créée par { $who }
