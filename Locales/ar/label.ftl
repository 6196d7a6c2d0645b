## Sentences of a label

label-sentences = { $first }. { $second }

label-marked = { $first } { $second }
label-numbered = { $first }. { $second }

# $case "label": a state that names a field (see state.ftl).
label-field = { FORM($name, case: "label") }: { FORM($value, case: "inner") }

label-category = الفئة

# Impersonal: a verb in the feminine, after the category, would be heard of it (الفئة: الهدايا. أُنشِئَت).
label-creator = تم الإنشاء بِواسِطَة { $who }
