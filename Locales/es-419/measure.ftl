# As goals are called here: see noun-goal.
goal-completed = meta cumplida: { $name }
    .alone = meta cumplida
goal-remaining = { $amount } para cumplir la meta
