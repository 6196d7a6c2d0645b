rating = { $value } od { $total }

# 4,5 od 5 zvjezdica; jedna od 5 zvjezdica
rating-stars = { $value ->
    [1] jedna od { $total } { FORM(noun-star, $total, case: "genitive") }
    [2] dvije od { $total } { FORM(noun-star, $total, case: "genitive") }
   *[other] { $value } od { $total } { FORM(noun-star, $total, case: "genitive") }
}

rating-none = još nije ocijenjeno

rating-unavailable = ocjena nije dostupna
