## Sentences of a label

label-sentences = { $first }. { $second }

label-marked = { $first } { $second }

label-numbered = { $first }. { $second }

# After a colon Ukrainian goes on in small letters. $case "label": a state that names a field (see state.ftl).
# $case "value": an age without its "вік" (вік: 8 років).
label-field = { FORM($name, case: "label") }: { FORM($value, case: "value") }

label-category = категорія

label-creator = автор: { $who }
