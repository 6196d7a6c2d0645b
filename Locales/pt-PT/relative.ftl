elapsed-now = há instantes
ahead-duration = dentro de { $duration }
# The first of a month is "um", as in date.ftl.
interval-month-days = de { $first } a { $last } de { $month }

# Without "madrugada", which is not said in Portugal.
interval-times = { TAIL(interval-start) ->
    [full] { HEAD($to) ->
        [named] { interval-times-whole }
       *[other] { interval-times-shared }
    }
    [manha] { TAIL($to) ->
        [manha] { interval-times-shared }
       *[other] { interval-times-whole }
    }
    [tarde] { TAIL($to) ->
        [tarde] { interval-times-shared }
       *[other] { interval-times-whole }
    }
    [noite] { TAIL($to) ->
        [noite] { interval-times-shared }
       *[other] { interval-times-whole }
    }
   *[other] { interval-times-whole }
}
