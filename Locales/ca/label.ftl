## Sentences of a label

label-sentences = { $first }. { $second }

label-marked = { $first } { $second }
label-numbered = { $first }. { $second }

# No capital after a colon. $case "value": an age says no more what it is (edat del gat: 8 anys).
label-field = { FORM($name, case: "label") }: { FORM($value, case: "value") }

label-category = categoria

# The transaction was.
label-creator = creada per { $who }
