## Sentences of a label

label-sentences = { $first }. { $second }

label-marked = { $first } { $second }
label-numbered = { $first }. { $second }

# $case "label": a state that names a field (see state.ftl); "inner": a value whose own label the name stands for.
label-field = { FORM($name, case: "label") }: { FORM($value, case: "inner") }

label-category = શ્રેણી

label-creator = { $who } દ્વારા બનાવેલ
