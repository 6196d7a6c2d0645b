ratio = { $first } অনুপাত { $second }

score = { $first }, { $second }

dimensions = { $first } বাই { $second }

## Fractions. Halves and quarters have names of their own: দেড় is one and a half, আড়াই two and a half, সাড়ে a half more,
## সোয়া a quarter more, পৌনে a quarter less than the next whole

fraction = { $denominator ->
    [2] অর্ধেক
    [3] { fraction-parts } তৃতীয়াংশ
    [4] { fraction-parts } চতুর্থাংশ
   *[other] { $denominator } ভাগের { $numerator } ভাগ
}

fraction-parts = { $numerator ->
    [1] এক
    [2] দুই
   *[3] তিন
}

fraction-mixed = { $denominator ->
    [2] { fraction-mixed-half }
    [4] { fraction-mixed-quarters }
   *[other] { fraction-mixed-whole }
}
fraction-mixed-whole = { $denominator ->
    [2] { $count } পূর্ণ এক দ্বিতীয়াংশ
   *[other] { $count } পূর্ণ { fraction }
}
# From 100 on, the words would be of the hundreds or thousands: সাড়ে 300 is 350, সাড়ে 12055 is 12555.
fraction-mixed-half = { HEAD(NUMBER($count, minimumIntegerDigits: 3)) ->
    [two-digits] { fraction-mixed-half-small }
   *[other] { fraction-mixed-whole }
}
fraction-mixed-half-small = { $count ->
    [1] দেড়
    [2] আড়াই
   *[other] সাড়ে { $count }
}
# Numbers below 100, written with three digits
-head-two-digits = 0*
fraction-mixed-quarters = { $numerator ->
    [1] { fraction-mixed-quarter }
    [3] { fraction-mixed-three-quarters }
   *[other] { fraction-mixed-whole }
}
fraction-mixed-quarter = { HEAD(NUMBER($count, minimumIntegerDigits: 3)) ->
    [two-digits] সোয়া { $count }
   *[other] { fraction-mixed-whole }
}
fraction-mixed-three-quarters = { $count ->
    [1] পৌনে 2
    [2] পৌনে 3
    [3] পৌনে 4
    [4] পৌনে 5
    [5] পৌনে 6
    [6] পৌনে 7
    [7] পৌনে 8
    [8] পৌনে 9
    [9] পৌনে 10
    [10] পৌনে 11
    [11] পৌনে 12
   *[other] { fraction-mixed-whole }
}

# For example: দেড়টি ট্যাবলেট, সাড়ে 3টি ট্যাবলেট; 2 পূর্ণ 8 ভাগের 3 ভাগ ট্যাবলেট
fraction-counted = { TAIL(fraction-mixed) ->
    [share] { fraction-mixed } { $noun }
   *[other] { fraction-mixed-classed } { $noun }
}
fraction-mixed-classed = { TRAIT($noun, "counter") ->
    [person] { fraction-mixed } জন
    [bare] { fraction-mixed }
   *[thing] { fraction-mixed }টি
}
-tail-share = দ্বিতীয়াংশ তৃতীয়াংশ চতুর্থাংশ ভাগ

# আধা ট্যাবলেট, তিন চতুর্থাংশ ট্যাবলেট, ট্যাবলেটের দুই তৃতীয়াংশ
fraction-part = { $denominator ->
    [2] আধা { $noun }
    [4] { fraction } { $noun }
   *[other] { things-of } { fraction }
}
