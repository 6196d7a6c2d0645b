## Prices

price-free = ఉచితం
price-was = { $amount }, ఇంతకుముందు { $was }
# A number alone would run into the percentage.
# same as price-was
price-was-number = { $amount }, ఇంతకుముందు { $was }
price-off = { FORM($value, case: "oblique") } తగ్గింపు
price-tax-included = పన్నుతో కలిపి
price-tax-excluded = పన్ను అదనం
price-delivery = డెలివరీ ఛార్జీ { $amount } అదనం
price-delivery-free = ఉచిత డెలివరీ

## A price for one of something, or for a span of time: నెలకు 5 డాలర్లు

price-per = { to-unit } { $amount }
    .measured = { to-measure } { $amount }
# 100 గ్రాములకు; ఒక కిలోవాట్ గంటకు
to-measure = { TAIL(FORM($measure, case: "dative")) ->
    [dative] { FORM($measure, case: "dative") }
   *[bare] { FORM($measure, case: "dative") }కు
}

price-then = { $first }, ఆ తర్వాత { $second }
price-first = మొదటి { to-unit-bare } { $amount }
# 7 రోజుల పాటు ఉచితం
price-for = { FORM($duration, case: "oblique") } పాటు { $amount }

## A line of a receipt

# Never heard of one: that is the price alone.
# accepted: unused-argument
price-each = { HEAD($amount) ->
    [nothing] { $count } వస్తువులు, { price-free }
   *[something] { $count } వస్తువులు, ఒక్కొక్కటి { $amount }, మొత్తం { $total }
}
-head-nothing = 0 సున్నా !0.

## Availability of a product

stock-in = స్టాక్‌లో ఉంది
stock-left = { $count ->
    [1] స్టాక్‌లో ఇంకా ఒకటి ఉంది
   *[other] స్టాక్‌లో ఇంకా { $count } ఉన్నాయి
}

## Names of the fields of a receipt

field-total = మొత్తం
field-subtotal = ఉపమొత్తం
field-fee = రుసుము
field-tax = పన్ను
field-tip = టిప్
field-discount = తగ్గింపు
field-delivery = డెలివరీ
