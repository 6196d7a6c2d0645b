## Types of charts

chart-line = graphique linéaire

chart-bar = graphique à barres

chart-area = graphique en aires

chart-scatter = nuage de points

chart-pie = graphique circulaire

chart-plain = graphique

## The first sentence

chart-values = { $count ->
    [1] une valeur
    [one] { $count } valeur
    [many] { $count } de valeurs
   *[other] { number-feminine } valeurs
}

chart-series-count = { $count ->
    [1] une série
    [one] { $count } série
    [many] { $count } de séries
   *[other] { number-feminine } séries
}

# graphique linéaire, 7 valeurs du 14 novembre au 20 novembre
chart-opening-span = { $chart }, { $things } { $range }

chart-opening-range = { $chart }, { $things }, { $range }

chart-empty = { $chart }, aucune donnée

# D’avril à juin, d’août à octobre.
-head-month-vowel = a o

chart-missing = { $count ->
    [1] une valeur manquante
    [one] { $count } valeur manquante
    [many] { $count } de valeurs manquantes
   *[other] { number-feminine } valeurs manquantes
}

## The lowest and the highest value. The lowest is heard first, and so it has the unit (case "whole"); the highest and
## the average follow it

# minimum 6100 pas, dimanche. With a comma: without it "3 mardi" is heard as three of them, and "5 à 10 heures" as a
# range.
chart-lowest = minimum { chart-value-whole }, { $when }
    .share = la plus petite part : { $value }, { $when }
chart-value-whole = { FORM($value, case: "whole") }

chart-highest = maximum { $value }, { $when }
    .share = la plus grande part : { $value }, { $when }

chart-lowest-named = minimum : { $name }, { chart-value-whole }
    .share = la plus petite part : { $name }, { $value }

chart-highest-named = maximum : { $name }, { $value }
    .share = la plus grande part : { $name }, { $value }

chart-lowest-alone = minimum { chart-value-whole }
    .share = la plus petite part : { $value }

chart-highest-alone = maximum { $value }
    .share = la plus grande part : { $value }

# Not the number of times alone: "9, 2 fois" is nearly "9,2 fois".
chart-lowest-times = minimum { chart-value-whole }, atteint { $times }
    .share = la plus petite part : { $value }, présente { $times }

chart-highest-times = maximum { $value }, atteint { $times }
    .share = la plus grande part : { $value }, présente { $times }

chart-unusual-high = { $value }, inhabituellement élevé

chart-unusual-low = { $value }, inhabituellement bas

chart-outliers = { $count ->
    [1] une valeur inhabituelle
    [one] { $count } valeur inhabituelle
    [many] { $count } de valeurs inhabituelles
   *[other] { number-feminine } valeurs inhabituelles
}

chart-count = { $case ->
    [whole] { $value }
   *[bare] { $count }
}

# Avoid "chaque valeur est de", which would have to know what follows: d’une dose.
chart-constant = valeur constante : { $value }

chart-trend-none = aucune tendance nette

## The average, after what it is: "moyenne de" would have to know what follows

chart-average = { $value } en moyenne

chart-average-days = { $count ->
    [one] moyenne sur { $count } jour : { $value }
    [many] moyenne sur { $count } de jours : { $value }
   *[other] moyenne sur { $count } jours : { $value }
}

## The series of a chart that has several

chart-series-average = { $name } : { $value } en moyenne

chart-series-trend = { $name } : { $value } en moyenne, { $trend }

chart-series-constant = { $name } : valeur constante, { $value }

chart-series-empty = { $name } : aucune donnée

chart-series-number = série { $number }

chart-series-more = { $count ->
    [1] une autre série
    [one] { $count } autre série
    [many] { $count } d’autres séries
   *[other] { number-feminine } autres séries
}

## The position of a value

chart-on-day = { $date }

chart-at-moment = { $date }

chart-at-time = { FORM($time, case: "at") }

chart-in-month = en { $month }

# Avoid "à", which between two numbers is heard as a range.
chart-at-number = pour { $value }

## A single point of a chart

chart-point = { $name } : { $value }

chart-point-none = aucune valeur

## Comparison of two series. "Au-dessus" says no gender

chart-compare-more = { $count ->
    [1] { $name } est au-dessus une fois sur { $total }
    [one] { $name } est au-dessus { $count } fois sur { $total }
    [many] { $name } est au-dessus { $count } de fois sur { $total }
   *[other] { $name } est au-dessus { number-feminine } fois sur { $total }
}

chart-compare-always = { $name } est toujours au-dessus

# Avoid "n’est plus souvent", which is heard as "no longer". "Des deux côtés" fits people, too, who are no "séries".
chart-compare-even = à égalité, autant de fois au-dessus d’un côté que de l’autre

chart-compare-same = les valeurs sont toujours égales des deux côtés

chart-compare-none = { $first } et { $second } : rien à comparer

# With a comma, as the lowest and the highest.
chart-difference = plus grand écart : { $value }, { $when }

chart-difference-named = plus grand écart : { $name }, { $value }

chart-difference-alone = plus grand écart : { $value }
