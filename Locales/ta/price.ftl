price-free = இலவசம்
price-was = { $amount }, முன்பு { $was }
price-was-number = { $amount }, முன்பு { $value }
price-off = { $value } தள்ளுபடி
price-tax-included = வரி உட்பட
price-tax-excluded = வரி தனி
# டெலிவரிக் கட்டணம் 5 டாலர் தனி; but தனியாக ஒரு சென்டுக்குக் குறைவாக
price-delivery = { TAIL($amount) ->
    [below] டெலிவரிக் கட்டணம் தனியாக { $amount }
   *[other] டெலிவரிக் கட்டணம் { $amount } தனி
}
-tail-below = குறைவாக
price-delivery-free = இலவச டெலிவரி

# மாதத்திற்கு 15 யூரோ, but ஒரு நபருக்கு 15 யூரோ, for நபருக்கு alone is "to the person"
price-per = { TAIL(FORM($unit, 1, case: "dative")) ->
    [day] ஒரு நாளைக்கு { $amount }
    [time] { FORM($unit, 1, case: "dative") } { $amount }
    [dative] ஒரு { FORM($unit, 1, case: "dative") } { $amount }
   *[other] ஒவ்வொரு { $unit } அளவுக்கும் { $amount }
}
    .measured = { TAIL(FORM($measure, case: "dative")) ->
        [dative] { FORM($measure, case: "dative") } { $amount }
       *[other] { $measure } அளவுக்கு { $amount }
    }

price-then = { $first }, அதன் பிறகு { $second }
# With a pause before another dative: 3 மாதங்களுக்கு, மாதத்திற்கு 5 டாலர்
price-first = { HEAD($amount) ->
    [digit] முதல் { FORM($unit, 1, case: "dative") } { $amount }
    [free] முதல் { FORM($unit, 1, case: "dative") } { $amount }
   *[rate] முதல் { FORM($unit, 1, case: "dative") }, { $amount }
}
price-for = { HEAD($amount) ->
    [digit] { FORM($duration, case: "dative") } { $amount }
    [free] { FORM($duration, case: "dative") } { $amount }
   *[rate] { FORM($duration, case: "dative") }, { $amount }
}
-head-digit = 0* 1* 2* 3* 4* 5* 6* 7* 8* 9* ஒரு ஆயிரம்
-head-free = இலவசம்

# accepted: unused-argument
price-each = { HEAD($amount) ->
    [nothing] எண்ணிக்கை { $count }, { price-free }
   *[something] எண்ணிக்கை { $count }, ஒன்றுக்கு { $amount }, மொத்தம் { $total }
}
-head-nothing = 0 பூஜ்ஜியம் !0.

stock-in = ஸ்டாக்கில் உள்ளது
stock-left = ஸ்டாக்கில் உள்ளது, { $count } மீதம்

field-total = மொத்தம்
field-subtotal = கூட்டுத்தொகை
field-fee = கட்டணம்
field-tax = வரி
field-tip = டிப்ஸ்
field-discount = தள்ளுபடி
field-delivery = டெலிவரி
