## Prices

price-free = gratis
price-was = { $amount }, prima { $was }
price-was-number = { $amount }, prima { $value }
price-off = sconto { FORM($value, case: "of") }
price-tax-included = tasse incluse
price-tax-excluded = tasse escluse
price-delivery = più { $amount } per la consegna
price-delivery-free = consegna gratuita

## A price for one of something, or for a span of time

# 15 euro per persona, 10 euro al mese; 2 euro ogni 100 grammi
price-per = { $amount } { per-period }
    .measured = { HEAD($measure) ->
        [single] { $amount } per { $measure }
       *[several] { $amount } ogni { $measure }
    }

## A price that is valid for some time, and the price after that time

price-then = { $first }, poi { $second }
# un dollaro per il primo mese, gratis per la prima settimana
price-first = { TRAIT($unit, "gender") ->
    [feminine] { $amount } per la prima { FORM($unit, 1) }
   *[masculine] { $amount } per il primo { FORM($unit, 1) }
}
price-for = { $amount } per { $duration }

## A line of a receipt. "3 a 4 dollari" would be heard as a range.

# accepted: unused-argument
price-each = { HEAD($amount) ->
    [nothing] quantità { $count }, { price-free }
   *[something] quantità { $count }, { $amount } al pezzo, { $total } in totale
}
-head-nothing = 0 zero !0. !0,

## Availability of a product

stock-in = disponibile
stock-left = { $count ->
    [1] disponibile, rimane un pezzo
    [many] disponibile, rimangono { $count } di pezzi
   *[other] disponibile, rimangono { $count } pezzi
}

## Names of the fields of a receipt

field-total = totale
    .gender = masculine
field-subtotal = subtotale
    .gender = masculine
field-fee = commissione
    .gender = feminine
field-tax = tasse
    .gender = feminine
field-tip = mancia
    .gender = feminine
field-discount = sconto
    .gender = masculine
field-delivery = consegna
    .gender = feminine
