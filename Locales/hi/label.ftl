## How the parts of a label are joined

label-sentences = { $first }। { $second }

label-marked = { $first } { $second }
label-numbered = { $first }। { $second }

# $case "label": a state that names a field (see state.ftl).
label-field = { FORM($name, case: "label") }: { $value }

label-category = श्रेणी

label-creator = { $who } द्वारा बनाया गया
