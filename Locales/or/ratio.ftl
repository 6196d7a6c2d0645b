ratio = { $first } ଅନୁପାତ { $second }

score = { $first }, { $second }

dimensions = { $first } ବାଇ { $second }

## Fractions. Halves and quarters have names of their own: ଦେଢ଼ is one and a half, ଅଢ଼େଇ two and a half, ସାଢ଼େ a half more, ସୱା
## a quarter more, ପଉଣେ a quarter less than the next whole

fraction = { $denominator ->
    [2] ଅଧା
    [3] { fraction-parts } ତୃତୀୟାଂଶ
    [4] { fraction-parts } ଚତୁର୍ଥାଂଶ
   *[other] { $denominator } ଭାଗରୁ { $numerator } ଭାଗ
}

fraction-parts = { $numerator ->
    [1] ଏକ
    [2] ଦୁଇ
   *[3] ତିନି
}

fraction-mixed = { $denominator ->
    [2] { fraction-mixed-half }
    [4] { fraction-mixed-quarters }
   *[other] { $count } ପୂର୍ଣ୍ଣ { fraction }
}
# From 100 on, the words would be of the hundreds or thousands: ସାଢ଼େ 300 is 350.
fraction-mixed-half = { HEAD(NUMBER($count, minimumIntegerDigits: 3)) ->
    [two-digits] { fraction-mixed-half-small }
   *[other] { $count } ଏବଂ { fraction }
}
fraction-mixed-half-small = { $count ->
    [1] ଦେଢ଼
    [2] ଅଢ଼େଇ
   *[other] ସାଢ଼େ { $count }
}
# Numbers below 100, written with three digits
-head-two-digits = 0*
fraction-mixed-quarters = { $numerator ->
    [1] { fraction-mixed-quarter }
    [3] { fraction-mixed-three-quarters }
   *[other] { $count } ପୂର୍ଣ୍ଣ { fraction }
}
fraction-mixed-quarter = { HEAD(NUMBER($count, minimumIntegerDigits: 3)) ->
    [two-digits] ସୱା { $count }
   *[other] { $count } ପୂର୍ଣ୍ଣ { fraction }
}
fraction-mixed-three-quarters = { $count ->
    [1] ପଉଣେ 2
    [2] ପଉଣେ 3
    [3] ପଉଣେ 4
    [4] ପଉଣେ 5
    [5] ପଉଣେ 6
    [6] ପଉଣେ 7
    [7] ପଉଣେ 8
    [8] ପଉଣେ 9
    [9] ପଉଣେ 10
    [10] ପଉଣେ 11
    [11] ପଉଣେ 12
   *[other] { $count } ପୂର୍ଣ୍ଣ { fraction }
}

# For example: ଦେଢ଼ଟି ଟାବଲେଟ, ସାଢ଼େ 3ଟି ଟାବଲେଟ; 2 ପୂର୍ଣ୍ଣ 8 ଭାଗରୁ 3 ଭାଗ ଟାବଲେଟ
fraction-counted = { TAIL(fraction-mixed) ->
    [share] { fraction-mixed } { $noun }
   *[other] { fraction-mixed-classed } { $noun }
}
fraction-mixed-classed = { TRAIT($noun, "counter") ->
    [person] { fraction-mixed } ଜଣ
    [bare] { fraction-mixed }
   *[thing] { fraction-mixed }ଟି
}
-tail-share = ଅଧା ତୃତୀୟାଂଶ ଚତୁର୍ଥାଂଶ ଭାଗ

# ଅଧା ଟାବଲେଟ, ତିନି ଚତୁର୍ଥାଂଶ ଟାବଲେଟ, ଟାବଲେଟର ଦୁଇ ତୃତୀୟାଂଶ
fraction-part = { $denominator ->
    [2] ଅଧା { $noun }
    [4] { fraction } { $noun }
   *[other] { FORM($noun, form: "ending") }ର { fraction }
}
