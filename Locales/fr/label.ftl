label-sentences = { $first }. { $second }

label-marked = { $first } { $second }

# No capital after a colon, and no space before it: see the head of number.ftl.
label-field = { $name }: { $value }

label-category = catégorie

label-creator = créée par { $who }
