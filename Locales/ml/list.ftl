## Lists. No word between them has a suffix; കൂടാതെ, as in CLDR, would also be "without". $case "people": of names only.
## $case "also": of times, whose own suffix joins them. $case "short": of days of the week

list-middle = { $first }, { $second }

list-and-two = { $case ->
    [people] { $first }, { $second } എന്നിവർ
    [also] { $first } { $second }
    [short] { $first }, { $second }
   *[direct] { $first }, ഒപ്പം { $second }
}

list-and-end = { $case ->
    [people] { $first }, { $second } എന്നിവർ
    [also] { $first }, { $second }
    [short] { $first }, { $second }
   *[direct] { $first }, ഒപ്പം { $second }
}

list-or-two = { $first } അല്ലെങ്കിൽ { $second }

list-or-end = { $first } അല്ലെങ്കിൽ { $second }

list-empty = ഒന്നുമില്ല

parts = { $first }, { $second }

list-more = { $count ->
    [1] മറ്റൊന്ന്
   *[other] മറ്റ് { $count } എണ്ണം
}

sign-repeated = { $count } തവണ { $sign }
