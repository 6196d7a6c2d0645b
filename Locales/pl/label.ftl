## Sentences of a label

label-sentences = { $first }. { $second }

label-marked = { $first } { $second }
# Voices read "12." before a capital letter as a plain number.
label-numbered = { $first }. { $second }

# After a colon Polish goes on in small letters. $case "label": a state that names a field (see state.ftl).
# $case "value": an age without its "wiek" (wiek: 8 lat).
label-field = { FORM($name, case: "label") }: { FORM($value, case: "value") }

label-category = kategoria

label-creator = utworzone przez: { $who }
