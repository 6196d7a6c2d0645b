## Two numbers that belong together

# The ratio of two numbers, such as a contrast or a mixture.
# $first (number): the first number.
# $second (number): the second number.
# Example: 4.5 to 1
ratio = { $first } to { $second }

# The score of a game.
# $first (number): the points of the first side.
# $second (number): the points of the second side.
# Example: 3 to 2
score = { $first } to { $second }

# The length of something in each direction, such as a room's. For three directions, this message is used twice, such as
# in "3 by 4 by 2".
# $first (phrase or number): the first length, or two lengths that are already joined.
# $second (phrase or number): the next length.
# Example: 3 by 4
dimensions = { $first } by { $second }

## Fractions. The numerator is always less than the denominator, because 5/2 is said as "2 and a half"

# A fraction alone.
# $numerator (whole number): how many parts, from 1.
# $denominator (whole number): how many parts make a whole, from 2.
# .parts (optional): a fraction in a longer phrase, such as "three twenty-seconds" in "2 and three twenty-seconds".
# Example: three quarters
fraction = { $denominator ->
    [2] { word-half }
    [3] { $numerator ->
        [1] one third
       *[2] two thirds
    }
    [4] { $numerator ->
        [1] one quarter
        [2] two quarters
       *[3] three quarters
    }
    [5] { $numerator ->
        [1] one fifth
        [2] two fifths
        [3] three fifths
       *[4] four fifths
    }
    [6] { $numerator ->
        [1] one sixth
        [2] two sixths
        [3] three sixths
        [4] four sixths
       *[5] five sixths
    }
    [7] { $numerator ->
        [1] one seventh
       *[other] { NUMBER($numerator, style: "words") } sevenths
    }
    [8] { $numerator ->
        [1] one eighth
        [2] two eighths
        [3] three eighths
        [4] four eighths
        [5] five eighths
        [6] six eighths
       *[7] seven eighths
    }
    [9] { $numerator ->
        [1] one ninth
       *[other] { NUMBER($numerator, style: "words") } ninths
    }
    [10] { $numerator ->
        [1] one tenth
        [2] two tenths
        [3] three tenths
        [4] four tenths
        [5] five tenths
        [6] six tenths
        [7] seven tenths
        [8] eight tenths
       *[9] nine tenths
    }
    [12] { $numerator ->
        [1] one twelfth
       *[other] { NUMBER($numerator, style: "words") } twelfths
    }
    [16] { $numerator ->
        [1] one sixteenth
       *[other] { NUMBER($numerator, style: "words") } sixteenths
    }
    [100] { $numerator ->
        [1] one hundredth
       *[other] { NUMBER($numerator, style: "words") } hundredths
    }
    [1000] { $numerator ->
        [1] one thousandth
       *[other] { NUMBER($numerator, style: "words") } thousandths
    }
   *[other] { $numerator } over { $denominator }
}
    .parts = { HEAD(NUMBER($denominator, minimumIntegerDigits: 3)) ->
        [two-digits] { $numerator ->
            [1] one { NUMBER($denominator, style: "words", type: "ordinal") }
           *[other] { NUMBER($numerator, style: "words") } { NUMBER($denominator, style: "words", type: "ordinal") }s
        }
       *[other] { fraction }
    }

# Denominators of two digits that have no word above, written with three digits. A longer phrase says an ordinal for
# them, because "2 and 3 over 22" could be heard as "2 and 3, over 22". For larger ones it says "over", because "two
# hundred three hundredths" is heard as 203 parts of 100.
-head-two-digits = 0* !00 !010 !012 !016

# The last digits of a fraction whose denominator has no word above.
-tail-digit = 0 1 2 3 4 5 6 7 8 9

# The fraction one half. English says "half" after words such as "about", and "one half" elsewhere.
word-half = { $case ->
    [bounded] half
   *[bare] one half
}

# A whole number and a fraction.
# $count (whole number): the whole number, from 1.
# $numerator (whole number): how many parts, from 1.
# $denominator (whole number): how many parts make a whole, from 2.
# Example: 2 and a half
fraction-mixed = { $numerator ->
    [1] { $denominator ->
        [2] { $count } and a half
        [3] { $count } and a third
        [4] { $count } and a quarter
        [5] { $count } and a fifth
        [6] { $count } and a sixth
        [7] { $count } and a seventh
        [8] { $count } and an eighth
        [9] { $count } and a ninth
        [10] { $count } and a tenth
        [12] { $count } and a twelfth
        [16] { $count } and a sixteenth
        [100] { $count } and a hundredth
       *[other] { $count } and { fraction.parts }
    }
   *[other] { $count } and { fraction.parts }
}

# A whole number and a fraction, followed by the things that are counted.
# $count (whole number): the whole number, from 1.
# $noun (phrase): the noun that is counted, such as "tablet".
# $numerator (whole number): how many parts, from 1.
# $denominator (whole number): how many parts make a whole, from 2.
# Example: 2 and a half tablets
fraction-counted = { $denominator ->
    [4] { $numerator ->
        [3] { $count } and three quarter { FORM($noun, form: "plural") }
       *[other] { fraction-mixed } { FORM($noun, form: "plural") }
    }
   *[other] { TAIL(fraction) ->
        [digit] { $count } and { fraction-part }
       *[word] { fraction-mixed } { FORM($noun, form: "plural") }
    }
}

# First letters of words that "an" comes before, instead of "a".
-head-vowel = a e i o u hour !uni !use !usa !eu !one !once

# A fraction of one thing.
# $count (whole number, optional): always 1, for words that agree with it.
# $noun (phrase): the thing, such as "tablet".
# $numerator (whole number): how many parts, from 1.
# $denominator (whole number): how many parts make a whole, from 2.
# Example: three quarters of a tablet
fraction-part = { $denominator ->
    [2] { HEAD($noun) ->
        [vowel] half an { FORM($noun, 1) }
       *[other] half a { FORM($noun, 1) }
    }
   *[other] { HEAD($noun) ->
        [vowel] { fraction.parts } of an { FORM($noun, 1) }
       *[other] { fraction.parts } of a { FORM($noun, 1) }
    }
}
