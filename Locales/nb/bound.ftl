## Limits and estimates of an amount

bound-at-least = minst { bound-about.amount }

# til klokken 14, til den tredje desember: "opptil" is for amounts only.
bound-up-to = { HEAD($amount) ->
    [calendar] til { FORM($amount, case: "since") }
   *[other] opptil { bound-about.amount }
}
-head-clock = klokken
-head-calendar = klokken den sist mandag tirsdag onsdag torsdag fredag lørdag søndag

# "flere" and "færre" for things that are counted, "mer" and "mindre" for what is measured
bound-more-than = { TAIL(difference-more.counted) ->
    [counted] flere enn { $amount }
   *[measured] mer enn { FORM($amount, case: "bounded") }
}

bound-less-than = { TAIL(difference-more.counted) ->
    [fewer] færre enn { $amount }
   *[measured] mindre enn { FORM($amount, case: "bounded") }
}
-tail-fewer = færre

bound-about = omtrent { bound-about.amount }
    .amount = { $case ->
        [more] { $amount }
        [fewer] { $amount }
        [counted] { $amount }
       *[bare] { FORM($amount, case: "bounded") }
    }

bound-around = rundt { FORM($amount, case: "since") }

bound-from = fra { FORM($amount, case: "bounded") }

bound-between = { HEAD($from) ->
    [minus] mellom { $from } og { range.end }
    [clock] { HEAD($to) ->
        [clock] mellom { $from } og { FORM($to, case: "dial") }
       *[other] mellom { $from } og { $to }
    }
   *[other] mellom { $from } og { $to }
}

bound-nearly = nesten { FORM($amount, case: "bounded") }

## Ranges of percentages

range-shared = { $amount }
