## What something costs

price-free = bila malipo

price-per = { $amount } kwa { FORM($unit, 1) }
    .measured = { $amount } kwa { $measure }
price-was = { $amount }, awali { $was }
price-was-number = { $amount }, awali { $value }
price-off = punguzo la { $value }
price-tax-included = pamoja na kodi
price-tax-excluded = bila kodi
price-delivery = usafirishaji { $amount }
price-delivery-free = usafirishaji bila malipo

# The class of what is bought is not known: the impersonal one (kila moja, but kitabu kila kimoja).
price-each = idadi { $count }, { $amount } kila moja, jumla { $total }

stock-in = inapatikana
stock-left = inapatikana, { $count ->
    [one] { $count } imebaki
   *[other] { $count } zimebaki
}

field-total = jumla
field-subtotal = jumla ndogo
field-fee = ada
field-tax = kodi
field-tip = bakshishi
field-discount = punguzo
field-delivery = usafirishaji
