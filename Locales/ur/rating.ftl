## The total stands first, as in progress.ftl

rating = { $total } میں سے { $value }

# 0.5 ستارہ, as in counted-thing
rating-stars = { $total } میں سے { $value } { $value ->
    [fraction] { HEAD($value) ->
        [below-one] { FORM(noun-star, 1) }
       *[other] { FORM(noun-star, 2) }
    }
   *[other] { FORM(noun-star, $value) }
}

rating-none = ابھی تک کوئی ریٹنگ نہیں

rating-unavailable = ریٹنگ دستیاب نہیں
