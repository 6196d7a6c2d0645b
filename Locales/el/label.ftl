## Sentences of a label

label-sentences = { $first }. { $second }

label-marked = { $first } { $second }
label-numbered = { $first }. { $second }

# No capital after a colon.
label-field = { FORM($name, case: "label") }: { $value }

label-category = κατηγορία

label-creator = δημιουργία από { $who }
