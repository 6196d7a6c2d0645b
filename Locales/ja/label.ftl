label-sentences = { $first }。{ $second }

# A space behind ？ and ！ is the custom.
label-marked = { $first } { $second }
label-numbered = { $first }。{ $second }

# $case "label": a state that names a field (see state.ftl).
label-field = { FORM($name, case: "label") }、{ $value }

label-category = カテゴリ

label-creator = 作成者、{ $who }
