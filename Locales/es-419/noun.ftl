noun-goal = { $count ->
    [1] una meta
    [one] { $count } meta
    [many] { $count } de metas
   *[other] { $count } metas
}
    .gender = feminine
    .none = ninguna meta
    .empty = aún no hay metas
    .completed = { $count ->
        [0] ninguna meta completada
        [1] una meta completada
        [one] { $count } meta completada
        [many] { $count } de metas completadas
       *[other] { $count } metas completadas
    }
