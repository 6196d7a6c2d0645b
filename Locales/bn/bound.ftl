## Limits and estimates. An age has its word last, which "aged" leaves out: 18 বছরের বেশি বয়সি

bound-at-least = কমপক্ষে { FORM($amount, case: "inside") }

bound-up-to = সর্বোচ্চ { FORM($amount, case: "inside") }

bound-more-than = { TAIL($amount) ->
    [age] { FORM(amount-of, case: "aged") } বেশি বয়সি
   *[other] { amount-of } বেশি
}

bound-less-than = { TAIL($amount) ->
    [age] { FORM(amount-of, case: "aged") } কম বয়সি
   *[other] { amount-of } কম
}
-tail-age = বয়সি

bound-about = প্রায় { FORM($amount, case: "inside") }

# Of times and days: রাত 8টা নাগাদ.
bound-around = { HEAD($amount) ->
    [clock] { FORM($amount, case: "bare") } নাগাদ
   *[other] আনুমানিক { FORM($amount, case: "inside") }
}
-head-clock = ভোর সকাল দুপুর বিকেল সন্ধ্যা রাত আজ গত আগামী

bound-from = { TAIL($amount) ->
    [age] { FORM($amount, case: "aged") } বয়স থেকে শুরু
   *[other] { FORM($amount, case: "inside") } থেকে শুরু
}

bound-between = { TAIL($to) ->
    [age] { FORM($from, case: "aged") } থেকে { FORM($to, case: "aged") } বয়সের মধ্যে
   *[other] { HEAD($from) ->
        [below-zero] { bound-between-signed } মধ্যে
       *[other] { FORM($from, case: "inside") } থেকে { limit-of } মধ্যে
    }
}
bound-between-signed = { HEAD($to) ->
    [unsigned] { $from } থেকে { limit-of }
   *[signed] { $from } থেকে প্লাস { limit-of }
}

bound-nearly = { bound-about }

range-shared = { $amount }

amount-of = { $case ->
    [aged] { amount-of-age }
   *[direct] { amount-of-inside }
}
amount-of-age = { TAIL(FORM($amount, case: "aged")) ->
    [aa] { FORM($amount, case: "aged") }র
    [vowel] { FORM($amount, case: "aged") }র
    [ng] { FORM($amount, case: "aged") }য়ের
    [glide] { FORM($amount, case: "aged") }য়ের
    [consonant] { FORM($amount, case: "aged") }ের
   *[other] { FORM($amount, case: "aged") }-এর
}
amount-of-inside = { TAIL(FORM($amount, case: "inside")) ->
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
