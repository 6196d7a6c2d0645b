label-sentences = { $first }. { $second }

label-marked = { $first } { $second }

# No capital after a colon.
label-field = { $name }: { $value }

label-category = categoría

label-creator = creada por { $who }
