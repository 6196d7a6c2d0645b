ratio = ಅನುಪಾತ { $first }ಕ್ಕೆ { $second }
score = { $first } ವಿರುದ್ಧ { $second }
dimensions = { $first } ಬೈ { $second }
# ಅರ್ಧ, ಕಾಲು, ಮುಕ್ಕಾಲು; the others 2 ಬೈ 3
fraction = { $denominator ->
    [2] ಅರ್ಧ
    [4] { $numerator ->
        [1] ಕಾಲು
        [3] ಮುಕ್ಕಾಲು
       *[other] { $numerator } ಬೈ { $denominator }
    }
   *[other] { $numerator } ಬೈ { $denominator }
}
# ಒಂದೂವರೆ, ಒಂದೂಕಾಲು, ಒಂದೂಮುಕ್ಕಾಲು; from 100 on, a decimal: 101.5
fraction-mixed = { $denominator ->
    [2] { fraction-mixed-half }
    [4] { fraction-mixed-quarters }
   *[other] { $count } ಮತ್ತು { fraction }
}
fraction-mixed-half = { TAIL(fraction-mixed-stem) ->
    [digit] { fraction-mixed-stem }.5
   *[word] { fraction-mixed-stem }ವರೆ
}
fraction-mixed-quarters = { $numerator ->
    [1] { TAIL(fraction-mixed-stem) ->
        [digit] { fraction-mixed-stem }.25
       *[word] { fraction-mixed-stem }ಕಾಲು
    }
    [3] { TAIL(fraction-mixed-stem) ->
        [digit] { fraction-mixed-stem }.75
       *[word] { fraction-mixed-stem }ಮುಕ್ಕಾಲು
    }
   *[other] { $count } ಮತ್ತು { fraction }
}
fraction-mixed-stem = { NUMBER($count, style: "mixed") }
fraction-counted = { fraction-mixed } { counted-noun }
fraction-part = { fraction } { counted-noun }
