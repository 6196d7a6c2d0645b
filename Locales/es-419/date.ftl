# As CLDR has it for Spanish, but the evening begins at 7: "las 7 de la noche" is what most people say.
time-h12-part = { $period ->
    [am] { $hour12 ->
        [12] { time-h12-midnight }
        [1] { time-h12-clock } de la madrugada
        [2] { time-h12-clock } de la madrugada
        [3] { time-h12-clock } de la madrugada
        [4] { time-h12-clock } de la madrugada
        [5] { time-h12-clock } de la madrugada
       *[other] { time-h12-clock } de la mañana
    }
   *[pm] { $hour12 ->
        [12] { time-h12-noon }
        [7] { time-h12-clock } de la noche
        [8] { time-h12-clock } de la noche
        [9] { time-h12-clock } de la noche
        [10] { time-h12-clock } de la noche
        [11] { time-h12-clock } de la noche
       *[other] { time-h12-clock } de la tarde
    }
}

# The first of a month is said as an ordinal: primero de noviembre.
date-day-month = { $day ->
    [1] primero de { $month }
   *[other] { $day } de { $month }
}
