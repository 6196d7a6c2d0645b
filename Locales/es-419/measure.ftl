# Directions are told with "en" here.
measure-ahead = en { FORM($measure, case: "on") }
# As goals are called here: see noun-goal.
goal-completed = meta cumplida: { $name }
    .alone = meta cumplida
goal-remaining = { goal-missing-some } para cumplir la meta
# "En lo que va de día" is said in Spain.
goal-today = { $amount } en lo que va del día
