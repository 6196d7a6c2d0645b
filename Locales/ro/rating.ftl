rating = { $value } din { $total }

# o stea din 5, 4,5 stele din 5
rating-stars = { $value ->
    [1] o stea din { $total }
    [few] { FORM(number-feminine, $value) } stele din { $total }
   *[other] { FORM(number-feminine, $value) } de stele din { $total }
}

rating-none = nicio evaluare deocamdată

rating-unavailable = evaluare indisponibilă
