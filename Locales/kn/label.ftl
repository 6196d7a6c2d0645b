label-sentences = { $first }. { $second }
label-marked = { $first } { $second }
label-numbered = { $first }. { $second }
# $case "label": a state that names a field; "inner": a value whose own label the name stands for.
label-field = { FORM($name, case: "label") }: { FORM($value, case: "inner") }
label-category = ವರ್ಗ
label-creator = ರಚಿಸಿದವರು: { $who }
