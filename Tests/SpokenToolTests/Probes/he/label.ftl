## How the parts of a label are joined

label-sentences = { $first }. { $second }
label-numbered = { $first }. { $second }

label-marked = { $first } { $second }

label-field = { $name }: { $value }

## What the rows of an account’s history name

label-category = קטגוריה
label-creator = נוצרה על ידי { $who }
