## Ratings. The number of stars has their gender

rating = { $value } מתוך { $total }
rating-stars = { $value } מתוך { FORM(stars, $total) }
stars = { $count ->
    [1] כוכב אחד
    [2] שני כוכבים
    [one] { $count } כוכבים
    [two] { $count } כוכבים
   *[other] { numeral-masculine } כוכבים
}
rating-none = אין עדיין דירוגים
rating-unavailable = הדירוג אינו זמין
