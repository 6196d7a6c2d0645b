## The time since a past moment, and until a future one: the stem of the plural after every number but 1

elapsed-now = आत्ताच

elapsed-duration = { FORM($duration, case: "oblique") }पूर्वी

ahead-now = आत्ता

# $case "within": before a verb, 12 मिनिटांत पोहोचेल. Of days and more it would be "at any time within": 9 महिन्यांनंतर
ahead-duration = { $case ->
    [within] { TAIL(FORM($duration, case: "oblique")) ->
        [short] { FORM($duration, case: "oblique") }त
       *[long] { FORM($duration, case: "oblique") }नंतर
    }
   *[direct] { FORM($duration, case: "oblique") }नंतर
}

## Due dates. A noun leads; not after the name of a field, where $case is "inner"

# As the state: the time has come.
due-now = वेळ झाली

due-midnight = { $case ->
    [inner] { moment-end-of-today }
   *[direct] नियत वेळ: { moment-end-of-today }
}

# For example: नियत वेळ: आज संध्याकाळी 6 वाजता
due-today-at = { $case ->
    [inner] { moment-today.night }
   *[direct] नियत वेळ: { moment-today.night }
}

due-tomorrow-at = { $case ->
    [inner] { moment-tomorrow.night }
   *[direct] नियत वेळ: { moment-tomorrow.night }
}

due-today = { $case ->
    [inner] आज
   *[direct] नियत तारीख: आज
}

due-tomorrow = { $case ->
    [inner] उद्या
   *[direct] नियत तारीख: उद्या
}

due-date = { $case ->
    [inner] { $date }
   *[direct] नियत तारीख: { $date }
}

due-date-at = { $case ->
    [inner] { FORM(moment-date.night, case: "at") }
   *[direct] नियत वेळ: { FORM(moment-date.night, case: "at") }
}

# For example: नियत तारीख: 3 दिवसांनंतर; नियत वेळ: 2 तासांनंतर
due-ahead = { $case ->
    [inner] { $distance }
   *[direct] { TAIL($distance) ->
        [hours] नियत वेळ: { $distance }
       *[days] नियत तारीख: { $distance }
    }
}
-tail-short = सेकंदा सेकंदां मिनिटा मिनिटां तासा तासां
-tail-hours = मिनिटानंतर मिनिटांनंतर तासानंतर तासांनंतर

# For example: 2 तासांचा उशीर
overdue-by = { FORM($duration, case: "oblique") }चा उशीर

## Intervals: the beginning before ते, which asks for nothing, the end before पर्यंत, which asks for the stem

# सकाळी 9 वाजून 30 मिनिटे ते 11 वाजेपर्यंत: a part of the day that both times share is said once, and वाजे, too.
interval-times = { HEAD(FORM($from, case: "at")) ->
    [pahate] { HEAD(FORM($to, case: "at")) ->
        [pahate] { interval-times-shared }
       *[other] { interval-times-whole }
    }
    [sakali] { HEAD(FORM($to, case: "at")) ->
        [sakali] { interval-times-shared }
       *[other] { interval-times-whole }
    }
    [dupari] { HEAD(FORM($to, case: "at")) ->
        [dupari] { interval-times-shared }
       *[other] { interval-times-whole }
    }
    [sandhyakali] { HEAD(FORM($to, case: "at")) ->
        [sandhyakali] { interval-times-shared }
       *[other] { interval-times-whole }
    }
    [ratri] { HEAD(FORM($to, case: "at")) ->
        [ratri] { interval-times-shared }
       *[other] { interval-times-whole }
    }
    [midnight] { HEAD(FORM($to, case: "at")) ->
        [midnight] { interval-times-shared }
       *[other] { interval-times-whole }
    }
   *[other] { interval-times-whole }
}
interval-times-shared = { FORM($from, case: "hour") } ते { FORM($to, case: "dial-ahead") }पर्यंत
interval-times-whole = { FORM($from, case: "hour") } ते { FORM($to, case: "ahead") }पर्यंत

-head-pahate = पहाटे
-head-sakali = सकाळी
-head-dupari = दुपारी
-head-sandhyakali = संध्याकाळी
-head-ratri = रात्री

interval-hours = { interval-times }

interval-clock-back = { $times }, { FORM($duration, case: "direct") }

# For example: उद्या, दुपारी 2 ते संध्याकाळी 4 वाजेपर्यंत; 10 नोव्हेंबरच्या सुरुवातीला, मध्यरात्री 12 ते पहाटे 2 वाजेपर्यंत
interval-day-times = { HEAD($times) ->
    [midnight] { moment-date-beginning }ला, { $times }
   *[other] { FORM($date, case: "direct") }, { $times }
}

interval-all-day = { FORM($date, case: "direct") }, पूर्ण दिवस
    .alone = पूर्ण दिवस

# For example: उद्या, रात्री 11 ते दुसऱ्या दिवशी पहाटे 3 वाजेपर्यंत
interval-next-day = { HEAD($to) ->
    [midnight] { FORM($date, case: "direct") }, { interval-times-whole }
   *[other] { FORM($date, case: "direct") }, { FORM($from, case: "hour") } ते दुसऱ्या दिवशी { FORM($to, case: "ahead") }पर्यंत
}

# 3 नोव्हेंबर ते 7 डिसेंबर; काल ते उद्या
interval-dates = { FORM($from, case: "direct") } ते { FORM($to, case: "direct") }

interval-dates-year = { FORM($from, case: "direct") } ते { FORM($to, case: "direct") } { $year }

interval-month-days = { $first } ते { $last } { $month }

interval-month-days-year = { $first } ते { $last } { $month } { $year }

interval-months = { $from } ते { $to }

# For example: आज रात्री 10 ते उद्या सकाळी 6 वाजेपर्यंत; 3 नोव्हेंबरच्या सुरुवातीपासून 7 नोव्हेंबर सुरू होईपर्यंत
interval-moments = { TAIL(FORM($from, case: "hour")) ->
    [since] { FORM($from, case: "hour") } { FORM($to, case: "ahead") }पर्यंत
   *[other] { FORM($from, case: "hour") } ते { FORM($to, case: "ahead") }पर्यंत
}
-tail-since = पासून
