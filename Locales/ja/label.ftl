label-sentences = { $first }。{ $second }

# A space behind ？ and ！ is the custom.
label-marked = { $first } { $second }

label-field = { $name }、{ $value }

label-category = カテゴリ

label-creator = 作成者、{ $who }
