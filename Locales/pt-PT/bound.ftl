# até 20 euros, até às 20 horas, até à próxima semana
bound-up-to = { TRAIT($amount, "clock") ->
    [alone] { bound-up-to-when }
   *[none] { TRAIT($amount, "period") ->
        [yes] { bound-up-to-when }
       *[none] até { bound-amount }
    }
}
bound-up-to-when = até { FORM($amount, case: "at") }
