## Sentences of a label

label-sentences = { $first }. { $second }

label-marked = { $first } { $second }
# Voices read "12." as an ordinal, or leave no pause.
label-numbered = { $first }; { $second }

# After a colon Slovak goes on in small letters. $case "label": a state that names a field (see state.ftl).
# $case "value": an age without its "vek" (vek: 8 rokov).
label-field = { FORM($name, case: "label") }: { FORM($value, case: "value") }

label-category = kategória

label-creator = autor: { $who }
