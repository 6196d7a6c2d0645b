label-sentences = { $first }. { $second }

label-marked = { $first } { $second }

label-numbered = { $first }. { $second }

label-field = { FORM($name, case: "label") }: { $value }

label-category = หมวดหมู่

label-creator = สร้างโดย { $who }
