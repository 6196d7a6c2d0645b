# As the times of this region: the evening begins at 7.
date-today-part = { $hour ->
    [0] esta madrugada
    [1] esta madrugada
    [2] esta madrugada
    [3] esta madrugada
    [4] esta madrugada
    [5] esta madrugada
    [6] esta mañana
    [7] esta mañana
    [8] esta mañana
    [9] esta mañana
    [10] esta mañana
    [11] esta mañana
    [12] esta tarde
    [13] esta tarde
    [14] esta tarde
    [15] esta tarde
    [16] esta tarde
    [17] esta tarde
    [18] esta tarde
   *[other] esta noche
}
