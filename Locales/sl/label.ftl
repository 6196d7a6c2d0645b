## Sentences of a label

label-sentences = { $first }. { $second }

label-marked = { $first } { $second }

# A full stop after a number would make it an ordinal.
label-numbered = { $first }; { $second }

# After a colon Slovenian goes on in small letters. $case "label": a state that names a field (see state.ftl). $case "value":
# an age without its "starost" (starost: 8 let).
label-field = { FORM($name, case: "label") }: { FORM($value, case: "value") }

label-category = kategorija

label-creator = avtor: { $who }
