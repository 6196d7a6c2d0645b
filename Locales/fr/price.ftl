## Prices

# It agrees with the field that it stands in: see label-field.
price-free = { $gender ->
    [feminine] gratuite
    [masculine-plural] gratuits
    [feminine-plural] gratuites
   *[masculine] gratuit
}
    .agreement = field
price-was = { $amount }, ancien prix { $was }
# same as price-was
price-was-number = { $amount }, ancien prix { $was }
price-off = { $value } de réduction
price-tax-included = taxes comprises
price-tax-excluded = hors taxes
# Avoid "plus", which voices read in two ways.
price-delivery = livraison : { $amount }
price-delivery-free = livraison gratuite

## A price for one of something, or for a span of time

# 15 euros par personne; 2 euros pour 100 grammes
price-per = { $amount } par { $unit }
    .measured = { $amount } pour { $measure }

## A price that is valid for some time, and the price after that time

# gratuit pendant 7 jours, puis 10 dollars par mois
price-then = { $first }, puis { $second }
# un dollar le premier mois, la première semaine; the first year is "la première année", and never "le premier an"
price-first = { TRAIT($unit, "length") ->
    [year] { $amount } la première année
   *[other] { $amount } { TRAIT($unit, "gender") ->
        [feminine] la première
       *[masculine] le premier
    } { $unit }
}
price-for = { $amount } pendant { $duration }

## A line of a receipt. With a noun, for "3 à 4 dollars" would be heard as a range

price-each = { HEAD($amount) ->
    [nothing] { HEAD($total) ->
        [nothing] { price-each-free }
       *[something] { price-each-paid }
    }
   *[something] { price-each-paid }
}
price-each-free = { $count ->
    [one] { $count } article gratuit
    [many] { $count } d’articles gratuits
   *[other] { $count } articles gratuits
}
price-each-paid = { $count ->
    [one] { $count } article à { $amount } l’unité, { $total } au total
    [many] { $count } d’articles à { $amount } l’unité, { $total } au total
   *[other] { $count } articles à { $amount } l’unité, { $total } au total
}

# What an amount of nothing begins with.
-head-nothing = 0 !0, !0. aucun

## Availability of a product

stock-in = en stock
stock-left = en stock, il en reste { $count }

## Names of the fields of a receipt

# same
field-total = total
    .gender = masculine
field-subtotal = sous-total
    .gender = masculine
field-fee = frais
    .gender = masculine-plural
field-tax = taxes
    .gender = feminine-plural
field-tip = pourboire
    .gender = masculine
field-discount = réduction
    .gender = feminine
field-delivery = livraison
    .gender = feminine
