## Types of charts

chart-line = čiarový graf

chart-bar = stĺpcový graf

chart-area = plošný graf

chart-scatter = bodový graf

chart-pie = koláčový graf

chart-plain = graf

## The first sentence

chart-values = { $count ->
    [1] jedna hodnota
    [few] { NUMBER($count, style: "items", gender: "feminine") } hodnoty
   *[other] { $count } hodnôt
}

# "Rady" alone is also advice.
chart-series-count = { $count ->
    [one] { NUMBER($count, style: "items", gender: "inanimate") } rad údajov
    [few] { $count } rady údajov
   *[other] { $count } radov údajov
}

# čiarový graf, 7 hodnôt od štrnásteho do dvadsiateho novembra
chart-opening-span = { $chart }, { $things } { $range }

chart-opening-range = { $chart }, { $things }, { $range }

chart-empty = { $chart }, žiadne údaje

chart-missing = chýbajúce hodnoty: { NUMBER($count, style: "items", gender: "feminine") }

## The lowest and the highest value

# minimum: 6100 v nedeľu
chart-lowest = minimum: { $value } { $when }
    .share = najmenší podiel: { $value } { $when }

chart-highest = maximum: { $value } { $when }
    .share = najväčší podiel: { $value } { $when }

chart-lowest-named = minimum: { $name }, { $value }
    .share = najmenší podiel: { $name }, { $value }

chart-highest-named = maximum: { $name }, { $value }
    .share = najväčší podiel: { $name }, { $value }

chart-lowest-alone = minimum: { $value }
    .share = najmenší podiel: { $value }

chart-highest-alone = maximum: { $value }
    .share = najväčší podiel: { $value }

chart-lowest-times = minimum: { $value }, { $times }
    .share = najmenší podiel: { $value }, { $times }

chart-highest-times = maximum: { $value }, { $times }
    .share = najväčší podiel: { $value }, { $times }

chart-unusual-high = { $value }, nezvyčajne vysoké

chart-unusual-low = { $value }, nezvyčajne nízke

chart-outliers = { $count ->
    [one] { NUMBER($count, style: "items", gender: "feminine") } nezvyčajná hodnota
    [few] { NUMBER($count, style: "items", gender: "feminine") } nezvyčajné hodnoty
   *[other] { $count } nezvyčajných hodnôt
}

# With its noun: after a name the number alone is heard as its place (marec, 1).
chart-count = { $value }

chart-constant = stála hodnota: { $value }

chart-trend-none = bez jasného trendu

## The average

chart-average = priemer: { $value }

# priemer za 7 dní
chart-average-days = { $count ->
    [one] priemer za { $count } deň: { $value }
    [few] priemer za { $count } dni: { $value }
   *[other] priemer za { $count } dní: { $value }
}

## The series of a chart that has several

chart-series-average = { $name }: priemer { $value }

chart-series-trend = { $name }: priemer { $value }, { $trend }

chart-series-constant = { $name }: stála hodnota { $value }

chart-series-empty = { $name }: žiadne údaje

chart-series-number = rad { $number }

chart-series-more = { $count ->
    [1] ešte jeden rad
    [few] ešte { $count } rady
   *[other] ešte { $count } radov
}

## The position of a value

# A date begins with a number in words, which must not stand right after another one: minimum: 22 dňa tretieho novembra.
chart-on-day = { TRAIT($date, "dated") ->
    [yes] dňa { $date }
   *[no] { FORM($date, case: "past") }
}

chart-at-moment = { FORM($date, case: "past") }

chart-at-time = { FORM($time, case: "at") }

chart-in-month = { FORM($month, case: "on") }

chart-at-number = pre hodnotu { $value }

## A single point of a chart

# streda o ôsmej: 38 stupňov
chart-point = { FORM($name, case: "place") }: { $value }

chart-point-none = žiadne údaje

## Comparison of two series

# Maya: vyššia hodnota v piatich zo siedmich prípadov. The locative is as the genitive, but for 1.
chart-compare-more = { $name }: vyššia hodnota v { chart-cases } { of-total } prípadov
chart-cases = { $count ->
    [1] jednom
   *[other] { NUMBER($count, style: "span") }
}

chart-compare-always = { $name }: vždy vyššia hodnota

chart-compare-even = oba rady majú vyššiu hodnotu rovnako často

chart-compare-same = oba rady sú vždy rovnaké

chart-compare-none = { $first } a { $second }: nie je čo porovnať

chart-difference = najväčší rozdiel: { $value } { $when }

chart-difference-named = najväčší rozdiel: { $name }, { $value }

chart-difference-alone = najväčší rozdiel: { $value }
