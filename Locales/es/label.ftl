label-sentences = { $first }. { $second }

label-marked = { $first } { $second }
label-numbered = { $first }. { $second }

# No capital after a colon. $case "label": a state that names a field (see state.ftl).
label-field = { TRAIT($name, "when") ->
    [at] { FORM($name, case: "label") }: { FORM($value, case: "at") }
   *[none] { FORM($name, case: "label") }: { $value }
}

label-category = categoría

label-creator = creada por { $who }
