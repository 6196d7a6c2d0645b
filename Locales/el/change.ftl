## Changes of a value

change-up = αύξηση κατά { FORM($amount, case: "accusative") }

change-down = μείωση κατά { FORM($amount, case: "accusative") }

change-none = καμία μεταβολή

change-up-from = { change-up } { versus-baseline }

change-down-from = { change-down } { versus-baseline }

change-none-from = { change-none } { versus-baseline }

versus-baseline = σε σύγκριση με { FORM($baseline, case: "accusative") }

change-up-since = { change-up } { since-day }

change-down-since = { change-down } { since-day }

change-none-since = { change-none } { since-day }

# 300 βήματα παραπάνω, 300 βήματα λιγότερα. What is "more than 99 steps" already is a rise.
difference-more = { HEAD($amount) ->
    [over] { change-up }
   *[other] { $amount } παραπάνω
}
-head-over = πάνω

difference-less = { HEAD($amount) ->
    [over] { change-down }
   *[other] { $amount } { difference-fewer }
}

difference-fewer = { TRAIT($amount, "gender") ->
    [masculine] { HEAD($amount) ->
        [one] λιγότερος
       *[many] λιγότεροι
    }
    [feminine] { HEAD($amount) ->
        [one] λιγότερη
       *[many] λιγότερες
    }
    [neuter] { HEAD($amount) ->
        [one] λιγότερο
       *[many] λιγότερα
    }
   *[none] λιγότερο
}
-head-one = ένα μία μισ

difference-none = καμία διαφορά

difference-more-than = { HEAD($amount) ->
    [over] { change-up-from }
   *[other] { $amount } παραπάνω από { FORM($baseline, case: "accusative") }
}

difference-less-than = { HEAD($amount) ->
    [over] { change-down-from }
   *[other] { $amount } { difference-fewer } από { FORM($baseline, case: "accusative") }
}

difference-none-than = καμία διαφορά { versus-baseline }

difference-more-on = { HEAD($amount) ->
    [over] { change-up-since }
   *[other] { $amount } παραπάνω από { FORM($date, case: "accusative") }
}

difference-less-on = { HEAD($amount) ->
    [over] { change-down-since }
   *[other] { $amount } { difference-fewer } από { FORM($date, case: "accusative") }
}

difference-none-on = καμία διαφορά σε σύγκριση με { FORM($date, case: "accusative") }

## Baselines: the times that a value is compared with

# After "από" and "με".
baseline-last-time = την προηγούμενη φορά

## Trends

trend-rising = ανοδική τάση
    .fast = γρήγορη άνοδος
    .slowly = αργή άνοδος

trend-falling = πτωτική τάση
    .fast = γρήγορη πτώση
    .slowly = αργή πτώση

trend-steady = σταθερή τάση

trend-unchanged = { change-none }

trend-above-average = πάνω από τον μέσο όρο

trend-below-average = κάτω από τον μέσο όρο

trend-average = στον μέσο όρο

trend-new-high = νέο υψηλό

trend-new-low = νέο χαμηλό
