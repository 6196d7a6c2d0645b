## How much something has changed: nouns, for the class of what has is not known

change-up = ongezeko la { $amount }
change-down = upungufu wa { $amount }
change-none = hakuna mabadiliko
change-up-from = ongezeko la { $amount } kulinganisha na { $baseline }
change-down-from = upungufu wa { $amount } kulinganisha na { $baseline }
change-none-from = hakuna mabadiliko kulinganisha na { $baseline }
change-up-since = ongezeko la { $amount } tangu { $date }
change-down-since = upungufu wa { $amount } tangu { $date }
change-none-since = hakuna mabadiliko tangu { $date }

difference-more = { $amount } zaidi
difference-less = { $amount } pungufu
difference-none = sawa
difference-more-than = { $amount } zaidi kuliko { $baseline }
difference-less-than = { $amount } pungufu kuliko { $baseline }
difference-none-than = sawa na { $baseline }
difference-more-on = { $amount } zaidi kuliko { $date }
difference-less-on = { $amount } pungufu kuliko { $date }
difference-none-on = sawa na { $date }

baseline-last-time = mara iliyopita

trend-rising = mwelekeo wa kupanda
    .fast = kupanda haraka
    .slowly = kupanda polepole
trend-falling = mwelekeo wa kushuka
    .fast = kushuka haraka
    .slowly = kushuka polepole
trend-steady = mwelekeo thabiti
trend-unchanged = hakuna mabadiliko
trend-above-average = juu ya wastani
trend-below-average = chini ya wastani
trend-average = wastani
trend-new-high = kiwango kipya cha juu
trend-new-low = kiwango kipya cha chini
