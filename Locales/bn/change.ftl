## Changes of a value

change-up = { FORM($amount, case: "inside") } বেড়েছে

change-down = { FORM($amount, case: "inside") } কমেছে

change-none = কোনো পরিবর্তন নেই

change-up-from = { baseline-of } তুলনায় { change-up }

change-down-from = { baseline-of } তুলনায় { change-down }

change-none-from = { baseline-of } তুলনায় কোনো পরিবর্তন নেই

change-up-since = { FORM($date, case: "bare") } থেকে { change-up }

change-down-since = { FORM($date, case: "bare") } থেকে { change-down }

change-none-since = { FORM($date, case: "bare") } থেকে কোনো পরিবর্তন নেই

difference-more = { FORM($amount, case: "inside") } বেশি

difference-less = { FORM($amount, case: "inside") } কম

difference-none = একই

difference-more-than = { baseline-of } চেয়ে { difference-more }

difference-less-than = { baseline-of } চেয়ে { difference-less }

difference-none-than = { baseline-of } সমান

difference-more-on = { date-of } চেয়ে { difference-more }

difference-less-on = { date-of } চেয়ে { difference-less }

difference-none-on = { date-of } সমান

baseline-last-time = গতবার

## Trends

trend-rising = ক্রমশ বাড়ছে
    .fast = দ্রুত বাড়ছে
    .slowly = ধীরে ধীরে বাড়ছে

trend-falling = ক্রমশ কমছে
    .fast = দ্রুত কমছে
    .slowly = ধীরে ধীরে কমছে

trend-steady = স্থিতিশীল

trend-unchanged = অপরিবর্তিত

trend-above-average = গড়ের চেয়ে বেশি

trend-below-average = গড়ের চেয়ে কম

trend-average = গড়পড়তা

trend-new-high = এ পর্যন্ত সর্বোচ্চ

trend-new-low = এ পর্যন্ত সর্বনিম্ন

## What is compared with: গতকালের তুলনায়, আজকের চেয়ে

baseline-of = { FORM($baseline, case: "bare") }ের
date-of = { TAIL(FORM($date, case: "bare")) ->
    [now] { FORM($date, case: "bare") }কের
    [aa] { FORM($date, case: "bare") }র
    [vowel] { FORM($date, case: "bare") }র
    [glide] { FORM($date, case: "bare") }য়ের
    [consonant] { FORM($date, case: "bare") }ের
   *[other] { FORM($date, case: "bare") }-এর
}
