## Changes of a value

change-up = creștere cu { amount-bounded }

change-down = scădere cu { amount-bounded }

change-none = nicio schimbare

change-up-from = { change-up } față de { $baseline }

change-down-from = { change-down } față de { $baseline }

change-none-from = nicio schimbare față de { $baseline }

# de lunea trecută, din 3 noiembrie; a name of the app's has "de la"
since-date = { TRAIT($date, "when") ->
    [day] { FORM($date, case: "since") }
    [time] { FORM($date, case: "since") }
    [moment] { FORM($date, case: "since") }
   *[none] de la { $date }
}

change-up-since = { change-up } { since-date }

change-down-since = { change-down } { since-date }

change-none-since = nicio schimbare { since-date }

difference-more = { $amount } în plus

difference-less = { $amount } în minus

difference-none = nicio diferență

difference-more-than = { $amount } în plus față de { $baseline }

difference-less-than = { $amount } în minus față de { $baseline }

difference-none-than = nicio diferență față de { $baseline }

difference-more-on = { $amount } în plus față de { $date }

difference-less-on = { $amount } în minus față de { $date }

difference-none-on = nicio diferență față de { $date }

## Baselines: the times that a value is compared with

# After "față de".
baseline-last-time = data trecută

## Trends: the direction of a value, or how it compares with other values

trend-rising = tendință de creștere
    .fast = creștere rapidă
    .slowly = creștere lentă

trend-falling = tendință de scădere
    .fast = scădere rapidă
    .slowly = scădere lentă

trend-steady = tendință stabilă

trend-unchanged = neschimbat

trend-above-average = peste medie

trend-below-average = sub medie

trend-average = la nivelul mediei

trend-new-high = nou maxim

trend-new-low = nou minim
