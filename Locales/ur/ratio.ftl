ratio = { $first } نسبت { $second }

# With a pause alone, 3, 2 would be heard as two numbers, and a hyphen is skipped or read as a minus.
score = { $first } بمقابلہ { $second }

# As rooms and boxes are measured aloud. ضرب is the sign of a multiplication.
dimensions = { $first } بائی { $second }

## Fractions. Halves and quarters have names of their own: ڈیڑھ is one and a half, ڈھائی two and a half, ساڑھے a half
## more. Wholes before digits take the صحیح of mixed numbers: 2 صحیح 3 بٹا 8; اور is also "plus", and (2 + 3) / 8 is heard.

fraction = { $denominator ->
    [2] { $case ->
        [oblique] آدھے
       *[direct] آدھا
    }
    [3] { fraction-parts } تہائی
    [4] { fraction-parts } چوتھائی
   *[other] { $numerator } بٹا { $denominator }
}

fraction-parts = { $numerator ->
    [1] ایک
    [2] دو
   *[3] تین
}

fraction-mixed = { $denominator ->
    [2] { fraction-mixed-half }
    [3] { $count } اور { fraction }
    [4] { $numerator ->
        [1] { fraction-mixed-quarter }
        [3] { fraction-mixed-three-quarters }
       *[other] { $count } صحیح { $numerator } بٹا { $denominator }
    }
   *[other] { $count } صحیح { fraction }
}
# From a hundred on the words would halve the hundred or the thousand: ساڑھے 300 is 350, ساڑھے 12000 is 12500.
fraction-mixed-half = { HEAD(NUMBER($count, minimumIntegerDigits: 3)) ->
    [below-hundred] { $count ->
        [1] ڈیڑھ
        [2] ڈھائی
       *[other] ساڑھے { $count }
    }
   *[other] { $count } اور { fraction }
}
fraction-mixed-quarter = { HEAD(NUMBER($count, minimumIntegerDigits: 3)) ->
    [below-hundred] سوا { $count }
   *[other] { $count } اور { fraction }
}
# Wholes below a hundred, written with three digits.
-head-below-hundred = 0*

# A quarter less than the next whole: پونے 4 is 3 and three quarters.
fraction-mixed-three-quarters = { $count ->
    [1] پونے 2
    [2] پونے 3
    [3] پونے 4
    [4] پونے 5
    [5] پونے 6
    [6] پونے 7
    [7] پونے 8
    [8] پونے 9
    [9] پونے 10
    [10] پونے 11
    [11] پونے 12
   *[other] { $count } اور { fraction }
}

# For example: ڈیڑھ گولی, سوا گولی, ڈھائی گولیاں, پونے 3 گولیاں, 100 اور آدھی گولی
fraction-counted = { $denominator ->
    [2] { fraction-counted-half }
    [4] { $numerator ->
        [1] { fraction-counted-quarter } { $noun }
        [3] { fraction-mixed } { FORM($noun, 2) }
       *[other] { fraction-mixed } { $noun }
    }
   *[other] { fraction-mixed } { $noun }
}

fraction-counted-half = { HEAD(NUMBER($count, minimumIntegerDigits: 3)) ->
    [below-hundred] { fraction-mixed } { $noun }
   *[other] { $count } اور { fraction-part }
}
fraction-counted-quarter = { $count ->
    [1] سوا
   *[other] { fraction-mixed-quarter }
}

# آدھی گولی, تین چوتھائی گولی; before a postposition آدھے پیغام تک, which fraction chooses
fraction-part = { $denominator ->
    [2] { $gender ->
        [feminine] آدھی { FORM($noun, 1) }
       *[masculine] { fraction } { FORM($noun, 1) }
    }
   *[other] { fraction } { FORM($noun, 1) }
}
