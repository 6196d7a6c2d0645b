## Sentences of a label

label-sentences = { $first }. { $second }

label-marked = { $first } { $second }

# A full stop after a number would make it an ordinal.
label-numbered = { $first }; { $second }

# After a colon Croatian goes on in small letters. $case "label": a state that names a field (see state.ftl). $case "value":
# an age without its "dob" (dob: 8 godina).
label-field = { FORM($name, case: "label") }: { FORM($value, case: "value") }

label-category = kategorija

label-creator = autor: { $who }
