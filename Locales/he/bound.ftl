## Limits and estimates. What has a word of its own in front keeps it there: לפני יותר משעתיים, נותרו בערך שתי דקות

-head-led = לפני בעוד נותר נותרה נותרו באיחור בהקדמה במרחק

-head-left-one = נותר !נותרה !נותרו
-head-left-feminine = נותרה

bound-lead = { TRAIT($amount, "lead") ->
    [before] לפני
    [after] בעוד
    [left] { HEAD($amount) ->
        [left-one] נותר
        [left-feminine] נותרה
       *[other] נותרו
    }
    [late] באיחור של
    [early] בהקדמה של
   *[away] במרחק של
}

bound-at-least = { HEAD($amount) ->
    [led] { bound-lead } לפחות { FORM($amount, case: "bare") }
   *[other] לפחות { $amount }
}

bound-up-to = { HEAD($amount) ->
    [led] { bound-lead } { FORM($amount, case: "bare") } לכל היותר
   *[other] עד { FORM($amount, case: "to") }
}

bound-more-than = { HEAD($amount) ->
    [led] { bound-lead } { bound-more-than-bare }
   *[other] { bound-more-than-bare }
}
bound-more-than-bare = { HEAD(bound-amount) ->
    [hebrew] יותר מ{ bound-amount }
   *[other] יותר מ-{ bound-amount }
}

bound-less-than = { HEAD($amount) ->
    [led] { bound-lead } { bound-less-than-bare }
   *[other] { bound-less-than-bare }
}
bound-less-than-bare = { HEAD(bound-amount) ->
    [hebrew] פחות מ{ bound-amount }
   *[other] פחות מ-{ bound-amount }
}
bound-amount = { HEAD($amount) ->
    [led] { FORM($amount, case: "bare") }
   *[other] { FORM($amount, case: "joined") }
}

bound-about = { HEAD($amount) ->
    [led] { bound-lead } בערך { FORM($amount, case: "bare") }
   *[other] בערך { $amount }
}

bound-around = בסביבות { FORM($amount, case: "to") }

bound-from = { HEAD($amount) ->
    [led] { bound-at-least }
    [hebrew] החל מ{ $amount }
   *[other] החל מ-{ $amount }
}

# Where both ends share what they count, the lower one is a number alone.
bound-between = { HEAD($from) ->
    [minus] { bound-between-signed }
   *[other] { HEAD($to) ->
        [hebrew] בין { bound-between-from } ל{ $to }
       *[other] בין { $from } ל-{ $to }
    }
}
bound-between-from = { TRAIT($to, "gender") ->
    [feminine] { range-feminine-from }
    [masculine] { range-masculine-from }
   *[none] { $from }
}
bound-between-signed = { HEAD(range.end) ->
    [hebrew] בין { $from } ל{ range.end }
   *[other] בין { $from } ל-{ range.end }
}

bound-nearly = כמעט { $amount }

range-shared = { $amount }
