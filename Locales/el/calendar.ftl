## Ages, in the genitive: 8 ετών, τριών μηνών

age = { FORM($duration, case: "genitive") }
    .none = { $period ->
        [day] μόλις γεννήθηκε
       *[other] κάτω από { FORM($duration, case: "accusative") }
    }

## Periods that end now. Periods have their article in the accusative: την τελευταία ώρα, αυτή την εβδομάδα

recent = { $case ->
    [accusative] { recent-the }
   *[bare] { recent-alone }
}
recent-alone = { $count ->
    [1] { FORM(adjective-last, $unit, 1) } { $unit }
   *[other] { FORM(adjective-last, $unit, 2) } { $duration }
}
recent-the = { TRAIT($unit, "gender") ->
    [feminine] { $count ->
        [1] την { recent-alone }
       *[other] τις { recent-alone }
    }
    [masculine] τους { recent-alone }
   *[neuter] { $count ->
        [1] το { recent-alone }
       *[other] τα { recent-alone }
    }
}
adjective-last = τελευταίο
    .masculine = τελευταίος
    .feminine = τελευταία
    .neuter-plural = τελευταία
    .masculine-plural = τελευταίοι
    .masculine-plural-accusative = τελευταίους
    .feminine-plural = τελευταίες

week-last = { $case ->
    [accusative] την περασμένη εβδομάδα
   *[bare] περασμένη εβδομάδα
}
week-this = { $case ->
    [accusative] αυτή την εβδομάδα
   *[bare] αυτή η εβδομάδα
}
week-next = { $case ->
    [accusative] την επόμενη εβδομάδα
   *[bare] επόμενη εβδομάδα
}
month-last = { $case ->
    [accusative] τον περασμένο μήνα
   *[bare] περασμένος μήνας
}
month-this = { $case ->
    [accusative] αυτόν τον μήνα
   *[bare] αυτός ο μήνας
}
month-next = { $case ->
    [accusative] τον επόμενο μήνα
   *[bare] επόμενος μήνας
}
# CLDR has "επόμενο έτος", which nobody says.
year-next = του χρόνου

## Today, with the part of the day. The time after it leaves that part out: σήμερα το πρωί στις 8

moment-today-part = { $hour ->
    [0] { moment-today.night }
    [1] { moment-today.night }
    [2] { moment-today.night }
    [3] { moment-today.night }
    [12] { moment-today }
   *[other] { date-today-part } { FORM($time, case: "atdial") }
}
    .when = moment

date-today-part = { $hour ->
    [0] σήμερα
    [1] σήμερα
    [2] σήμερα
    [3] σήμερα
    [4] σήμερα το πρωί
    [5] σήμερα το πρωί
    [6] σήμερα το πρωί
    [7] σήμερα το πρωί
    [8] σήμερα το πρωί
    [9] σήμερα το πρωί
    [10] σήμερα το πρωί
    [11] σήμερα το πρωί
    [12] σήμερα το μεσημέρι
    [13] σήμερα το μεσημέρι
    [14] σήμερα το μεσημέρι
    [15] σήμερα το μεσημέρι
    [16] σήμερα το απόγευμα
    [17] σήμερα το απόγευμα
    [18] σήμερα το απόγευμα
    [19] σήμερα το απόγευμα
   *[other] απόψε
}
    .when = day


# εβδομάδα από τις 2 Νοεμβρίου
week-of = εβδομάδα από { FORM($date, case: "accusative") }

## Hours that have names, and times in other time zones

time-noon = { $case ->
    [at] στις 12 το μεσημέρι
    [atdial] στις 12 το μεσημέρι
    [accusative] τις 12 το μεσημέρι
    [dial] τις 12
   *[bare] 12 το μεσημέρι
}
    .when = time

time-midnight = { $case ->
    [at] στις 12 τα μεσάνυχτα
    [atdial] στις 12 τα μεσάνυχτα
    [accusative] τις 12 τα μεσάνυχτα
    [dial] τις 12 τα μεσάνυχτα
   *[bare] 12 τα μεσάνυχτα
}
    .when = time

moment-end-of-today = τα μεσάνυχτα

# same for every case
moment-same-day = { $time }
    .when = time

# στις 15:20 ώρα Τόκιο
time-zoned = { HEAD($zone) ->
    [zone] { time-zoned.known }
   *[name] { time-there } ώρα { $zone }
}
    .known = { time-there } { $zone }
    .when = time
time-there = { $case ->
    [accusative] { $time }
   *[other] { FORM($time, case: "at") }
}
-head-zone = ώρα

time-zones = { time-zoned }, { time-local } με τη δική σας ώρα
    .known = { time-zoned.known }, { time-local } με τη δική σας ώρα
    .when = time
time-local = { TRAIT($local, "when") ->
    [time] { FORM($local, case: "at") }
   *[moment] { FORM($local, case: "on") }
}

## An amount within a period

amount-during = { $amount } { FORM($period, case: "accusative") }
