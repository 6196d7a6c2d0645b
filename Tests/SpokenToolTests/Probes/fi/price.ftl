## What something costs

price-free = ilmainen

price-per = { $amount } { per-period }
    .measured = { $amount } per { $measure }
price-was = { $amount }, aiemmin { $was }
price-was-number = { $amount }, aiemmin { $value }
price-off = alennus { $value }
price-tax-included = sisältää veron
price-tax-excluded = vero ei sisälly
price-delivery = toimitus { $amount }
price-delivery-free = ilmainen toimitus

# What they are is not known: "kappaletta" is said of things, not of liters, tickets or hours.
price-each = { $count } kertaa { $amount }, yhteensä { $total }

stock-in = varastossa
stock-left = varastossa, { $count } jäljellä

field-total = yhteensä
field-subtotal = välisumma
field-fee = palvelumaksu
field-tax = vero
field-tip = juomaraha
field-discount = alennus
field-delivery = toimitus
