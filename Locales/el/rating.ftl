rating = { $value } στα { $total }

# 4,5 στα 5 αστέρια
rating-stars = { $total ->
    [1] { $value } στο ένα αστέρι
   *[other] { $value } στα { $total } αστέρια
}

rating-none = καμία βαθμολογία ακόμη

rating-unavailable = μη διαθέσιμη βαθμολογία
