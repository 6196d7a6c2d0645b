# "À uma da manhã" is what most people say; "da madrugada" is for emphasis.
time-h12-part = { $period ->
    [am] { $hour12 ->
        [12] { time-h12-clock }
       *[other] { time-h12-clock } da manhã
    }
   *[pm] { $hour12 ->
        [12] { time-h12-clock }
        [7] { time-h12-clock } da noite
        [8] { time-h12-clock } da noite
        [9] { time-h12-clock } da noite
        [10] { time-h12-clock } da noite
        [11] { time-h12-clock } da noite
       *[other] { time-h12-clock } da tarde
    }
}

# As a plural: às zero horas.
time-h12-dated = { $period ->
    [am] { $hour12 ->
        [12] às { time-zero }
       *[other] { time-h12-to } { time-h12-part }
    }
   *[pm] { time-h12-to } { time-h12-part }
}
time-zero = { $minute ->
    [0] zero horas
    [1] zero horas e um minuto
   *[other] zero horas e { $minute } minutos
}
time-h23-dated = { $hour ->
    [0] às { time-zero }
   *[other] { time-h23-to } { time-h23-full }
}
time-h23-datedjoined = { $hour ->
    [0] às { time-zero }
   *[other] { time-h23-to } { time-h23-dial }
}

time-h23-alone = { $minute ->
    [0] { $hour ->
        [3] { $hour } horas da manhã
        [4] { $hour } horas da manhã
        [5] { $hour } horas da manhã
        [6] { $hour } horas da manhã
        [7] { $hour } horas da manhã
        [8] { $hour } horas da manhã
        [9] { $hour } horas da manhã
        [10] { $hour } horas da manhã
        [11] { $hour } horas da manhã
       *[other] { time-h23-hours }
    }
   *[other] { time-h23-minutes }
}
time-h23-hours = { $hour ->
    [0] meia-noite
    [1] uma da manhã
    [2] duas da manhã
    [12] meio-dia
    [21] vinte e uma horas
    [22] vinte e duas horas
   *[other] { $hour } horas
}
time-h23-minutes = { $hour ->
    [0] meia-noite{ time-past }
    [1] uma{ time-past } da manhã
    [2] duas{ time-past } da manhã
    [21] vinte e uma{ time-after }
    [22] vinte e duas{ time-after }
   *[other] { $hour }:{ NUMBER($minute, minimumIntegerDigits: 2) }
}
time-h23-dial = { $minute ->
    [0] { $hour ->
        [0] meia-noite
        [1] uma da manhã
        [2] duas da manhã
        [12] meio-dia
        [21] vinte e uma
        [22] vinte e duas
       *[other] { $hour }
    }
   *[other] { time-h23-minutes }
}

# "each": todas as terças-feiras; "onetime": numa terça-feira
weekday-monday = { $case ->
    [on] na segunda-feira
    [every] às segundas-feiras
    [everyjoined] às segundas
    [each] todas as segundas-feiras
    [onetime] numa segunda-feira
   *[bare] segunda-feira
}
weekday-tuesday = { $case ->
    [on] na terça-feira
    [every] às terças-feiras
    [everyjoined] às terças
    [each] todas as terças-feiras
    [onetime] numa terça-feira
   *[bare] terça-feira
}
weekday-wednesday = { $case ->
    [on] na quarta-feira
    [every] às quartas-feiras
    [everyjoined] às quartas
    [each] todas as quartas-feiras
    [onetime] numa quarta-feira
   *[bare] quarta-feira
}
weekday-thursday = { $case ->
    [on] na quinta-feira
    [every] às quintas-feiras
    [everyjoined] às quintas
    [each] todas as quintas-feiras
    [onetime] numa quinta-feira
   *[bare] quinta-feira
}
weekday-friday = { $case ->
    [on] na sexta-feira
    [every] às sextas-feiras
    [everyjoined] às sextas
    [each] todas as sextas-feiras
    [onetime] numa sexta-feira
   *[bare] sexta-feira
}
weekday-saturday = { $case ->
    [on] no sábado
    [every] aos sábados
    [everyjoined] aos sábados
    [each] todos os sábados
    [onetime] num sábado
   *[bare] sábado
}
weekday-sunday = { $case ->
    [on] no domingo
    [every] aos domingos
    [everyjoined] aos domingos
    [each] todos os domingos
    [onetime] num domingo
   *[bare] domingo
}

# The first of a month is "um" as well.
month-day-number = { $day }

date-month-day = { $case ->
    [on] a { date-day-month }
    [from] de { date-day-month }
   *[bare] { date-day-month }
}
date-month-day-year = { $case ->
    [on] a { date-day-month } de { $year }
    [from] de { date-day-month } de { $year }
   *[bare] { date-day-month } de { $year }
}

time-unavailable = hora indisponível

time-before-change = { $time }, antes da mudança da hora
time-after-change = { $time }, depois da mudança da hora
