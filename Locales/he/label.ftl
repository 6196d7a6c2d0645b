## Sentences of a label

label-sentences = { $first }. { $second }

label-marked = { $first } { $second }

label-numbered = { $first }. { $second }

label-field = { FORM($name, case: "label") }: { FORM($value, case: "inner") }

label-category = קטגוריה

# Of עסקה, a transaction.
label-creator = נוצרה על ידי { $who }
