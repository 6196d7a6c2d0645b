# 8 z deseti
rating = { $value } { of-total }

# 4,5 z pěti hvězdiček, jedna z pěti hvězdiček
rating-stars = { NUMBER($value, style: "items", gender: "feminine") } { of-total } { rating-total }
rating-total = { $total ->
    [1] hvězdičky
   *[other] hvězdiček
}

rating-none = zatím bez hodnocení

rating-unavailable = hodnocení není k dispozici
