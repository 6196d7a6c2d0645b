ratio = { $first } જેમ { $second }

# With a pause alone, 3, 2 would be heard as two numbers.
score = { $first } વિરુદ્ધ { $second }

dimensions = { $first } બાય { $second }

## Fractions. Halves and quarters have names of their own: દોઢ is one and a half, અઢી two and a half, સાડા a half more,
## સવા a quarter more, પોણા a quarter less than the next whole. Others are told as in school: 3ના છેદમાં 8

fraction = { $denominator ->
    [2] { $case ->
        [oblique] અડધા
       *[direct] અડધું
    }
    [3] { fraction-parts } તૃતીયાંશ
    [4] { $numerator ->
        [1] પા
        [3] { fraction-three-quarters-alone }
       *[other] { $numerator }ના છેદમાં { $denominator }
    }
   *[other] { $numerator }ના છેદમાં { $denominator }
}

fraction-three-quarters-alone = { $case ->
    [oblique] પોણા
   *[direct] પોણું
}

fraction-parts = { $numerator ->
    [1] એક
   *[2] બે
}

fraction-mixed = { $denominator ->
    [2] { fraction-mixed-half }
    [4] { $numerator ->
        [1] { fraction-mixed-quarter }
        [3] { fraction-mixed-three-quarters }
       *[other] { $count } પૂર્ણાંક { $numerator }ના છેદમાં { $denominator }
    }
   *[other] { $count } પૂર્ણાંક { fraction }
}
# Before a hundred or a thousand the words would be of these: સાડા 300 is 350. So only small numbers have them.
fraction-mixed-half = { $count ->
    [1] દોઢ
    [2] અઢી
    [3] સાડા 3
    [4] સાડા 4
    [5] સાડા 5
    [6] સાડા 6
    [7] સાડા 7
    [8] સાડા 8
    [9] સાડા 9
    [10] સાડા 10
    [11] સાડા 11
    [12] સાડા 12
   *[other] { $count } અને { fraction }
}
fraction-mixed-quarter = { $count ->
    [1] સવા
    [2] સવા 2
    [3] સવા 3
    [4] સવા 4
    [5] સવા 5
    [6] સવા 6
    [7] સવા 7
    [8] સવા 8
    [9] સવા 9
    [10] સવા 10
    [11] સવા 11
    [12] સવા 12
   *[other] { $count } અને { fraction }
}

# A quarter less than the next whole: પોણા 4 is 3 and three quarters.
fraction-mixed-three-quarters = { $count ->
    [1] પોણા 2
    [2] પોણા 3
    [3] પોણા 4
    [4] પોણા 5
    [5] પોણા 6
    [6] પોણા 7
    [7] પોણા 8
    [8] પોણા 9
    [9] પોણા 10
    [10] પોણા 11
    [11] પોણા 12
   *[other] { $count } પૂર્ણાંક 3ના છેદમાં 4
}

# For example: દોઢ ગોળી, સવા ગોળી, અઢી ગોળી, પોણા 3 કલાક
# But 121 ગોળીઓ અને પા ગોળી, 2 ગોળીઓ અને ગોળીના 8 ભાગમાંથી 3 ભાગ: in 3ના છેદમાં 8 ગોળીઓ, one hears 8 of them.
fraction-counted = { TAIL(fraction) ->
    [digit] { $count } { FORM($noun, $count) } અને { fraction-of }
   *[word] { HEAD(fraction-mixed) ->
        [named] { fraction-mixed } { $noun }
       *[other] { fraction-counted-number }
    }
}
-head-named = દોઢ અઢી સાડા સવા પોણા
fraction-counted-number = { $denominator ->
    [3] { fraction-mixed } { $noun }
   *[other] { $count } { FORM($noun, $count) } અને { FORM(fraction-part, 1) }
}
fraction-of = { FORM($noun, 1, case: "oblique") }ના { $denominator } ભાગમાંથી { $numerator } ભાગ

# અડધી ગોળી, પોણી ગોળી, પા કપ, ગોળીના 8 ભાગમાંથી 3 ભાગ
fraction-part = { $denominator ->
    [2] { $gender ->
        [feminine] અડધી { $noun }
        [neuter] { fraction } { $noun }
       *[masculine] { fraction-half-masculine } { $noun }
    }
    [4] { $numerator ->
        [1] { fraction } { $noun }
        [3] { fraction-three-quarters } { $noun }
       *[other] { fraction-of }
    }
    [3] { fraction } { $noun }
   *[other] { fraction-of }
}
fraction-half-masculine = { $case ->
    [oblique] અડધા
   *[direct] અડધો
}
fraction-three-quarters = { $gender ->
    [feminine] પોણી
    [neuter] { fraction-three-quarters-alone }
   *[masculine] { $case ->
        [oblique] પોણા
       *[direct] પોણો
    }
}
