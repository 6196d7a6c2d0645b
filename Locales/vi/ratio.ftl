ratio = { $first } trên { $second }

# As people say a score: ba hai.
score = tỷ số { $first } { $second }

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
