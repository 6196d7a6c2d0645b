## How far something has come: the total stands first, as screen readers say it

progress = { $total } ମଧ୍ୟରୁ { $completed }
    .things = { $total ->
        [1] ମୋଟ { $counted }, ଏପର୍ଯ୍ୟନ୍ତ { part-number }
       *[other] { part-of }
    }

# 240ଟି ଅକ୍ଷର ମଧ୍ୟରୁ 60ଟି; 12 ଜଣ ବନ୍ଧୁଙ୍କ ମଧ୍ୟରୁ 3 ଜଣ
part-of = { TRAIT($counted, "counter") ->
    [person] { FORM($counted, case: "inside") }ଙ୍କ ମଧ୍ୟରୁ { completed-people }
    [bare] { FORM($counted, case: "inside") } ମଧ୍ୟରୁ { $done }
   *[thing] { FORM($counted, case: "inside") } ମଧ୍ୟରୁ { completed-things }
}
part-number = { TRAIT($counted, "counter") ->
    [person] { completed-people }
    [bare] { $done }
   *[thing] { completed-things }
}
completed-people = { $completed ->
    [1] ଜଣେ
   *[other] { $completed } ଜଣ
}

progress-completed = { things-total } ମଧ୍ୟରୁ { $completed ->
    [1] ଗୋଟିଏ
   *[other] { $completed }ଟି
} ସମ୍ପୂର୍ଣ୍ଣ ହୋଇଛି

progress-step = { things-total } ମଧ୍ୟରୁ { $completed } ନମ୍ବର ସୋପାନ
    .alone = { $completed } ନମ୍ବର ସୋପାନ

progress-page = { things-total } ମଧ୍ୟରୁ { $completed } ନମ୍ବର ପୃଷ୍ଠା
    .alone = { $completed } ନମ୍ବର ପୃଷ୍ଠା

progress-question = { things-total } ମଧ୍ୟରୁ { $completed } ନମ୍ବର ପ୍ରଶ୍ନ
    .alone = { $completed } ନମ୍ବର ପ୍ରଶ୍ନ

progress-indeterminate = ଜାରି ରହିଛି

progress-done = ସମ୍ପୂର୍ଣ୍ଣ ହୋଇଛି
