## Types of charts

chart-line = spojnicový graf

chart-bar = sloupcový graf

chart-area = plošný graf

chart-scatter = bodový graf

chart-pie = výsečový graf

chart-plain = graf

## The first sentence

chart-values = { $count ->
    [1] jedna hodnota
    [few] { NUMBER($count, style: "items", gender: "feminine") } hodnoty
   *[other] { $count } hodnot
}

chart-series-count = { $count ->
    [one] { NUMBER($count, style: "items", gender: "feminine") } řada
    [few] { NUMBER($count, style: "items", gender: "feminine") } řady
   *[other] { $count } řad
}

# spojnicový graf, 7 hodnot od čtrnáctého do dvacátého listopadu
chart-opening-span = { $chart }, { $things } { $range }

chart-opening-range = { $chart }, { $things }, { $range }

chart-empty = { $chart }, žádná data

chart-missing = chybějící hodnoty: { $count }

## The lowest and the highest value

# minimum: 6100 v neděli
chart-lowest = minimum: { $value } { $when }
    .share = nejmenší podíl: { $value } { $when }

chart-highest = maximum: { $value } { $when }
    .share = největší podíl: { $value } { $when }

chart-lowest-named = minimum: { $name }, { $value }
    .share = nejmenší podíl: { $name }, { $value }

chart-highest-named = maximum: { $name }, { $value }
    .share = největší podíl: { $name }, { $value }

chart-lowest-alone = minimum: { $value }
    .share = nejmenší podíl: { $value }

chart-highest-alone = maximum: { $value }
    .share = největší podíl: { $value }

chart-lowest-times = minimum: { $value }, { $times }
    .share = nejmenší podíl: { $value }, { $times }

chart-highest-times = maximum: { $value }, { $times }
    .share = největší podíl: { $value }, { $times }

chart-unusual-high = { $value }, neobvykle vysoké

chart-unusual-low = { $value }, neobvykle nízké

chart-outliers = { $count ->
    [one] { NUMBER($count, style: "items", gender: "feminine") } neobvyklá hodnota
    [few] { NUMBER($count, style: "items", gender: "feminine") } neobvyklé hodnoty
   *[other] { $count } neobvyklých hodnot
}

# With its noun: after a name the number alone is heard as its place (březen, 1).
chart-count = { $value }

chart-constant = stálá hodnota: { $value }

chart-trend-none = bez jasného trendu

## The average

chart-average = průměr: { $value }

# průměr za 7 dní
chart-average-days = { $count ->
    [one] průměr za { $count } den: { $value }
    [few] průměr za { $count } dny: { $value }
   *[other] průměr za { $count } dní: { $value }
}

## The series of a chart that has several

chart-series-average = { $name }: průměr { $value }

chart-series-trend = { $name }: průměr { $value }, { $trend }

chart-series-constant = { $name }: stálá hodnota { $value }

chart-series-empty = { $name }: žádná data

chart-series-number = řada { $number }

chart-series-more = { $count ->
    [1] ještě jedna řada
    [few] ještě { NUMBER($count, style: "items", gender: "feminine") } řady
   *[other] ještě { $count } řad
}

## The position of a value

# A date begins with a number in words, which must not stand right after another one: minimum: 22 dne třetího listopadu.
chart-on-day = { TRAIT($date, "dated") ->
    [yes] dne { $date }
   *[no] { FORM($date, case: "past") }
}

chart-at-moment = { FORM($date, case: "past") }

chart-at-time = { FORM($time, case: "at") }

chart-in-month = { FORM($month, case: "on") }

chart-at-number = pro hodnotu { $value }

## A single point of a chart

# středa v 8 hodin: 38 stupňů
chart-point = { FORM($name, case: "place") }: { $value }

chart-point-none = žádná data

## Comparison of two series

# Maya: vyšší hodnota v pěti případech ze sedmi. From five the locative is the same as the genitive.
chart-compare-more = { $name }: vyšší hodnota { chart-times } { of-total }
chart-times = { $count ->
    [1] v jednom případě
    [2] ve dvou případech
    [3] ve třech případech
    [4] ve čtyřech případech
   *[other] { HEAD(chart-times-number) ->
        [v-ve] ve { chart-times-number }
       *[other] v { chart-times-number }
    } případech
}
chart-times-number = { NUMBER($count, style: "span") }
-head-v-ve = dv tř čt

chart-compare-always = { $name }: vždy vyšší hodnota

chart-compare-even = obě řady mají vyšší hodnotu stejně často

chart-compare-same = obě řady jsou vždy stejné

chart-compare-none = { $first } a { $second }: není co porovnat

chart-difference = největší rozdíl: { $value } { $when }

chart-difference-named = největší rozdíl: { $name }, { $value }

chart-difference-alone = největší rozdíl: { $value }
