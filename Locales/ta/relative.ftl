## The time since a past moment

elapsed-now = இப்போதுதான்

elapsed-duration = { FORM($duration, case: "dative") } முன்பு

## The time until a future moment

ahead-now = இப்போது

ahead-duration = { FORM($duration, case: "locative") }

## Due dates: "the deadline" leads

due-now = நேரம் வந்துவிட்டது

due-midnight = கெடு: இன்று நள்ளிரவு 12 மணி

due-today-at = கெடு: இன்று { $time }

due-tomorrow-at = { HEAD($time) ->
    [midnight] கெடு: இன்று { $time }
   *[other] கெடு: நாளை { $time }
}

due-today = கெடு: இன்று

due-tomorrow = கெடு: நாளை

due-date = கெடு: { $date }

due-date-at = கெடு: { moment-date.night }

due-ahead = { TAIL($distance) ->
    [span] கெடு: இன்னும் { $distance }
   *[day] கெடு: { $distance }
}
-tail-span =
    விநாடியில் விநாடிகளில் நிமிடத்தில் நிமிடங்களில் மணிநேரத்தில் நாளில் நாட்களில் வாரத்தில் வாரங்களில் மாதத்தில் மாதங்களில் ஆண்டில் ஆண்டுகளில்

overdue-by = கெடு கடந்து { FORM($duration, case: "direct") } ஆகிறது

## Intervals

# காலை 9 மணி 30 நிமிடம் முதல் 11 மணி வரை: a part of the day that both times share is said once.
interval-times = { HEAD($from) ->
    [atikalai] { HEAD($to) ->
        [atikalai] { interval-times-shared }
       *[other] { interval-times-whole }
    }
    [kalai] { HEAD($to) ->
        [kalai] { interval-times-shared }
       *[other] { interval-times-whole }
    }
    [matiyam] { HEAD($to) ->
        [matiyam] { interval-times-shared }
       *[other] { interval-times-whole }
    }
    [pirpakal] { HEAD($to) ->
        [pirpakal] { interval-times-shared }
       *[other] { interval-times-whole }
    }
    [malai] { HEAD($to) ->
        [malai] { interval-times-shared }
       *[other] { interval-times-whole }
    }
    [iravu] { HEAD($to) ->
        [iravu] { interval-times-shared }
       *[other] { interval-times-whole }
    }
   *[other] { interval-times-whole }
}
interval-times-shared = { $from } முதல் { FORM($to, case: "dial") } வரை
interval-times-whole = { $from } முதல் { FORM($to, case: "direct") } வரை
-head-atikalai = அதிகாலை
-head-kalai = காலை
-head-matiyam = மதியம்
-head-pirpakal = பிற்பகல்
-head-malai = மாலை
-head-iravu = இரவு

interval-hours = { interval-times }

interval-clock-back = { $times }, { FORM($duration, case: "direct") }

interval-day-times = { $date }, { FORM($times, case: "early") }

interval-all-day = { $date }, நாள் முழுவதும்
    .alone = நாள் முழுவதும்

interval-next-day = { $date }, { $from } முதல் அடுத்த நாள் { FORM($to, case: "early") } வரை

interval-dates = { $from } முதல் { $to } வரை

interval-dates-year = { $year } { $from } முதல் { $to } வரை

interval-month-days = { $month } { $first } முதல் { $last } வரை

interval-month-days-year = { $year } { $month } { $first } முதல் { $last } வரை

# same as interval-dates
interval-months = { $from } முதல் { $to } வரை

# same as interval-dates
interval-moments = { $from } முதல் { $to } வரை
