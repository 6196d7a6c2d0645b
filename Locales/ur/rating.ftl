## The total stands first, as in progress.ftl

rating = { $total } میں سے { $value }

rating-stars = { $total } میں سے { $value } { FORM(noun-star, $value) }

rating-none = ابھی تک کوئی ریٹنگ نہیں

rating-unavailable = ریٹنگ دستیاب نہیں
