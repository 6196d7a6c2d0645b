## Limits and estimates of an amount

bound-at-least = minst { bound-about.amount }

# till klockan 14, till den tredje december: "upp" is for amounts only.
bound-up-to = { HEAD($amount) ->
    [calendar] till { FORM($amount, case: "on") }
   *[other] upp till { bound-about.amount }
}
-head-clock = klockan
-head-calendar = klockan den måndag tisdag onsdag torsdag fredag lördag söndag

# "fler" and "färre" for things that are counted, "mer" and "mindre" for what is measured
bound-more-than = { TAIL(difference-more.counted) ->
    [counted] fler än { $amount }
   *[measured] mer än { FORM($amount, case: "bounded") }
}

bound-less-than = { TAIL(difference-more.counted) ->
    [fewer] färre än { $amount }
   *[measured] mindre än { FORM($amount, case: "bounded") }
}
-tail-fewer = färre

bound-about = ungefär { bound-about.amount }
    .amount = { $case ->
        [more] { $amount }
        [fewer] { $amount }
        [counted] { $amount }
       *[bare] { FORM($amount, case: "bounded") }
    }

bound-around = omkring { FORM($amount, case: "on") }

bound-from = från { FORM($amount, case: "bounded") }

bound-between = { HEAD($from) ->
    [minus] mellan { $from } och { range.end }
    [clock] { HEAD($to) ->
        [clock] mellan { $from } och { FORM($to, case: "dial") }
       *[other] mellan { $from } och { $to }
    }
   *[other] mellan { $from } och { $to }
}

bound-nearly = nästan { FORM($amount, case: "bounded") }

## Ranges of percentages

range-shared = { $amount }
