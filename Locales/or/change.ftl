## Changes of a value

change-up = { FORM($amount, case: "inside") } ବଢ଼ିଛି

change-down = { FORM($amount, case: "inside") } କମିଛି

change-none = କୌଣସି ପରିବର୍ତ୍ତନ ନାହିଁ

change-up-from = { FORM($baseline, case: "bare") } ତୁଳନାରେ { change-up }

change-down-from = { FORM($baseline, case: "bare") } ତୁଳନାରେ { change-down }

change-none-from = { FORM($baseline, case: "bare") } ତୁଳନାରେ କୌଣସି ପରିବର୍ତ୍ତନ ନାହିଁ

change-up-since = { FORM($date, case: "bare") }ଠାରୁ { change-up }

change-down-since = { FORM($date, case: "bare") }ଠାରୁ { change-down }

change-none-since = { FORM($date, case: "bare") }ଠାରୁ କୌଣସି ପରିବର୍ତ୍ତନ ନାହିଁ

difference-more = { FORM($amount, case: "inside") } ଅଧିକ

difference-less = { FORM($amount, case: "inside") } କମ

difference-none = ସମାନ

difference-more-than = { FORM($baseline, case: "bare") } ଅପେକ୍ଷା { difference-more }

difference-less-than = { FORM($baseline, case: "bare") } ଅପେକ୍ଷା { difference-less }

difference-none-than = { FORM($baseline, case: "bare") } ସହ ସମାନ

difference-more-on = { FORM($date, case: "bare") } ଅପେକ୍ଷା { difference-more }

difference-less-on = { FORM($date, case: "bare") } ଅପେକ୍ଷା { difference-less }

difference-none-on = { FORM($date, case: "bare") } ସହ ସମାନ

baseline-last-time = ଗତଥର

## Trends

trend-rising = ବଢ଼ିବାରେ ଲାଗିଛି
    .fast = ଦ୍ରୁତ ଗତିରେ ବଢ଼ୁଛି
    .slowly = ଧୀରେ ଧୀରେ ବଢ଼ୁଛି

trend-falling = କମିବାରେ ଲାଗିଛି
    .fast = ଦ୍ରୁତ ଗତିରେ କମୁଛି
    .slowly = ଧୀରେ ଧୀରେ କମୁଛି

trend-steady = ସ୍ଥିର

trend-unchanged = ଅପରିବର୍ତ୍ତିତ

trend-above-average = ହାରାହାରିଠାରୁ ଅଧିକ

trend-below-average = ହାରାହାରିଠାରୁ କମ

trend-average = ହାରାହାରି

trend-new-high = ଏପର୍ଯ୍ୟନ୍ତ ସର୍ବାଧିକ

trend-new-low = ଏପର୍ଯ୍ୟନ୍ତ ସର୍ବନିମ୍ନ
