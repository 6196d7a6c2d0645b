rating = { $value } من { $total }

# For example: 4.5 من 5 نجوم
rating-stars = { $value } من { FORM(rating-total, $total, case: "genitive") }

rating-total = { $total ->
    [1] { FORM(noun-star, 1) } واحِدَة
    [2] { FORM(noun-star, $total) }
   *[other] { $total } { FORM(noun-star, $total) }
}

rating-none = لم يَتِمّ التقييم بعد

rating-unavailable = التقييم غير متاح
