ratio = { $first } অনুপাত { $second }

score = { $first } বনাম { $second }

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
   *[other] { $count } এবং { fraction }
}
# Before a hundred the words would halve the hundred: সাড়ে 300 is 350.
fraction-mixed-half = { $count ->
    [1] দেড়
    [2] আড়াই
    [100] { $count } এবং { fraction }
    [200] { $count } এবং { fraction }
    [300] { $count } এবং { fraction }
    [400] { $count } এবং { fraction }
    [500] { $count } এবং { fraction }
    [1000] { $count } এবং { fraction }
   *[other] সাড়ে { $count }
}
fraction-mixed-quarters = { $numerator ->
    [1] { fraction-mixed-quarter }
    [3] { fraction-mixed-three-quarters }
   *[other] { $count } এবং { fraction }
}
fraction-mixed-quarter = { $count ->
    [100] { $count } এবং { fraction }
    [200] { $count } এবং { fraction }
    [300] { $count } এবং { fraction }
    [400] { $count } এবং { fraction }
    [500] { $count } এবং { fraction }
    [1000] { $count } এবং { fraction }
   *[other] সোয়া { $count }
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
   *[other] { $count } এবং { fraction }
}

# For example: দেড়টি ট্যাবলেট, সাড়ে 3টি ট্যাবলেট; 2 এবং 8 ভাগের 3 ভাগ ট্যাবলেট
fraction-counted = { TAIL(fraction-mixed) ->
    [share] { fraction-mixed } { $noun }
   *[other] { fraction-mixed-classed } { $noun }
}
fraction-mixed-classed = { TRAIT($noun, "counter") ->
    [person] { fraction-mixed } জন
    [bare] { fraction-mixed }
   *[thing] { fraction-mixed }টি
}
-tail-share = অর্ধেক তৃতীয়াংশ চতুর্থাংশ ভাগ

# আধা ট্যাবলেট, ট্যাবলেটের তিন চতুর্থাংশ
fraction-part = { $denominator ->
    [2] আধা { $noun }
   *[other] { things-of } { fraction }
}
