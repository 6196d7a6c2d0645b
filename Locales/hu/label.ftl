## Sentences of a label

label-sentences = { $first }. { $second }

label-marked = { $first } { $second }

# A full stop after digits would make an ordinal of them.
label-numbered = { $first }; { $second }

label-field = { FORM($name, case: "label") }: { TITLE($value) }

## Fields in the history of an account

label-category = kategória

label-creator = létrehozta: { $who }
