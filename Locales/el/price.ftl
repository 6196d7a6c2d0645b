## Prices

price-free = δωρεάν
price-was = { $amount }, αρχική τιμή { $was }
price-was-number = { $amount }, αρχική τιμή { $value }
price-off = έκπτωση { $value }
price-tax-included = με φόρους
price-tax-excluded = πλέον φόρων
price-delivery = συν { $amount } για παράδοση
price-delivery-free = δωρεάν παράδοση

## A price for one of something, or for a span of time

# 15 ευρώ ανά άτομο, 10 ευρώ τον μήνα; 2 ευρώ ανά 100 γραμμάρια
price-per = { $amount } { per-period }
    .measured = { $amount } ανά { FORM($measure, case: "accusative") }

## A price that is valid for some time, and the price after that time

price-then = { $first }, έπειτα { $second }
price-first = { TRAIT($unit, "gender") ->
    [masculine] { $amount } για τον πρώτο { FORM($unit, 1, case: "accusative") }
    [feminine] { $amount } για την πρώτη { FORM($unit, 1, case: "accusative") }
   *[neuter] { $amount } για το πρώτο { FORM($unit, 1, case: "accusative") }
}
price-for = { $amount } για { FORM($duration, case: "accusative") }

## A line of a receipt

# 3 τεμάχια προς 4 δολάρια το ένα, σύνολο 12 δολάρια: two numbers side by side would be heard as one.
# accepted: unused-argument
price-each = { HEAD($amount) ->
    [nothing] { price-pieces }, { price-free }
   *[something] { price-pieces } προς { FORM($amount, case: "accusative") } το ένα, σύνολο { $total }
}
price-pieces = { NUMBER($count, style: "count", gender: "neuter") } { FORM(noun-piece, $count) }
-head-nothing = 0 μηδέν !0, !0.

## Availability of a product

stock-in = σε απόθεμα
stock-left = { $count ->
    [1] σε απόθεμα, απομένει ένα
   *[other] σε απόθεμα, απομένουν { $count }
}

## Names of the fields of a receipt

field-total = σύνολο
    .gender = neuter
field-subtotal = μερικό σύνολο
    .gender = neuter
field-fee = προμήθεια
    .gender = feminine
field-tax = φόρος
    .gender = masculine
field-tip = φιλοδώρημα
    .gender = neuter
field-discount = έκπτωση
    .gender = feminine
field-delivery = παράδοση
    .gender = feminine
