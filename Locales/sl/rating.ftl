rating = { $value } od { of-total }

# 4,5 od 5 zvezdic; ena od 5 zvezdic
rating-stars = { $value ->
    [1] ena od { of-total-feminine } { FORM(noun-star, $total, case: "genitive") }
    [2] dve od { of-total-feminine } { FORM(noun-star, $total, case: "genitive") }
   *[other] { $value } od { of-total-feminine } { FORM(noun-star, $total, case: "genitive") }
}

rating-none = še ni ocenjeno

rating-unavailable = ocena ni na voljo
