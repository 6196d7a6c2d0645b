age = { $case ->
    [inner] { FORM($duration, case: "measured") }
    [than] { FORM($duration, case: "than") }
    [from] { FORM($duration, case: "from") }
    [genitive] { FORM($duration, case: "genitive") }
   *[direct] ವಯಸ್ಸು: { FORM($duration, case: "measured") }
}
    .none = { $period ->
        [day] ಇಂದು ಜನನ
       *[other] { $case ->
            [inner] { FORM($duration, case: "than") } ಕಡಿಮೆ
           *[direct] ವಯಸ್ಸು: { FORM($duration, case: "than") } ಕಡಿಮೆ
        }
    }

recent = { $case ->
    [during] { $count ->
        [1] ಕಳೆದ { FORM($unit, 1, case: "genitive") }ಲ್ಲಿ
       *[other] ಕಳೆದ { $duration }
    }
   *[direct] { $count ->
        [1] ಕಳೆದ { FORM($unit, 1, case: "direct") }
       *[other] ಕಳೆದ { $duration }
    }
}

month-last = { $case ->
    [than] ಕಳೆದ ತಿಂಗಳಿಗಿಂತ
    [during] ಕಳೆದ ತಿಂಗಳಲ್ಲಿ
    [from] ಕಳೆದ ತಿಂಗಳಿಂದ
   *[direct] ಕಳೆದ ತಿಂಗಳು
}
month-this = { $case ->
    [than] ಈ ತಿಂಗಳಿಗಿಂತ
    [during] ಈ ತಿಂಗಳಲ್ಲಿ
    [from] ಈ ತಿಂಗಳಿಂದ
   *[direct] ಈ ತಿಂಗಳು
}
month-next = { $case ->
    [than] ಮುಂದಿನ ತಿಂಗಳಿಗಿಂತ
    [during] ಮುಂದಿನ ತಿಂಗಳಲ್ಲಿ
    [from] ಮುಂದಿನ ತಿಂಗಳಿಂದ
   *[direct] ಮುಂದಿನ ತಿಂಗಳು
}
# As the other ones; CLDR has ಹಿಂದಿನ.
year-last = ಕಳೆದ ವರ್ಷ

moment-today-part = { $hour ->
    [0] { moment-today.night }
   *[other] { moment-today }
}
date-today-part = { $hour ->
    [0] { date-today }
    [1] { date-today }
    [2] { date-today }
    [3] { date-today }
    [4] { date-today }
    [5] { date-today }
   *[other] ಇಂದು { time-part }
}
week-of = { $date }ರ ವಾರ

time-noon = ಮಧ್ಯಾಹ್ನ 12 { time-hour-word }
time-midnight = ಮಧ್ಯರಾತ್ರಿ 12 { time-hour-word }
moment-end-of-today = ಇಂದು ಮಧ್ಯರಾತ್ರಿ 12 ಗಂಟೆಗೆ
moment-same-day = { moment-clock }

time-zoned = { TAIL($zone) ->
    [samaya] { $zone }ದ ಪ್ರಕಾರ { $time }
    [time] { $zone } ಪ್ರಕಾರ { $time }
   *[name] { $zone } ಸಮಯದ ಪ್ರಕಾರ { $time }
}
    .known = { TAIL($zone) ->
        [short] { $zone }ದ ಪ್ರಕಾರ { $time }
       *[foreign] { $zone } ಪ್ರಕಾರ { $time }
    }
-tail-samaya = ಸಮಯ
# Last letters of names that need no ಸಮಯ
-tail-time =
    time utc gmt est edt cst cdt mst mdt pst pdt bst ist jst cet cest eet eest aest aedt 0 1 2 3 4 5 6 7 8 9
time-zones = { time-zoned }, ನಿಮ್ಮ ಸಮಯದ ಪ್ರಕಾರ { $local }
    .known = { time-zoned.known }, ನಿಮ್ಮ ಸಮಯದ ಪ್ರಕಾರ { $local }

amount-during = { FORM($period, case: "during") } { $amount }
