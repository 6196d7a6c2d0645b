## How the parts of a label are joined

label-sentences = { $first }. { $second }
label-numbered = { $first }. { $second }

label-marked = { $first } { $second }

# After a colon Russian goes on in small letters.
label-field = { $name }: { $value }

## What the rows of an account’s history name

label-category = категория
label-creator = автор: { $who }
