### Health battery, in Odia

## The battery: the health of the user, as the charge of a battery

health-battery = ସ୍ୱାସ୍ଥ୍ୟ ବ୍ୟାଟେରୀ
    .hint = ସ୍ୱାସ୍ଥ୍ୟ ଉପରେ ଏବର ପ୍ରଭାବ ଦେଖାଏ
impact-battery = ସ୍ୱାସ୍ଥ୍ୟ ଉପରେ ପ୍ରଭାବର ବ୍ୟାଟେରୀ
battery-at = ବ୍ୟାଟେରୀ ଚାର୍ଜ { $share }
    .hint = ସ୍ୱାସ୍ଥ୍ୟ ଉପରେ ଏବର ପ୍ରଭାବର ସ୍ତର ଦେଖାଏ
charged = { $share } ଚାର୍ଜ ହୋଇଛି
    .low = { $share }, ଚାର୍ଜ କମ
charge-and-impact = { $charge }, { $impact }
impact-good = ସ୍ୱାସ୍ଥ୍ୟ ଉପରେ ଭଲ ପ୍ରଭାବ
impact-none = ସ୍ୱାସ୍ଥ୍ୟ ଉପରେ କୌଣସି ପ୍ରଭାବ ନାହିଁ
impact-poor = ସ୍ୱାସ୍ଥ୍ୟ ଉପରେ ଖରାପ ପ୍ରଭାବ
battery-updated = ସ୍ୱାସ୍ଥ୍ୟ ବ୍ୟାଟେରୀ ଏବେ { $share }
open-health-metrics = { $case ->
    [infinitive] ସ୍ୱାସ୍ଥ୍ୟ ମାପର ବିବରଣୀ ଦେଖିବାକୁ
   *[statement] ସ୍ୱାସ୍ଥ୍ୟ ମାପର ବିବରଣୀ ଖୋଲେ
}

## The time that a way of living adds to a life, or takes from it. It is called ଆୟୁ: "30 ମିନିଟ, 1 ମିନିଟ ବଢ଼ୁଛି" would be heard
## as one minute more of exercise.

gaining = ଆୟୁ { $time } ବଢ଼ୁଛି
    .per-day = ଆୟୁ ଦିନକୁ { $time } ବଢ଼ୁଛି
losing = ଆୟୁ { $time } କମୁଛି
    .per-day = ଆୟୁ ଦିନକୁ { $time } କମୁଛି
no-time = ଆୟୁ ବଢ଼ୁନାହିଁ କି କମୁନାହିଁ

## What is measured. "Detail": of it. Steps are called by their count, for ପାଦ alone is also a foot.

metric-steps = { $case ->
    [detail] ପାଦ ସଂଖ୍ୟାର
   *[name] ପାଦ ସଂଖ୍ୟା
}
    .today = ଆଜିର ପାଦ ସଂଖ୍ୟା
    .analysis = { $case ->
        [infinitive] ପାଦ ସଂଖ୍ୟାର ବିସ୍ତୃତ ବିଶ୍ଳେଷଣ ଦେଖିବାକୁ
       *[statement] ପାଦ ସଂଖ୍ୟାର ବିସ୍ତୃତ ବିଶ୍ଳେଷଣ ଖୋଲେ
    }
metric-exercise = { $case ->
    [detail] ବ୍ୟାୟାମର
   *[name] ବ୍ୟାୟାମ
}
    .today = ଆଜିର ବ୍ୟାୟାମ
    .analysis = { $case ->
        [infinitive] ବ୍ୟାୟାମର ବିସ୍ତୃତ ବିଶ୍ଳେଷଣ ଦେଖିବାକୁ
       *[statement] ବ୍ୟାୟାମର ବିସ୍ତୃତ ବିଶ୍ଳେଷଣ ଖୋଲେ
    }
metric-sleep = { $case ->
    [detail] ନିଦର
   *[name] ନିଦ
}
    .today = ଗତ ରାତିର ନିଦ
    .analysis = { $case ->
        [infinitive] ନିଦର ବିସ୍ତୃତ ବିଶ୍ଳେଷଣ ଦେଖିବାକୁ
       *[statement] ନିଦର ବିସ୍ତୃତ ବିଶ୍ଳେଷଣ ଖୋଲେ
    }
metric-heart = { $case ->
    [detail] ବିଶ୍ରାମ ସମୟର ହାର୍ଟ ରେଟର
   *[name] ବିଶ୍ରାମ ସମୟର ହାର୍ଟ ରେଟ
}
    .today = ଆଜି ବିଶ୍ରାମ ସମୟର ହାର୍ଟ ରେଟ
    .analysis = { $case ->
        [infinitive] ହାର୍ଟ ରେଟର ବିସ୍ତୃତ ବିଶ୍ଳେଷଣ ଦେଖିବାକୁ
       *[statement] ହାର୍ଟ ରେଟର ବିସ୍ତୃତ ବିଶ୍ଳେଷଣ ଖୋଲେ
    }
beats-per-minute = ପ୍ରତି ମିନିଟରେ { $count } ସ୍ପନ୍ଦନ
reading-and-impact = { $reading }, { $impact }
open-metric-details = { $case ->
    [infinitive] { FORM($metric, case: "detail") } ବିବରଣୀ ଦେଖିବାକୁ
   *[statement] { FORM($metric, case: "detail") } ବିବରଣୀ ଖୋଲେ
}
no-reading = କୌଣସି ଡାଟା ନାହିଁ

