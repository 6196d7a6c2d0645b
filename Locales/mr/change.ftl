## Changes of a value: the stem before ची, which stands apart after digits alone (5 ची वाढ)

change-up = { change-amount } वाढ

change-down = { change-amount } घट

change-amount = { TAIL($amount) ->
    [digit] { $amount } ची
   *[word] { FORM($amount, case: "oblique") }ची
}
-tail-digit = 0 1 2 3 4 5 6 7 8 9

change-none = कोणताही बदल नाही

change-up-from = { FORM($baseline, case: "oblique") }च्या तुलनेत { change-up }

change-down-from = { FORM($baseline, case: "oblique") }च्या तुलनेत { change-down }

change-none-from = { FORM($baseline, case: "oblique") }च्या तुलनेत कोणताही बदल नाही

change-up-since = { FORM($date, case: "oblique") }पासून { change-up }

change-down-since = { FORM($date, case: "oblique") }पासून { change-down }

change-none-since = { FORM($date, case: "oblique") }पासून कोणताही बदल नाही

# $case "inside", see counted-state: 3 पूर्ण केलेली कामे जास्त
difference-more = { FORM($amount, case: "inside") } जास्त

difference-less = { FORM($amount, case: "inside") } कमी

difference-none = तेवढेच

difference-more-than = { FORM($baseline, case: "oblique") }पेक्षा { difference-more }

difference-less-than = { FORM($baseline, case: "oblique") }पेक्षा { difference-less }

difference-none-than = { FORM($baseline, case: "oblique") }इतकेच

difference-more-on = { FORM($date, case: "oblique") }पेक्षा { difference-more }

difference-less-on = { FORM($date, case: "oblique") }पेक्षा { difference-less }

difference-none-on = { FORM($date, case: "oblique") }इतकेच

## Baselines: the times that a value is compared with, always the stem before a postposition

baseline-last-time = गेल्या वेळे

## Trends: the direction of a value, or how it compares with other values

trend-rising = वाढता कल
    .fast = वेगाने वाढता कल
    .slowly = हळूहळू वाढता कल

trend-falling = घटता कल
    .fast = वेगाने घटता कल
    .slowly = हळूहळू घटता कल

trend-steady = स्थिर

trend-unchanged = { change-none }

trend-above-average = सरासरीपेक्षा जास्त

trend-below-average = सरासरीपेक्षा कमी

trend-average = सरासरी

trend-new-high = नवा उच्चांक

trend-new-low = नवा नीचांक
