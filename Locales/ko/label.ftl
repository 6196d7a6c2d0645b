label-sentences = { $first }. { $second }

label-marked = { $first } { $second }
label-numbered = { $first }. { $second }

label-field = { FORM($name, case: "label") }: { $value }

label-category = 카테고리

label-creator = 작성자: { $who }
