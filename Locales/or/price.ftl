## Prices

price-free = ମାଗଣା
price-was = { $amount }, ପୂର୍ବରୁ { $was }
price-was-number = { $amount }, ପୂର୍ବରୁ { $value }
price-off = { $value } ରିହାତି
price-tax-included = ଟିକସ ସହ
price-tax-excluded = ଟିକସ ଅଲଗା
price-delivery = ଡେଲିଭରି ପାଇଁ ଆଉ { $amount }
price-delivery-free = ଡେଲିଭରି ମାଗଣା

## A price for one of something, or for a span of time: ବ୍ୟକ୍ତି ପ୍ରତି 15 ୟୁରୋ; ମାସକୁ 10 ଡଲାର

price-per = { each-unit } { $amount }
    .measured = { $measure } ପ୍ରତି { $amount }

## A price that is valid for some time, and the price after that time

price-then = { $first }, ତାପରେ { $second }
price-first = ପ୍ରଥମ { $unit } ପାଇଁ { $amount }
price-for = { $duration } ପାଇଁ { $amount }

## A line of a receipt

# accepted: unused-argument
price-each = { HEAD($amount) ->
    [nothing] { price-pieces }, ମାଗଣା
   *[other] { price-pieces }, ପ୍ରତ୍ୟେକଟି { $amount }, ମୋଟ { $total }
}
price-pieces = { $count ->
    [1] ଗୋଟିଏ
   *[other] { $count }ଟି
}
-head-nothing = 0 ଶୂନ !0.

## Availability of a product

stock-in = ଷ୍ଟକରେ ଅଛି
stock-left = ଷ୍ଟକରେ ଅଛି, ଆଉ { price-pieces } ବାକି

## Names of the fields of a receipt

field-total = ମୋଟ
field-subtotal = ଉପମୋଟ
field-fee = ଫି
field-tax = ଟିକସ
field-tip = ଟିପ୍
field-discount = ରିହାତି
field-delivery = ଡେଲିଭରି
