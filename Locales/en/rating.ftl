## Ratings: the stars or points that people gave something

# A rating in points.
# $value (decimal number): the points, with at most one decimal.
# $total (number): the highest possible rating.
# Example: 8 out of 10
rating = { $value } out of { $total }

# A rating in stars.
# $value (decimal number): how many stars, with at most one decimal.
# $total (number): the highest possible number of stars.
# Example: 4.5 out of 5 stars
rating-stars = { $value } out of { $total } { FORM(noun-star, $total) }

# Nobody has given a rating yet.
# Example: not rated yet
rating-none = not rated yet

# Replaces a rating that isn't known or isn't within its scale.
# Example: Rating unavailable
rating-unavailable = rating unavailable
