label-sentences = { $first }. { $second }
label-marked = { $first } { $second }
label-numbered = { $first }. { $second }
label-field = { FORM($name, case: "label") }: { TITLE($value) }

label-category = kategori
label-creator = dicipta oleh { $who }
