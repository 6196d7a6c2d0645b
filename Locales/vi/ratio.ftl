# With tỷ lệ, for 4,5 trên 1 alone is progress or a fraction.
ratio = tỷ lệ { $first } trên { $second }

# A pause between the numbers: 99 2 may be heard as one.
score = tỷ số { $first }, { $second }

dimensions = { $first } nhân { $second }

## Fractions, in words: ba phần tư

fraction = { $denominator ->
    [2] một nửa
    [4] { NUMBER($numerator, style: "words") } phần tư
   *[other] { NUMBER($numerator, style: "words") } phần { NUMBER($denominator, style: "words") }
}

fraction-mixed = { $denominator ->
    [2] { $count } rưỡi
   *[other] { $count } và { fraction }
}

# 2 viên rưỡi, 2 và ba phần tư dặm
fraction-counted = { $denominator ->
    [2] { $count } { $noun } rưỡi
   *[other] { $count } và { fraction } { $noun }
}

fraction-part = { $denominator ->
    [2] nửa { $noun }
   *[other] { fraction } { $noun }
}
