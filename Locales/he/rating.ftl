rating = { $value } מתוך { $total }

# שניים, not 2, which voices read in the feminine
rating-stars = { FORM(numeral-masculine-alone, $value) } מתוך { FORM(rating-total, $total) }
rating-total = { $count ->
    [1] כוכב אחד
   *[other] { numeral-masculine } כוכבים
}

rating-none = אין עדיין דירוגים

rating-unavailable = הדירוג לא זמין
