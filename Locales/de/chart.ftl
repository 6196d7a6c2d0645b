## Types of charts

chart-line = Liniendiagramm

chart-bar = Balkendiagramm

chart-area = Flächendiagramm

chart-scatter = Punktdiagramm

chart-pie = Kreisdiagramm

chart-plain = Diagramm

## The first sentence. "ein" is a word: voices read "1 Wert" as "eins Wert"

chart-values = { $count ->
    [1] ein Wert
   *[other] { $count } Werte
}

chart-series-count = { $count } Datenreihen

# Liniendiagramm, 7 Werte vom vierzehnten November bis zum zwanzigsten November
chart-opening-span = { $chart }, { $things } { $range }

chart-opening-range = { $chart }, { $things }, { $range }

chart-empty = { $chart }, keine Werte

chart-missing = { $count ->
    [1] ein Wert fehlt
   *[other] { $count } Werte fehlen
}

## The lowest and the highest value. The lowest is heard first, and so it has the unit (case "whole"); the highest and
## the average follow it

# Tiefstwert 6100 Schritte am Sonntag; with a comma before a day such as "gestern", which does not come after a noun
# without one: Höchstwert 11950, gestern
chart-lowest = { HEAD($when) ->
    [near] Tiefstwert { chart-value-whole }, { $when }
   *[other] Tiefstwert { chart-value-whole } { $when }
}
    .share = { HEAD($when) ->
        [near] kleinster Anteil { $value }, { $when }
       *[other] kleinster Anteil { $value } { $when }
    }
chart-value-whole = { FORM($value, case: "whole") }
-head-near = heute gestern vorgestern morgen

chart-highest = { HEAD($when) ->
    [near] Höchstwert { $value }, { $when }
   *[other] Höchstwert { $value } { $when }
}
    .share = { HEAD($when) ->
        [near] größter Anteil { $value }, { $when }
       *[other] größter Anteil { $value } { $when }
    }

chart-lowest-named = Tiefstwert: { $name }, { chart-value-whole }
    .share = kleinster Anteil: { $name }, { $value }

chart-highest-named = Höchstwert: { $name }, { $value }
    .share = größter Anteil: { $name }, { $value }

chart-lowest-alone = Tiefstwert { chart-value-whole }
    .share = kleinster Anteil { $value }

chart-highest-alone = Höchstwert { $value }
    .share = größter Anteil { $value }

# "Tiefstwert 0, 3 Mal" would sound like 0,3.
chart-lowest-times = Tiefstwert { chart-value-whole }, insgesamt { $times }
    .share = kleinster Anteil { $value }, insgesamt { $times }

chart-highest-times = Höchstwert { $value }, insgesamt { $times }
    .share = größter Anteil { $value }, insgesamt { $times }

chart-unusual-high = { $value }, ungewöhnlich hoch

chart-unusual-low = { $value }, ungewöhnlich niedrig

chart-outliers = { $count } ungewöhnliche Werte

chart-count = { $case ->
    [whole] { $value }
   *[bare] { $count }
}

# Avoid "jeder Wert beträgt", which is used for what is measured: alle Werte gleich: ein Buch
chart-constant = alle Werte gleich: { $value }

chart-trend-none = keine klare Tendenz

## The average

chart-average = Durchschnitt { $value }

chart-average-days = { $count }-Tage-Durchschnitt: { $value }

## The series of a chart that has several

chart-series-average = { $name }: Durchschnitt { $value }

chart-series-trend = { $name }: Durchschnitt { $value }, { $trend }

chart-series-constant = { $name }: alle Werte gleich, { $value }

chart-series-empty = { $name }: keine Werte

chart-series-number = Datenreihe { $number }

chart-series-more = { $count ->
    [1] eine weitere Datenreihe
   *[other] { $count } weitere Datenreihen
}

## The position of a value

chart-on-day = { FORM($date, case: "on") }

chart-at-moment = { FORM($date, case: "on") }

chart-at-time = um { $time }

chart-in-month = { TRAIT($month, "kind") ->
    [year] { FORM($month, case: "on") }
   *[month] im { $month }
}

chart-at-number = bei { FORM($value, case: "dative") }

## A single point of a chart

chart-point = { $name }: { $value }

chart-point-none = kein Wert

## Comparison of two series

# Maya liegt in 5 von 7 Fällen höher
chart-compare-more = { $count ->
    [1] { $name } liegt in einem von { $total } Fällen höher
   *[other] { $name } liegt in { $count } von { $total } Fällen höher
}

chart-compare-always = { $name } liegt immer höher

chart-compare-even = beide liegen gleich oft vorn

chart-compare-same = beide sind immer gleich

chart-compare-none = { $first } und { $second }: nichts zu vergleichen

chart-difference = { HEAD($when) ->
    [near] größter Unterschied { $value }, { $when }
   *[other] größter Unterschied { $value } { $when }
}

chart-difference-named = größter Unterschied: { $name }, { $value }

chart-difference-alone = größter Unterschied { $value }
