## How far something has come: the total stands first, as screen readers say it

progress = { $total } ମଧ୍ୟରୁ { $completed }

progress-completed = { $total }ଟି ମଧ୍ୟରୁ { $completed ->
    [1] ଗୋଟିଏ
   *[other] { $completed }ଟି
} ସମ୍ପୂର୍ଣ୍ଣ ହୋଇଛି

progress-step = { $total }ଟି ମଧ୍ୟରୁ { $completed } ନମ୍ବର ସୋପାନ

progress-page = { $total }ଟି ମଧ୍ୟରୁ { $completed } ନମ୍ବର ପୃଷ୍ଠା

progress-question = { $total }ଟି ମଧ୍ୟରୁ { $completed } ନମ୍ବର ପ୍ରଶ୍ନ

progress-indeterminate = ଚାଲିଛି

progress-done = ସମ୍ପୂର୍ଣ୍ଣ ହୋଇଛି
