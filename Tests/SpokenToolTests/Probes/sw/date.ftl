## Time of day. The hours are counted from sunrise and from sunset, six after the clock's: 7 in the morning is saa 1
## asubuhi. The part of the day tells the two apart, so both clocks are said alike; nobody counts to 24.

time-h12 = { time-swahili }

time-h23 = { time-swahili }

# Any hour, with its part of the day.
time-swahili = saa { $minute ->
    [0] { time-hour }
   *[other] { time-hour } na dakika { $minute }
} { time-period }

# The hour on the dial, six hours on.
time-hour = { $hour12 ->
    [1] 7
    [2] 8
    [3] 9
    [4] 10
    [5] 11
    [6] 12
    [7] 1
    [8] 2
    [9] 3
    [10] 4
    [11] 5
   *[12] 6
}

# CLDR's parts of the day, but "asubuhi" from 6, the first hour of the clock on the wall: saa 12 asubuhi.
time-period = { $hour ->
    [1] usiku
    [2] usiku
    [3] usiku
    [4] alfajiri
    [5] alfajiri
    [6] asubuhi
    [7] asubuhi
    [8] asubuhi
    [9] asubuhi
    [10] asubuhi
    [11] asubuhi
    [12] mchana
    [13] mchana
    [14] mchana
    [15] mchana
    [16] jioni
    [17] jioni
    [18] jioni
    [19] usiku
    [20] usiku
    [21] usiku
    [22] usiku
    [23] usiku
   *[0] usiku
}

## Days of the week, inside a date or by themselves

weekday-monday = Jumatatu
weekday-tuesday = Jumanne
weekday-wednesday = Jumatano
weekday-thursday = Alhamisi
weekday-friday = Ijumaa
weekday-saturday = Jumamosi
weekday-sunday = Jumapili

## Months, inside a date

month-january = Januari
month-february = Februari
month-march = Machi
month-april = Aprili
month-may = Mei
month-june = Juni
month-july = Julai
month-august = Agosti
month-september = Septemba
month-october = Oktoba
month-november = Novemba
month-december = Desemba

month-year = { $month } mwaka { $year }

year-alone = mwaka { $year }

## Days. In speech a day of the month is "tarehe", and the year "mwaka": no two numbers stand side by side.

date-today = leo

date-yesterday = jana

date-tomorrow = kesho

date-weekday = { $weekday }
    .length = short

date-weekday-month-day = { $weekday }, { date-day-month }

date-month-day = { date-day-month }

date-month-day-year = { date-day-month } mwaka { $year }

date-full = { $weekday }, { date-day-month } mwaka { $year }

# The first two days have names of their own.
date-day-month = tarehe { $day ->
    [1] mosi
    [2] pili
   *[other] { $day }
} { $month }

date-day-header = { $relative }, { $date }

date-unavailable = tarehe haipatikani

time-unavailable = saa haipatikani

## Moments: a day and a time

moment-today = leo { $time }

moment-yesterday = jana { $time }

moment-tomorrow = kesho { $time }

# Jumanne saa 8 mchana; tarehe 3 Novemba, saa 8 mchana: a pause where a date has numbers of its own.
moment-date = { TRAIT($date, "length") ->
    [short] { $date } { $time }
   *[long] { $date }, { $time }
}

time-before-change = { $time }, kabla ya saa kubadilishwa
time-after-change = { $time }, baada ya saa kubadilishwa
decade = miaka ya { $year }
