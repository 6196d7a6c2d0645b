ratio = { $first } ला { $second } असे प्रमाण

score = { $first } विरुद्ध { $second }

dimensions = { $first } बाय { $second }

## Fractions. Halves and quarters have names of their own: दीड is one and a half, अडीच two and a half, साडे a half more,
## सव्वा a quarter more, पावणे a quarter less, पाव one quarter, पाऊण three

fraction = { $denominator ->
    [2] { $case ->
        [oblique] अर्ध्या
       *[direct] अर्धा
    }
    [3] { $numerator ->
        [1] एक तृतीयांश
       *[2] दोन तृतीयांश
    }
    [4] { $numerator ->
        [1] पाव
        [3] पाऊण
       *[other] दोन चतुर्थांश
    }
   *[other] { $numerator } छेद { $denominator }
}

fraction-mixed = { $denominator ->
    [2] { $count ->
        [1] दीड
        [2] अडीच
       *[other] { fraction-mixed-half }
    }
    [3] { $count } पूर्णांक { fraction }
    [4] { $numerator ->
        [1] { fraction-mixed-quarter }
        [3] { fraction-mixed-three-quarters }
       *[other] { $count } पूर्णांक { fraction }
    }
   *[other] { $count } पूर्णांक { fraction }
}
# From a hundred on the words would halve the hundred or the thousand: साडे 300 is 350, साडे 12000 is 12500.
fraction-mixed-half = { HEAD(NUMBER($count, minimumIntegerDigits: 3)) ->
    [below-hundred] साडे { $count }
   *[other] { $count } पूर्णांक एक द्वितीयांश
}
fraction-mixed-quarter = { HEAD(NUMBER($count, minimumIntegerDigits: 3)) ->
    [below-hundred] { $count ->
        [1] सव्वा
       *[other] सव्वा { $count }
    }
   *[other] { $count } पूर्णांक एक चतुर्थांश
}
# Wholes below a hundred, written with three digits.
-head-below-hundred = 0*

# A quarter less than the next whole: पावणे 4 is 3 and three quarters.
fraction-mixed-three-quarters = { $count ->
    [1] पावणे 2
    [2] पावणे 3
    [3] पावणे 4
    [4] पावणे 5
    [5] पावणे 6
    [6] पावणे 7
    [7] पावणे 8
    [8] पावणे 9
    [9] पावणे 10
    [10] पावणे 11
    [11] पावणे 12
   *[other] { $count } पूर्णांक तीन चतुर्थांश
}

# For example: दीड गोळी, सव्वा गोळी, अडीच गोळ्या, पावणे 3 गोळ्या
fraction-counted = { $denominator ->
    [2] { $count ->
        [1] { fraction-mixed } { FORM($noun, 1) }
       *[other] { fraction-mixed } { FORM($noun, 2) }
    }
    [4] { $numerator ->
        [1] { fraction-counted-quarter }
       *[other] { fraction-mixed } { FORM($noun, 2) }
    }
   *[other] { fraction-mixed } { FORM($noun, 2) }
}
fraction-counted-quarter = { $count ->
    [1] { fraction-mixed } { FORM($noun, 1) }
   *[other] { fraction-mixed } { FORM($noun, 2) }
}

# अर्धी गोळी, पाऊण गोळी; before a postposition अर्ध्या गोळी
fraction-part = { $denominator ->
    [2] { $case ->
        [oblique] अर्ध्या { FORM($noun, 1) }
       *[direct] { fraction-half } { FORM($noun, 1) }
    }
   *[other] { fraction } { FORM($noun, 1) }
}
fraction-half = { $gender ->
    [feminine] अर्धी
    [neuter] अर्धे
   *[masculine] अर्धा
}
