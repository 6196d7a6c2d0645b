price-free = இலவசம்
price-was = { $amount }, முன்பு { $was }
price-was-number = { $amount }, முன்பு { $value }
price-off = { $value } தள்ளுபடி
price-tax-included = வரி உட்பட
price-tax-excluded = வரி தனி
price-delivery = டெலிவரிக் கட்டணம் { $amount } தனி
price-delivery-free = இலவச டெலிவரி

# நபருக்கு 15 யூரோ; of a day with ஒரு, for நாளைக்கு alone is "for tomorrow"
price-per = { TAIL(FORM($unit, 1, case: "dative")) ->
    [day] ஒரு நாளைக்கு { $amount }
    [dative] { FORM($unit, 1, case: "dative") } { $amount }
   *[other] ஒவ்வொரு { $unit } அளவுக்கும் { $amount }
}
    .measured = { TAIL(FORM($measure, case: "dative")) ->
        [dative] { FORM($measure, case: "dative") } { $amount }
       *[other] { $measure } அளவுக்கு { $amount }
    }

price-then = { $first }, அதன் பிறகு { $second }
price-first = முதல் { FORM($unit, 1, case: "dative") } { $amount }
price-for = { $duration } வரை { $amount }

price-each = எண்ணிக்கை { $count }, ஒன்றுக்கு { $amount }, மொத்தம் { $total }

stock-in = ஸ்டாக்கில் உள்ளது
stock-left = ஸ்டாக்கில் உள்ளது, { $count } மீதம்

field-total = மொத்தம்
field-subtotal = கூட்டுத்தொகை
field-fee = கட்டணம்
field-tax = வரி
field-tip = டிப்ஸ்
field-discount = தள்ளுபடி
field-delivery = டெலிவரி
