# 5 డాలర్ల 20 సెంట్లు
money-major-minor = { FORM($major, case: "oblique") } { $minor }

money-hidden = దాచిన అమౌంట్

money-unavailable = అమౌంట్ అందుబాటులో లేదు

## Ranges

money-range = { FORM($from, case: "oblique") } నుండి { FORM($to, case: "oblique") } వరకు

money-range-shared = { $from } నుండి { FORM($currency, $to) }
