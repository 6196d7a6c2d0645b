## How the parts of a label are joined

label-sentences = { $first }. { $second }

label-marked = { $first } { $second }

# After a colon Polish goes on in small letters.
label-field = { $name }: { $value }

label-category = kategoria

label-creator = utworzone przez: { $who }
