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
# ಒಂದೂವರೆ, ಒಂದೂಕಾಲು, ಒಂದೂಮುಕ್ಕಾಲು; from 11 on 11 ಮತ್ತು ಅರ್ಧ
fraction-mixed = { $denominator ->
    [2] { fraction-mixed-half }
    [4] { fraction-mixed-quarters }
   *[other] { $count } ಮತ್ತು { fraction }
}
fraction-mixed-half = { $count ->
    [1] ಒಂದೂವರೆ
    [2] ಎರಡೂವರೆ
    [3] ಮೂರೂವರೆ
    [4] ನಾಲ್ಕೂವರೆ
    [5] ಐದೂವರೆ
    [6] ಆರೂವರೆ
    [7] ಏಳೂವರೆ
    [8] ಎಂಟೂವರೆ
    [9] ಒಂಬತ್ತೂವರೆ
    [10] ಹತ್ತೂವರೆ
   *[other] { $count } ಮತ್ತು ಅರ್ಧ
}
fraction-mixed-quarters = { $numerator ->
    [1] { $count } ಮತ್ತು ಕಾಲು
    [3] { $count } ಮತ್ತು ಮುಕ್ಕಾಲು
   *[other] { $count } ಮತ್ತು { fraction }
}
fraction-counted = { fraction-mixed } { $noun }
fraction-part = { fraction } { FORM($noun, 1) }
