## Sentences of a label

label-sentences = { $first }. { $second }

label-marked = { $first } { $second }

label-numbered = { $first }. { $second }

# After a colon Russian goes on in small letters. $case "label": a state that names a field (see state.ftl).
# $case "value": an age without its "возраст" (возраст: 8 лет).
label-field = { FORM($name, case: "label") }: { FORM($value, case: "value") }

label-category = категория

label-creator = автор: { $who }
