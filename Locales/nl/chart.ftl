## Types of charts

chart-line = lijndiagram

chart-bar = staafdiagram

chart-area = vlakdiagram

chart-scatter = spreidingsdiagram

chart-pie = cirkeldiagram

chart-plain = diagram

## The first sentence

chart-values = { $count ->
    [one] { $count } waarde
   *[other] { $count } waarden
}

chart-series-count = { $count } reeksen

# lijndiagram, 7 waarden van 14 tot en met 20 november
chart-opening-span = { $chart }, { $things } van { $range }

chart-opening-range = { $chart }, { $things }, { $range }

chart-empty = { $chart }, geen gegevens

chart-missing = { $count ->
    [one] { $count } waarde ontbreekt
   *[other] { $count } waarden ontbreken
}

## The lowest and the highest value. The lowest is heard first, and so it has the unit (case "clause")

# With a comma before "gisteren" and the like, which do not come after a noun: hoogste waarde 11.950, gisteren.
# And before "bij", for "3 bij 1" would sound like dimensions.
chart-lowest = { HEAD($when) ->
    [near] laagste waarde { chart-value-whole }, { $when }
   *[other] laagste waarde { chart-value-whole } { $when }
}
    .share = { HEAD($when) ->
        [near] kleinste deel { $value }, { $when }
       *[other] kleinste deel { $value } { $when }
    }
chart-value-whole = { FORM($value, case: "clause") }
-head-near = vandaag gisteren morgen bij

chart-highest = { HEAD($when) ->
    [near] hoogste waarde { $value }, { $when }
   *[other] hoogste waarde { $value } { $when }
}
    .share = { HEAD($when) ->
        [near] grootste deel { $value }, { $when }
       *[other] grootste deel { $value } { $when }
    }

chart-lowest-named = laagste waarde: { $name }, { chart-value-whole }
    .share = kleinste deel: { $name }, { $value }

chart-highest-named = hoogste waarde: { $name }, { $value }
    .share = grootste deel: { $name }, { $value }

chart-lowest-alone = laagste waarde { chart-value-whole }
    .share = kleinste deel { $value }

chart-highest-alone = hoogste waarde { $value }
    .share = grootste deel { $value }

# "Laagste waarde 0, 3 keer" would sound like 0,3.
chart-lowest-times = laagste waarde { chart-value-whole }, in totaal { $times }
    .share = kleinste deel { $value }, in totaal { $times }

chart-highest-times = hoogste waarde { $value }, in totaal { $times }
    .share = grootste deel { $value }, in totaal { $times }

chart-unusual-high = { $value }, ongewoon hoog

chart-unusual-low = { $value }, ongewoon laag

chart-outliers = { $count } ongewone waarden

chart-count = { $case ->
    [clause] { $value }
   *[bare] { $count }
}

chart-constant = alle waarden zijn gelijk: { $value }

chart-trend-none = geen duidelijke trend

## The average

chart-average = gemiddeld { FORM($value, case: "clause") }

chart-average-days = gemiddelde over { $count } dagen: { $value }

## The series of a chart that has several

chart-series-average = { $name }: gemiddeld { FORM($value, case: "clause") }

chart-series-trend = { $name }: gemiddeld { FORM($value, case: "clause") }, { $trend }

chart-series-constant = { $name }: alle waarden zijn gelijk, { $value }

chart-series-empty = { $name }: geen gegevens

chart-series-number = reeks { $number }

chart-series-more = { $count ->
    [one] nog { $count } reeks
   *[other] nog { $count } reeksen
}

## The position of a value

# op zondag, op 3 november, gisteren
chart-on-day = { HEAD(chart-on) ->
    [op] { chart-on }
   *[other] { FORM($date, case: "chart") }
}
chart-on = { FORM($date, case: "on") }

chart-at-moment = { chart-on-day }

chart-at-time = om { $time }

# same
chart-in-month = in { $month }

chart-at-number = bij { $value }

## A single point of a chart

chart-point = { $name }: { $value }

chart-point-none = geen gegevens

## Comparison of two series

# Maya is 5 van de 7 keer hoger
chart-compare-more = { $name } is { $count } van de { $total } keer hoger

chart-compare-always = { $name } is altijd hoger

chart-compare-even = beide zijn even vaak hoger

chart-compare-same = beide zijn altijd gelijk

chart-compare-none = { $first } en { $second }: niets te vergelijken

chart-difference = { HEAD($when) ->
    [near] grootste verschil { $value }, { $when }
   *[other] grootste verschil { $value } { $when }
}

chart-difference-named = grootste verschil: { $name }, { $value }

chart-difference-alone = grootste verschil { $value }
