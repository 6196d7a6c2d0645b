## How old somebody is: vuoden vanha, 8 vuotta vanha

age = { FORM($duration, case: "accusative") } vanha
    .none = { $period ->
        [day] syntynyt tänään
       *[other] alle { FORM($duration, case: "genitive") } vanha
    }

## A span of time that ends now

recent = { $count ->
    [1] viimeisin { $unit }
   *[other] viimeiset { $duration }
}

## Weeks, months and years of the calendar

week-this = tällä viikolla
week-last = { $case ->
    [from] viime viikosta
   *[on] viime viikolla
}
week-next = ensi viikolla
month-this = tässä kuussa
month-last = { $case ->
    [from] viime kuusta
   *[on] viime kuussa
}
month-next = ensi kuussa
year-this = tänä vuonna
year-last = { $case ->
    [from] viime vuodesta
   *[on] viime vuonna
}
year-next = ensi vuonna

## Today, by the part of the day. The small hours stay plain

moment-today-part = { $hour ->
    [0] { moment-today }
    [1] { moment-today }
    [2] { moment-today }
    [3] { moment-today }
   *[other] { date-today-part } { $time }
}
date-today-part = { $hour ->
    [0] { date-today }
    [1] { date-today }
    [2] { date-today }
    [3] { date-today }
    [4] tänä aamuna
    [5] tänä aamuna
    [6] tänä aamuna
    [7] tänä aamuna
    [8] tänä aamuna
    [9] tänä aamuna
    [10] tänään aamupäivällä
    [11] tänään aamupäivällä
    [12] tänään iltapäivällä
    [13] tänään iltapäivällä
    [14] tänään iltapäivällä
    [15] tänään iltapäivällä
    [16] tänään iltapäivällä
    [17] tänään iltapäivällä
   *[other] tänä iltana
}

## Hours that have names

time-noon = { $case ->
    [from] keskipäivästä
    [to] keskipäivään
   *[nominative] keskipäivällä
}
time-midnight = { $case ->
    [from] keskiyöstä
    [to] keskiyöhön
   *[nominative] keskiyöllä
}
moment-end-of-today = keskiyöllä
moment-same-day = { $time }
time-zoned = { $time } { $zone }
    .known = { $time }, { $zone }
time-zones = { time-zoned }, omaa aikaa { $local }
    .known = { time-zoned.known }, omaa aikaa { $local }
