## Sentences of a label

label-sentences = { $first }. { $second }

label-marked = { $first } { $second }
label-numbered = { $first }. { $second }

# No capital after a colon. $case "value": an age says no more what it is (vârsta pisicii: 8 ani).
label-field = { FORM($name, case: "label") }: { FORM($value, case: "value") }

label-category = categorie

# The transaction was.
label-creator = creată de { $who }
