## Sentences of a label

label-sentences = { $first }. { $second }

label-marked = { $first } { $second }
label-numbered = { $first }. { $second }

label-field = { FORM($name, case: "label") }: { $value }

label-category = வகை

label-creator = உருவாக்கியவர்: { $who }
