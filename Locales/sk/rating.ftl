# 8 z desiatich
rating = { $value } { of-total-count }

# 4,5 z piatich hviezdičiek, jedna z piatich hviezdičiek
rating-stars = { NUMBER($value, style: "items", gender: "feminine") } { of-total } { rating-total }
rating-total = { $total ->
    [1] hviezdičky
   *[other] hviezdičiek
}

rating-none = zatiaľ bez hodnotenia

rating-unavailable = hodnotenie nie je k dispozícii
