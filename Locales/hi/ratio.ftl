ratio = { $first } अनुपात { $second }

# With a pause alone, 3, 2 would be heard as two numbers, and a hyphen is skipped or read as a minus.
# बनाम is between two sides, not between their points.
score = स्कोर { $first } और { $second }

# As rooms and boxes are measured aloud. गुणा is the sign of a multiplication.
dimensions = { $first } बाय { $second }

## Fractions. Halves and quarters have names of their own: डेढ़ is one and a half, ढाई two and a half, साढ़े a half
## more. Wholes before digits take the सही of mixed numbers: 2 सही 3 बटा 8; और is also "plus", and (2 + 3) / 8 is heard.

fraction = { $denominator ->
    [2] { $case ->
        [oblique] आधे
       *[direct] आधा
    }
    [3] { fraction-parts } तिहाई
    [4] { fraction-parts } चौथाई
   *[other] { $numerator } बटा { $denominator }
}

fraction-parts = { $numerator ->
    [1] एक
    [2] दो
   *[3] तीन
}

fraction-mixed = { $denominator ->
    [2] { fraction-mixed-half }
    [3] { $count } और { fraction }
    [4] { $numerator ->
        [1] { fraction-mixed-quarter }
        [3] { fraction-mixed-three-quarters }
       *[other] { $count } सही { $numerator } बटा { $denominator }
    }
   *[other] { $count } सही { fraction }
}
# From a hundred on the words would halve the hundred or the thousand: साढ़े 300 is 350, साढ़े 12000 is 12500.
fraction-mixed-half = { HEAD(NUMBER($count, minimumIntegerDigits: 3)) ->
    [below-hundred] { $count ->
        [1] डेढ़
        [2] ढाई
       *[other] साढ़े { $count }
    }
   *[other] { $count } और { fraction }
}
fraction-mixed-quarter = { HEAD(NUMBER($count, minimumIntegerDigits: 3)) ->
    [below-hundred] सवा { $count }
   *[other] { $count } और { fraction }
}
# Wholes below a hundred, written with three digits.
-head-below-hundred = 0*

# A quarter less than the next whole: पौने 4 is 3 and three quarters.
fraction-mixed-three-quarters = { $count ->
    [1] पौने 2
    [2] पौने 3
    [3] पौने 4
    [4] पौने 5
    [5] पौने 6
    [6] पौने 7
    [7] पौने 8
    [8] पौने 9
    [9] पौने 10
    [10] पौने 11
    [11] पौने 12
   *[other] { $count } और { fraction }
}

# For example: डेढ़ गोली, सवा गोली, ढाई गोलियां, पौने 3 गोलियां, 100 और आधी गोली
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
   *[other] { $count } और { fraction-part }
}
fraction-counted-quarter = { $count ->
    [1] सवा
   *[other] { fraction-mixed-quarter }
}

# आधी गोली, तीन चौथाई गोली; before a postposition आधे संदेश तक, which fraction chooses
fraction-part = { $denominator ->
    [2] { $gender ->
        [feminine] आधी { FORM($noun, 1) }
       *[masculine] { fraction } { FORM($noun, 1) }
    }
   *[other] { fraction } { FORM($noun, 1) }
}
