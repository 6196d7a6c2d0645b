## Changes of a value. Before a suffix stands the oblique: 1 કલાકનો ઘટાડો

change-up = { FORM($amount, case: "oblique") }નો વધારો

# 5 સંદેશા ઓછા: of what is counted.
change-down = { TAIL(FORM($amount, case: "counted")) ->
    [counted] { FORM($amount, case: "counted") }
   *[measured] { FORM($amount, case: "oblique") }નો ઘટાડો
}
-tail-counted = ઓછું ઓછો ઓછી ઓછા ઓછાં

change-none = કોઈ ફેરફાર નથી

change-up-from = { FORM($baseline, case: "oblique") }ની સરખામણીમાં { change-up }

change-down-from = { FORM($baseline, case: "oblique") }ની સરખામણીમાં { change-down }

change-none-from = { FORM($baseline, case: "oblique") }ની સરખામણીમાં કોઈ ફેરફાર નથી

change-up-since = { FORM($date, case: "oblique") }થી અત્યાર સુધી { change-up }

change-down-since = { FORM($date, case: "oblique") }થી અત્યાર સુધી { change-down }

change-none-since = { FORM($date, case: "oblique") }થી અત્યાર સુધી કોઈ ફેરફાર નથી

# $case "inside", see counted-state: 3 પૂર્ણ કરેલ કાર્યો વધુ
difference-more = { FORM($amount, case: "inside") } વધુ

difference-less = { TAIL(FORM($amount, case: "counted")) ->
    [counted] { FORM($amount, case: "counted") }
   *[measured] { FORM($amount, case: "inside") } ઓછું
}

difference-none = એટલું જ

difference-more-than = { FORM($baseline, case: "oblique") } કરતાં { difference-more }

difference-less-than = { FORM($baseline, case: "oblique") } કરતાં { difference-less }

difference-none-than = { FORM($baseline, case: "oblique") } જેટલું જ

difference-more-on = { FORM($date, case: "oblique") } કરતાં { difference-more }

difference-less-on = { FORM($date, case: "oblique") } કરતાં { difference-less }

difference-none-on = { FORM($date, case: "oblique") } જેટલું જ

## Baselines: the times that a value is compared with, always before a suffix

baseline-last-time = ગઈ વખત

## Trends: the direction of a value, or how it compares with other values

trend-rising = વધતું વલણ
    .fast = ઝડપથી વધતું વલણ
    .slowly = ધીમે ધીમે વધતું વલણ

trend-falling = ઘટતું વલણ
    .fast = ઝડપથી ઘટતું વલણ
    .slowly = ધીમે ધીમે ઘટતું વલણ

trend-steady = સ્થિર

trend-unchanged = { change-none }

trend-above-average = સરેરાશથી વધુ

trend-below-average = સરેરાશથી ઓછું

trend-average = સરેરાશ

trend-new-high = અત્યાર સુધીનું સૌથી ઊંચું સ્તર

trend-new-low = અત્યાર સુધીનું સૌથી નીચું સ્તર
