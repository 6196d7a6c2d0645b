## What something was given by those who rated it

# $value (decimal number): what it was given, with at most one digit after the point.
# $total (number): the most that can be given.
# Example: 8 out of 10
rating = { $value } out of { $total }

# $value (decimal number): how many stars, with at most one digit after the point.
# $total (number): the most that can be given.
# Example: 4.5 out of 5 stars
rating-stars = { $value } out of { $total } { FORM(noun-star, $total) }

# $rating (phrase): one of the phrases above.
# $ratings (phrase): how many there are, as the noun "rating" is counted.
# Example: 4.5 out of 5 stars, 128 ratings
rating-counted = { $rating }, { $ratings }

# Nobody has rated it.
# Example: not rated yet
rating-none = not rated yet

# In place of a rating that is not known, or not on its scale.
# Example: Rating unavailable
rating-unavailable = rating unavailable
