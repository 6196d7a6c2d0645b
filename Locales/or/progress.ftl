## How far something has come: the total stands first, as screen readers say it

progress = { $total } ମଧ୍ୟରୁ { $completed }

progress-completed = { things-total } ମଧ୍ୟରୁ { $completed ->
    [1] ଗୋଟିଏ
   *[other] { $completed }ଟି
} ସମ୍ପୂର୍ଣ୍ଣ ହୋଇଛି

progress-step = { things-total } ମଧ୍ୟରୁ { $completed } ନମ୍ବର ସୋପାନ

progress-page = { things-total } ମଧ୍ୟରୁ { $completed } ନମ୍ବର ପୃଷ୍ଠା

progress-question = { things-total } ମଧ୍ୟରୁ { $completed } ନମ୍ବର ପ୍ରଶ୍ନ

progress-indeterminate = ଜାରି ରହିଛି

progress-done = ସମ୍ପୂର୍ଣ୍ଣ ହୋଇଛି
