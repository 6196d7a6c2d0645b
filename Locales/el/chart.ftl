## Types of charts

chart-line = γράφημα γραμμής

chart-bar = ραβδόγραμμα

chart-area = γράφημα περιοχής

chart-scatter = διάγραμμα διασποράς

chart-pie = γράφημα πίτας

chart-plain = γράφημα

## The first sentence

chart-values = { $count ->
    [1] μία τιμή
   *[other] { NUMBER($count, style: "count", gender: "feminine") } τιμές
}

chart-series-count = { NUMBER($count, style: "count", gender: "feminine") } σειρές

chart-opening-span = { $chart }, { $things } { $range }

chart-opening-range = { $chart }, { $things }, { $range }

chart-empty = { $chart }, χωρίς δεδομένα

chart-missing = { $count ->
    [1] λείπει μία τιμή
   *[other] λείπουν { NUMBER($count, style: "count", gender: "feminine") } τιμές
}

## The lowest and the highest value. The lowest is heard first, and so it has the noun (case "whole").

chart-lowest = ελάχιστο { chart-whole } { $when }
    .share = μικρότερο κομμάτι { $value } { $when }

chart-highest = μέγιστο { $value } { $when }
    .share = μεγαλύτερο κομμάτι { $value } { $when }

chart-lowest-named = ελάχιστο: { $name }, { chart-whole }
    .share = μικρότερο κομμάτι: { $name }, { $value }

chart-highest-named = μέγιστο: { $name }, { $value }
    .share = μεγαλύτερο κομμάτι: { $name }, { $value }

chart-lowest-alone = ελάχιστο { chart-whole }
    .share = μικρότερο κομμάτι { $value }

chart-highest-alone = μέγιστο { $value }
    .share = μεγαλύτερο κομμάτι { $value }

chart-lowest-times = ελάχιστο { chart-whole }, { $times }
    .share = μικρότερο κομμάτι { $value }, { $times }

chart-highest-times = μέγιστο { $value }, { $times }
    .share = μεγαλύτερο κομμάτι { $value }, { $times }

chart-whole = { FORM($value, case: "whole") }

chart-unusual-high = { $value }, ασυνήθιστα υψηλό

chart-unusual-low = { $value }, ασυνήθιστα χαμηλό

chart-outliers = { NUMBER($count, style: "count", gender: "feminine") } ασυνήθιστες τιμές

chart-count = { $case ->
    [whole] { $value }
   *[bare] { $count }
}

chart-constant = σταθερή τιμή: { $value }

chart-trend-none = καμία σαφής τάση

## The average

chart-average = μέσος όρος { $value }

chart-average-days = μέσος όρος { $count ->
    [1] μίας ημέρας
   *[other] { NUMBER($count, style: "count", gender: "feminine", case: "genitive") } ημερών
}: { $value }

## The series of a chart that has several

chart-series-average = { $name }: μέσος όρος { $value }

chart-series-trend = { $name }: μέσος όρος { $value }, { $trend }

chart-series-constant = { $name }: σταθερή τιμή, { $value }

chart-series-empty = { $name }: χωρίς δεδομένα

chart-series-number = σειρά { $number }

chart-series-more = { $count ->
    [1] μία ακόμη σειρά
   *[other] { NUMBER($count, style: "count", gender: "feminine") } ακόμη σειρές
}

## The position of a value

# Without "περασμένη": the chart has named its days.
chart-on-day = { FORM($date, case: "plotted") }

chart-at-moment = { FORM($date, case: "plotted") }

chart-at-time = { FORM($time, case: "at") }

chart-in-month = { FORM($month, case: "accusative") }

# "Ελάχιστο 3 σε 5" would be heard as a ratio.
chart-at-number = στη θέση { $value }

## A single point of a chart

chart-point = { $name }: { $value }

chart-point-none = χωρίς δεδομένα

## Comparison of two series

chart-compare-more = { $name }: υψηλότερη τιμή { $count ->
    [1] μία φορά
   *[other] { NUMBER($count, style: "count", gender: "feminine") } φορές
} στις { NUMBER($total, style: "count", gender: "feminine") }

chart-compare-always = { $name }: πάντα υψηλότερη τιμή

chart-compare-even = κάθε σειρά ξεπερνά την άλλη εξίσου συχνά

chart-compare-same = οι δύο σειρές είναι πάντα ίσες

chart-compare-none = { $first } και { $second }: καμία σύγκριση

chart-difference = μεγαλύτερη διαφορά { $value } { $when }

chart-difference-named = μεγαλύτερη διαφορά: { $name }, { $value }

chart-difference-alone = μεγαλύτερη διαφορά { $value }
