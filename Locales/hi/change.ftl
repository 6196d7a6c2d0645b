## Changes of a value. Before a postposition stands the oblique: 1 घंटे की कमी. What it is compared with is
## over, which tells which कल it is ("told", see date.ftl).

change-up = { FORM($amount, case: "oblique") } की बढ़ोतरी

# 5 संदेश कम: of what is counted, 5 संदेशों की कमी is that so many are lacking.
change-down = { TAIL(FORM($amount, case: "counted")) ->
    [counted] { difference-less }
   *[measured] { FORM($amount, case: "oblique") } की कमी
}
-tail-counted = कम

change-none = कोई बदलाव नहीं

# Avoid से, which is heard as "since".
change-up-from = { FORM($baseline, case: "told", gender: "over") } के मुकाबले { change-up }

change-down-from = { FORM($baseline, case: "told", gender: "over") } के मुकाबले { change-down }

change-none-from = { FORM($baseline, case: "told", gender: "over") } के मुकाबले कोई बदलाव नहीं

change-up-since = { FORM($date, case: "told", gender: "over") } से अब तक { change-up }

change-down-since = { FORM($date, case: "told", gender: "over") } से अब तक { change-down }

change-none-since = { FORM($date, case: "told", gender: "over") } से अब तक कोई बदलाव नहीं

# $case "inside", see counted-state: 3 पूरे किए गए कार्य ज़्यादा
difference-more = { FORM($amount, case: "inside") } ज़्यादा

difference-less = { FORM($amount, case: "inside") } कम

difference-none = उतना ही

difference-more-than = { FORM($baseline, case: "told", gender: "over") } से { FORM($amount, case: "inside") } ज़्यादा

difference-less-than = { FORM($baseline, case: "told", gender: "over") } से { FORM($amount, case: "inside") } कम

difference-none-than = { FORM($baseline, case: "told", gender: "over") } जितना ही

difference-more-on = { FORM($date, case: "told", gender: "over") } से { FORM($amount, case: "inside") } ज़्यादा

difference-less-on = { FORM($date, case: "told", gender: "over") } से { FORM($amount, case: "inside") } कम

difference-none-on = { FORM($date, case: "told", gender: "over") } जितना ही

## Baselines: the times that a value is compared with, always before a postposition

baseline-last-time = पिछली बार

## Trends: the direction of a value, or how it compares with other values

trend-rising = बढ़ता रुझान
    .fast = तेज़ी से बढ़ता रुझान
    .slowly = धीरे-धीरे बढ़ता रुझान

trend-falling = घटता रुझान
    .fast = तेज़ी से घटता रुझान
    .slowly = धीरे-धीरे घटता रुझान

trend-steady = स्थिर

trend-unchanged = { change-none }

trend-above-average = औसत से ज़्यादा

trend-below-average = औसत से कम

trend-average = औसत

trend-new-high = अब तक का सबसे ऊंचा स्तर

trend-new-low = अब तक का सबसे निचला स्तर
