ratio = { $first } ਅਨੁਪਾਤ { $second }
# Without ਅਤੇ, 2 and 3 would be heard as "2 or 3".
score = ਸਕੋਰ { $first } ਬਨਾਮ { $second }
# The English "by". ਬਾਈ would be heard as 22.
dimensions = { $first } ਬਾਏ { $second }
fraction = { $denominator ->
    [2] { fraction-half }
    [3] { fraction-parts } ਤਿਹਾਈ
    [4] { fraction-parts } ਚੌਥਾਈ
   *[other] { $numerator } ਬਟਾ { $denominator }
}
fraction-half = { $gender ->
    [feminine] ਅੱਧੀ
   *[masculine] { $case ->
        [oblique] ਅੱਧੇ
       *[direct] ਅੱਧਾ
    }
}
fraction-parts = { $numerator ->
    [1] ਇੱਕ
    [2] ਦੋ
   *[3] ਤਿੰਨ
}
fraction-mixed = { $denominator ->
    [2] { fraction-mixed-half }
    [3] { $count } ਅਤੇ { fraction }
    [4] { $numerator ->
        [1] { fraction-mixed-quarter }
        [3] { fraction-mixed-three-quarters }
       *[other] { $count } ਸਹੀ { $numerator } ਬਟਾ { $denominator }
    }
   *[other] { $count } ਸਹੀ { fraction }
}
# From 100 on, the words would be of the hundreds or thousands: ਸਾਢੇ 300 is 350.
fraction-mixed-half = { HEAD(NUMBER($count, minimumIntegerDigits: 3)) ->
    [two-digits] { fraction-mixed-half-small }
   *[other] { $count } ਅਤੇ { fraction }
}
fraction-mixed-half-small = { $count ->
    [1] ਡੇਢ
    [2] ਢਾਈ
   *[other] ਸਾਢੇ { $count }
}
fraction-mixed-quarter = { HEAD(NUMBER($count, minimumIntegerDigits: 3)) ->
    [two-digits] ਸਵਾ { $count }
   *[other] { $count } ਅਤੇ { fraction }
}
# Numbers below 100, written with three digits
-head-two-digits = 0*
fraction-mixed-three-quarters = { $count ->
    [1] ਪੌਣੇ 2
    [2] ਪੌਣੇ 3
    [3] ਪੌਣੇ 4
    [4] ਪੌਣੇ 5
    [5] ਪੌਣੇ 6
    [6] ਪੌਣੇ 7
    [7] ਪੌਣੇ 8
    [8] ਪੌਣੇ 9
    [9] ਪੌਣੇ 10
    [10] ਪੌਣੇ 11
    [11] ਪੌਣੇ 12
   *[other] { $count } ਅਤੇ { fraction }
}
fraction-counted = { $denominator ->
    [2] { fraction-counted-half }
    [4] { $numerator ->
        [1] { fraction-counted-quarter } { $noun }
        [3] { fraction-mixed } { FORM($noun, 2) }
       *[other] { fraction-mixed } { $noun }
    }
   *[other] { fraction-mixed } { $noun }
}
fraction-counted-half = { TAIL(fraction-mixed) ->
    [half] { fraction-mixed } { FORM($noun, 1) }
   *[other] { fraction-mixed } { $noun }
}
-tail-half = ਅੱਧਾ ਅੱਧੀ ਅੱਧੇ
fraction-counted-quarter = { $count ->
    [1] ਸਵਾ
   *[other] { fraction-mixed-quarter }
}
fraction-part = { fraction } { $noun }
