# 5 డాలర్ల 20 సెంట్లు
money-major-minor = { FORM($major, case: "oblique") } { $minor }

money-hidden = కనిపించకుండా దాచిన అమౌంట్

money-unavailable = అమౌంట్ అందుబాటులో లేదు

## Ranges

money-range = { FORM($from, case: "oblique") } నుండి { range-to-oblique } వరకు

money-range-shared = { $to ->
    [1] { $from } నుండి { FORM($currency, $to) }
   *[other] { FORM($currency, $range) }
}
