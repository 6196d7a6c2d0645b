## Sentences of a label

label-sentences = { $first }. { $second }

label-marked = { $first } { $second }

label-numbered = { $first }. { $second }

label-field = { FORM($name, case: "label") }: { FORM($value, case: "inner") }

label-category = קטגוריה

# A noun: a verb would have the gender of what was created.
label-creator = היצירה על ידי { $who }
