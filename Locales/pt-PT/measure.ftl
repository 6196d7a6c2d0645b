measure-unavailable = medição indisponível

measure-ahead = dentro de { FORM($measure, case: "until") }

battery-charging = a carregar, { $charge }

grade-needs-improvement = precisa de melhorar

# Only 1 is in the singular here: faltam 1,5 quilómetros.
-head-singular = um uma meio meia

# As noun-goal.
goal-completed = objetivo atingido: { $name }
    .alone = objetivo atingido
goal-remaining = { goal-missing } para o objetivo
