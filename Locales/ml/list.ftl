## Lists. A pause joins the items: no word has a suffix, കൂടാതെ, as in CLDR, would also be "without", and
## ഒപ്പം "along with". $case "people": of names only.
## $case "also": of times, whose own suffix joins them. $case "short": of days of the week

list-middle = { $first }, { $second }

list-and-two = { $case ->
    [people] { $first }, { $second } എന്നിവർ
    [also] { $first } { $second }
   *[direct] { list-end }
}

list-and-end = { $case ->
    [people] { $first }, { $second } എന്നിവർ
   *[direct] { list-end }
}

# A, B, C; A, B, ഒപ്പം മറ്റ് 2 എണ്ണവും
list-end = { HEAD($second) ->
    [more] { $first }, ഒപ്പം { $second }
   *[other] { $first }, { $second }
}
-head-more = മറ്റ് മറ്റൊരെണ്ണവും മറ്റൊരാളും

list-or-two = { HEAD($second) ->
    [more] { $first } അല്ലെങ്കിൽ { FORM($second, case: "choice") }
   *[other] { $first } അല്ലെങ്കിൽ { $second }
}

list-or-end = { HEAD($second) ->
    [more] { $first } അല്ലെങ്കിൽ { FORM($second, case: "choice") }
   *[other] { $first } അല്ലെങ്കിൽ { $second }
}

list-empty = ഒന്നുമില്ല

parts = { $first }, { $second }

# Avoid മറ്റൊന്നും, which is "nothing else". A, B അല്ലെങ്കിൽ മറ്റ് 2 എണ്ണം
list-more = { $case ->
    [choice] { $count ->
        [1] മറ്റൊരെണ്ണം
       *[other] മറ്റ് { $count } എണ്ണം
    }
   *[direct] { $count ->
        [1] മറ്റൊരെണ്ണവും
       *[other] മറ്റ് { $count } എണ്ണവും
    }
}

sign-repeated = { $count } തവണ { $sign }
