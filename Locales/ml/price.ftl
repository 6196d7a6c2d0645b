## Prices

price-free = സൗജന്യം
price-was = { $amount }, മുമ്പ് { $was } ആയിരുന്നു
price-was-number = { $amount }, മുമ്പ് { $value } ആയിരുന്നു
price-off = { $value } കിഴിവ്
price-tax-included = നികുതി ഉൾപ്പെടെ
price-tax-excluded = നികുതി പുറമെ
price-delivery = ഇതിന് പുറമെ { $amount } ഡെലിവറി ചാർജ്
price-delivery-free = സൗജന്യ ഡെലിവറി

## A price for one of something, or for a span of time, as in shops: കിലോഗ്രാം ഒന്നിന് 15 യൂറോ.
## മാസം ഒന്നിന് would also be heard as "on the 1st"

price-per = { $period ->
    [day] പ്രതിദിനം { $amount }
    [week] ആഴ്ചയിൽ { $amount }
    [month] പ്രതിമാസം { $amount }
    [year] പ്രതിവർഷം { $amount }
   *[other] { per-one } { $amount }
}
    .measured = ഓരോ { $measure }, { $amount }
per-one = { TRAIT($unit, "being") ->
    [person] { HEAD($unit) ->
        [person] ഒരാൾക്ക്
       *[other] { $unit } ഒരാൾക്ക്
    }
   *[thing] { $unit } ഒന്നിന്
}
-head-person = ആൾ

## A price that is valid for some time, and the price after that time

price-then = { $first }, അതിനുശേഷം { $second }
# ആദ്യ മാസം 1 ഡോളർ; ആദ്യ 7 ദിവസം സൗജന്യം; ആദ്യ 3 മാസം, പ്രതിമാസം 5 ഡോളർ
price-first = ആദ്യ { $unit } { $amount }
price-for = { HEAD($amount) ->
    [span] ആദ്യ { $duration }, { $amount }
   *[other] ആദ്യ { $duration } { $amount }
}
-head-span = പ്രതിമാസം ആഴ്ചയിൽ പ്രതിദിനം പ്രതിവർഷം

## A line of a receipt

# accepted: unused-argument
price-each = { HEAD($amount) ->
    [nothing] { count-pieces }, { price-free }
   *[something] { count-pieces }, ഓരോന്നിനും { $amount }, ആകെ { $total }
}
-head-nothing = 0 പൂജ്യം !0.

## Availability of a product

stock-in = സ്റ്റോക്കുണ്ട്
stock-left = സ്റ്റോക്കുണ്ട്, { count-pieces } ബാക്കി

## Names of the fields of a receipt

field-total = ആകെ തുക
field-subtotal = സബ്ടോട്ടൽ
field-fee = ഫീസ്
field-tax = നികുതി
field-tip = ടിപ്പ്
field-discount = കിഴിവ്
field-delivery = ഡെലിവറി
