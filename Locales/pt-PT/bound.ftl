# até 20 euros, até às 20 horas, até à próxima semana
bound-up-to = { TRAIT($amount, "clock") ->
    [alone] { bound-up-to-when }
   *[none] { TRAIT($amount, "period") ->
        [yes] { bound-up-to-when }
       *[none] até { bound-amount }
    }
}
bound-up-to-when = até { FORM($amount, case: "at") }

# Without "madrugada", which is not said in Portugal.
bound-between-times = { TAIL(interval-start) ->
    [full] { HEAD($to) ->
        [named] { bound-between-whole }
       *[other] { bound-between-shared }
    }
    [manha] { TAIL($to) ->
        [manha] { bound-between-shared }
       *[other] { bound-between-whole }
    }
    [tarde] { TAIL($to) ->
        [tarde] { bound-between-shared }
       *[other] { bound-between-whole }
    }
    [noite] { TAIL($to) ->
        [noite] { bound-between-shared }
       *[other] { bound-between-whole }
    }
   *[other] { bound-between-whole }
}
