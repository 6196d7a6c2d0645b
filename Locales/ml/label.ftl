## Sentences of a label

label-sentences = { $first }. { $second }

label-marked = { $first } { $second }
label-numbered = { $first }. { $second }

# $case "label": a state that names a field; "inner": a value whose own label the name stands for
label-field = { FORM($name, case: "label") }: { FORM($value, case: "inner") }

label-category = വിഭാഗം

label-creator = സൃഷ്ടിച്ചത്: { $who }
