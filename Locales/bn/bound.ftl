## Limits and estimates. An age has its word before all: বয়স 18 বছরের বেশি

bound-at-least = { HEAD($amount) ->
    [age] বয়স কমপক্ষে { FORM($amount, case: "inside") }
   *[other] কমপক্ষে { FORM($amount, case: "inside") }
}
-head-age = বয়স

bound-up-to = { HEAD($amount) ->
    [age] বয়স সর্বোচ্চ { FORM($amount, case: "inside") }
   *[other] সর্বোচ্চ { FORM($amount, case: "inside") }
}

bound-more-than = { HEAD($amount) ->
    [age] বয়স { amount-of } বেশি
   *[other] { amount-of } বেশি
}

bound-less-than = { HEAD($amount) ->
    [age] বয়স { amount-of } কম
   *[other] { amount-of } কম
}

bound-about = { HEAD($amount) ->
    [age] বয়স প্রায় { FORM($amount, case: "inside") }
   *[other] প্রায় { FORM($amount, case: "inside") }
}

# Of times and days: রাত 8টা নাগাদ.
bound-around = { HEAD($amount) ->
    [clock] { FORM($amount, case: "bare") } নাগাদ
    [age] বয়স আনুমানিক { FORM($amount, case: "inside") }
   *[other] আনুমানিক { FORM($amount, case: "inside") }
}
-head-clock = ভোর সকাল দুপুর বিকেল সন্ধ্যা রাত আজ গত আগামী

bound-from = { HEAD($amount) ->
    [age] বয়স { FORM($amount, case: "inside") } থেকে শুরু
   *[other] { FORM($amount, case: "inside") } থেকে শুরু
}

bound-between = { HEAD($from) ->
    [age] বয়স { FORM($from, case: "inside") } থেকে { limit-of } মধ্যে
    [below-zero] { bound-between-signed } মধ্যে
   *[other] { FORM($from, case: "inside") } থেকে { limit-of } মধ্যে
}
bound-between-signed = { HEAD($to) ->
    [unsigned] { $from } থেকে { limit-of }
   *[signed] { $from } থেকে প্লাস { limit-of }
}

bound-nearly = { bound-about }

range-shared = { $amount }

amount-of = { TAIL(FORM($amount, case: "inside")) ->
    [aa] { FORM($amount, case: "inside") }র
    [vowel] { FORM($amount, case: "inside") }র
    [ng] { FORM($amount, case: "inside") }য়ের
    [glide] { FORM($amount, case: "inside") }য়ের
    [consonant] { FORM($amount, case: "inside") }ের
   *[other] { FORM($amount, case: "inside") }-এর
}
limit-of = { TAIL(FORM($to, case: "inside")) ->
    [aa] { FORM($to, case: "inside") }র
    [vowel] { FORM($to, case: "inside") }র
    [ng] { FORM($to, case: "inside") }য়ের
    [glide] { FORM($to, case: "inside") }য়ের
    [consonant] { FORM($to, case: "inside") }ের
   *[other] { FORM($to, case: "inside") }-এর
}
