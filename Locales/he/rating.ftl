rating = { $value } מתוך { $total }

rating-stars = { $value } מתוך { FORM(rating-total, $total) }
rating-total = { $count ->
    [1] כוכב אחד
   *[other] { numeral-masculine } כוכבים
}

rating-none = אין עדיין דירוגים

rating-unavailable = הדירוג לא זמין
