# The sign is said once: dola hasi 5 na senti 25
money-major-minor = { $major } na { FORM($minor, case: "plain") }
    .sign = inside

money-hidden = kiasi kimefichwa

money-unavailable = kiasi hakipatikani

## A recurring amount: a wage, a price, an allowance

## Ranges

money-range = { $from } hadi { $to }

# dola 20 hadi 30 za Marekani
money-range-shared = { FORM($currency, $range) }
