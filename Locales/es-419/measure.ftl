# As goals are called here: see noun-goal.
goal-completed = meta cumplida: { $name }
    .alone = meta cumplida
goal-remaining = { goal-missing } para cumplir la meta
