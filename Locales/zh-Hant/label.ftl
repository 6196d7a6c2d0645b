label-sentences = { $first }。{ $second }

# The space is for marks that aren't full-width.
label-marked = { $first } { $second }
label-numbered = { $first }。{ $second }

# What is empty is 未填寫, of a field.
label-field = { $name }：{ FORM($value, gender: "field") }

label-category = 類別

label-creator = 由{ $who }建立