## Steps

completed-today = ଆଜି { $done }
open-step-details = { $case ->
    [infinitive] ପାଦ ସଂଖ୍ୟାର ବିବରଣୀ ଏବଂ ଧାରା ଦେଖିବାକୁ
   *[statement] ପାଦ ସଂଖ୍ୟାର ବିବରଣୀ ଏବଂ ଧାରା ଖୋଲେ
}
steps-goal = ପାଦ ସଂଖ୍ୟାର ଲକ୍ଷ୍ୟ
    .completed = ପାଦ ସଂଖ୍ୟାର ଲକ୍ଷ୍ୟ ପୂରଣ ହୋଇଛି
to-go = { $left } ବାକି
recommendations = ପରାମର୍ଶ
open-exercise-recommendations = { $case ->
    [infinitive] ବ୍ୟାୟାମର ପରାମର୍ଶ ଦେଖିବାକୁ
   *[statement] ବ୍ୟାୟାମର ପରାମର୍ଶ ଖୋଲେ
}

## The chart of the steps

steps-trend = ପାଦ ସଂଖ୍ୟାର ଧାରା
    .hint = ଚାର୍ଟ ଗତ ଏକ ସପ୍ତାହର ପାଦ ସଂଖ୍ୟା ଦେଖାଏ
days-average = { $days } ଦିନର ହାରାହାରି
average-and-trend = { $average }, { $trend }
trend-rising = ଧୀରେ ଧୀରେ ବଢ଼ୁଛି
    .chart = ଚାର୍ଟରେ ଦେଖାଯାଉଛି, { $days } ଧରି ପାଦ ସଂଖ୍ୟା ଧୀରେ ଧୀରେ ବଢ଼ୁଛି
trend-falling = ଧୀରେ ଧୀରେ କମୁଛି
    .chart = ଚାର୍ଟରେ ଦେଖାଯାଉଛି, { $days } ଧରି ପାଦ ସଂଖ୍ୟା ଧୀରେ ଧୀରେ କମୁଛି
trend-steady = ସ୍ଥିର
    .chart = ଚାର୍ଟରେ ଦେଖାଯାଉଛି, { $days } ଧରି ପାଦ ସଂଖ୍ୟା ସ୍ଥିର
chart-summary = ଚାର୍ଟର ସାରାଂଶ
lowest = ସର୍ବନିମ୍ନ
highest = ସର୍ବାଧିକ
steps-on-day = { FORM($day, case: "on") } { $steps }

## The questions that are asked before the first battery is shown

questionnaire-progress = ପ୍ରଶ୍ନାବଳୀର ଅଗ୍ରଗତି
question-exercise = ବ୍ୟାୟାମର ପ୍ରଶ୍ନ
    .text = ଆପଣ କେତେ ଥର ବ୍ୟାୟାମ କରନ୍ତି?
question-smoking = ଧୂମପାନର ପ୍ରଶ୍ନ
    .text = ଆପଣ ଧୂମପାନ କରନ୍ତି କି?
answer-never = କେବେ ନୁହେଁ
answer-once-a-week = ସପ୍ତାହକୁ ଥରେ
# Not କେତେଥର, which is also "how many times".
answer-several-times-a-week = ସପ୍ତାହକୁ ଅନେକ ଥର
answer-every-day = ପ୍ରତିଦିନ
answer-yes = ହଁ
answer-no = ନା
select-from-options = ତଳେ ଥିବା { $count }ଟି ବିକଳ୍ପରୁ ବାଛନ୍ତୁ
continue-to-dashboard = ଡ୍ୟାସବୋର୍ଡକୁ ଯାଆନ୍ତୁ

## Screens, buttons and tabs

calculating = ସ୍ୱାସ୍ଥ୍ୟ ଉପରେ ପ୍ରଭାବ ହିସାବ କରାଯାଉଛି
health-metrics = ସ୍ୱାସ୍ଥ୍ୟ ମାପ
metric-details = ମାପର ବିବରଣୀ
done = ହୋଇଗଲା
tab-dashboard = ଡ୍ୟାସବୋର୍ଡ
    .hint = ସ୍ୱାସ୍ଥ୍ୟ ବ୍ୟାଟେରୀ ଏବଂ ମାପ ଦେଖନ୍ତୁ
tab-settings = ସେଟିଂସ
    .hint = କେଉଁଗୁଡ଼ିକ ମପାଯିବ ତାହା ବାଛନ୍ତୁ

## What went wrong

problem-health-access = ସ୍ୱାସ୍ଥ୍ୟ ଡାଟା ଦେଖିବାର ଅନୁମତି ବନ୍ଦ ଅଛି। ସେଟିଂସରେ ଏହାକୁ ଚାଲୁ କରନ୍ତୁ
problem-timeout = ହିସାବ କରିବାକୁ ବହୁତ ସମୟ ଲାଗିଲା। ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ
problem-steps = ପାଦ ସଂଖ୍ୟା ପଢ଼ାଯାଇପାରିଲା ନାହିଁ। ଆପଣଙ୍କ ଘଣ୍ଟା ରିଷ୍ଟାର୍ଟ କରନ୍ତୁ
