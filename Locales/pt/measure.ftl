## Measurements: a number with a unit

measure-unavailable = medida indisponível

measure-unknown = { $count } { $name }

# 3 mensagens por pessoa, 2 gramas por 100 mililitros
measure-per = { $measure } por { FORM($unit, 1) }
    .measured = { $measure } por { $per }

# $case "until": see range.
measure-range = de { $from } { measure-range-end }
    .below = { $case ->
        [until] { $low } { end-to }
        [away] entre { $low } e { end-below }
       *[bare] de { $low } { end-to }
    }
measure-range-end = { HEAD($from) ->
    [minus] { end-to }
   *[other] a { $to }
}
# The end of what begins below zero: de menos 5 até mais 5 graus Celsius
end-to = { HEAD($to) ->
    [below] a { $to }
   *[above] até { end-below }
}
end-below = { HEAD($to) ->
    [unsigned] { $to }
   *[signed] mais { $to }
}

# As money-range-shared: de 0 a um litro, de 0,5 a uma hora.
measure-range-shared = { $to ->
    [1] { measure-range-to-one }
   *[other] { FORM($measure, $range) }
}
measure-range-to-one = { $case ->
    [until] { $from } a { measure-range-one }
    [away] entre { $from } e { measure-range-one }
   *[bare] de { $from } a { measure-range-one }
}
measure-range-one = { FORM($measure, $to) }

measure-mixed = { $first } e { $second }

# a 3 quilômetros de distância, a entre 2 e 4 quilômetros de distância
measure-away = a { FORM($measure, case: "away") } de distância

# em 300 metros, em 2 a 4 quilômetros
measure-ahead = em { FORM($measure, case: "until") }

blood-pressure = { $systolic } por { $diastolic }

## Medicine

dosage = { $measure }, { $amount }

## The charge of a battery

battery-charged = { HEAD($charge) ->
    [full] carga completa
   *[part] { $charge } de carga
}
-head-full = 100

battery-low = { $charge }, bateria fraca

# "Carregando" alone is what an app says that loads.
battery-charging = bateria carregando, { $charge }

battery-unavailable = nível da bateria indisponível

## Grades: a result in percent, and how good it is

grade-excellent = excelente

grade-good = bom

grade-needs-improvement = precisa melhorar

grade-unavailable = nota indisponível

## Goals that people set themselves

goal-completed = meta atingida: { $name }
    .alone = meta atingida

goal-remaining = { goal-missing } para a meta
# Falta uma página, faltam 3 páginas, falta 1,5 quilômetro. After a bound the number is not to be seen, so that there is
# no verb: menos de um quilômetro para a meta.
goal-missing = { HEAD($amount) ->
    [own] { goal-missing-own }
    [singular] falta { $amount }
   *[other] faltam { $amount }
}
goal-missing-own = { TRAIT($amount, "sign") ->
    [minus] faltam { $amount }
   *[none] { $amount }
}
-head-none = nenhum nenhuma
-head-singular = um uma meio meia 0 1 !1.

streak-days = { $count ->
    [1] sequência de um dia
    [one] sequência de { $count } dias
    [many] sequência de { $count } de dias
   *[other] sequência de { $count } dias
}

# Without a participle, which would have to agree with the amount.
goal-today = { $amount } hoje até agora
