## How the parts of a label are joined

label-sentences = { $first }. { $second }

label-marked = { $first } { $second }
# Voices read "12." before a capital letter as a plain number.
label-numbered = { $first }. { $second }

# After a colon Polish goes on in small letters. $case "label": a state that names a field (see state.ftl).
label-field = { FORM($name, case: "label") }: { $value }

label-category = kategoria

label-creator = utworzone przez: { $who }
