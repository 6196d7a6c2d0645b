## Limits and estimates of an amount

bound-at-least = mindst { bound-about.amount }

# indtil klokken 14, indtil den tredje december: "op" is for amounts only.
bound-up-to = { HEAD($amount) ->
    [calendar] indtil { FORM($amount, case: "on") }
   *[other] op til { bound-about.amount }
}
-head-clock = klokken
-head-calendar = klokken den mandag tirsdag onsdag torsdag fredag lørdag søndag

# "flere" and "færre" for things that are counted, "mere" and "mindre" for what is measured
bound-more-than = { TAIL(difference-more.counted) ->
    [counted] flere end { $amount }
   *[measured] mere end { FORM($amount, case: "bounded") }
}

bound-less-than = { TAIL(difference-more.counted) ->
    [fewer] færre end { $amount }
   *[measured] mindre end { FORM($amount, case: "bounded") }
}
-tail-fewer = færre

bound-about = cirka { bound-about.amount }
    .amount = { $case ->
        [more] { $amount }
        [fewer] { $amount }
        [counted] { $amount }
       *[bare] { FORM($amount, case: "bounded") }
    }

bound-around = omkring { FORM($amount, case: "on") }

bound-from = fra { FORM($amount, case: "bounded") }

bound-between = { HEAD($from) ->
    [minus] mellem { $from } og { range.end }
    [clock] { HEAD($to) ->
        [clock] mellem { $from } og { FORM($to, case: "dial") }
       *[other] mellem { $from } og { $to }
    }
   *[other] mellem { $from } og { $to }
}

bound-nearly = næsten { FORM($amount, case: "bounded") }

## Ranges of percentages

range-shared = { $amount }
