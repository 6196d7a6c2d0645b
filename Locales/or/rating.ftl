## The total stands first, as in progress.ftl

rating = { $total } ମଧ୍ୟରୁ { $value }

rating-stars = { $total } ମଧ୍ୟରୁ { $value } ଷ୍ଟାର

rating-none = ଏପର୍ଯ୍ୟନ୍ତ କୌଣସି ରେଟିଂ ନାହିଁ

rating-unavailable = ରେଟିଂ ଉପଲବ୍ଧ ନାହିଁ
