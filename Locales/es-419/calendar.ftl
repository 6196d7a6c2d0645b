
age-born = nació hoy

# As the times of this region: the evening begins at 7.
date-today-part = { $hour ->
    [0] { date-today }
    [1] { date-today }
    [2] { date-today }
    [3] { date-today }
    [4] { date-today }
    [5] { date-today }
    [6] esta mañana
    [7] esta mañana
    [8] esta mañana
    [9] esta mañana
    [10] esta mañana
    [11] esta mañana
    [12] este mediodía
    [13] esta tarde
    [14] esta tarde
    [15] esta tarde
    [16] esta tarde
    [17] esta tarde
    [18] esta tarde
   *[other] esta noche
}
