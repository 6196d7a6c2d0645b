rating = { $total }க்கு { $value }

# same for every number
rating-stars = { $total }க்கு { $value } { FORM(noun-star, $value) }

rating-none = இன்னும் மதிப்பிடப்படவில்லை

rating-unavailable = மதிப்பீடு கிடைக்கவில்லை
