rating = { $total }కి { $value }

# same for every number
rating-stars = { $total } స్టార్లకు { $value }

rating-none = ఇప్పటివరకు రేటింగ్ లేదు

rating-unavailable = రేటింగ్ అందుబాటులో లేదు
