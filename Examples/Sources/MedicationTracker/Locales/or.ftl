### Medication tracker, in Odia

## How strong a medication is, and how much of it is taken at a time

strength-milligrams = { $count } ମିଲିଗ୍ରାମ
strength-milliliters = { $count } ମିଲିଲିଟର
taken-tablets = { $count ->
    [1] ଗୋଟିଏ ଟାବଲେଟ
   *[other] { $count }ଟି ଟାବଲେଟ
}
taken-capsules = { $count ->
    [1] ଗୋଟିଏ କ୍ୟାପସୁଲ
   *[other] { $count }ଟି କ୍ୟାପସୁଲ
}
dosage = { $strength }, { $taken }

## When a medication is taken

schedule-every-day = ପ୍ରତିଦିନ { FORM($time, case: "at") }
schedule-weekdays = ପ୍ରତି { $days } { FORM($time, case: "at") }
schedule-none = କୌଣସି ସମୟସୂଚୀ ନାହିଁ

## How well it goes

adherence = ଔଷଧ ନେବାର ନିୟମିତତା
graded = { $share }, { $grade }
grade-excellent = ଅତି ଉତ୍ତମ
grade-good = ଭଲ
grade-needs-improvement = ଉନ୍ନତି ଦରକାର

## Tabs

tab-medications = ଔଷଧ
    .hint = ଔଷଧ ଦେଖନ୍ତୁ ଏବଂ ପରିଚାଳନା କରନ୍ତୁ
tab-schedule = ସମୟସୂଚୀ
    .hint = ପ୍ରତିଦିନର ଡୋଜର ସମୟସୂଚୀ ଦେଖନ୍ତୁ
tab-history = ଇତିହାସ
    .hint = ଡୋଜର ଇତିହାସ ଏବଂ ନିୟମିତତାର ପରିସଂଖ୍ୟାନ ଦେଖନ୍ତୁ

## Buttons of the list of medications

filter-medications = ଔଷଧ ଫିଲ୍ଟର କରନ୍ତୁ
    .hint = କେବଳ ସକ୍ରିୟ ଔଷଧ ଦେଖିବା ପାଇଁ ଫିଲ୍ଟରର ବିକଳ୍ପ ଦେଖାଏ
add-medication = ଔଷଧ ଯୋଗ କରନ୍ତୁ
    .hint = ନୂଆ ଔଷଧ ଯୋଗ କରିବା ପାଇଁ ଫର୍ମ ଖୋଲେ

## Buttons and actions of one medication

edit = ଏଡିଟ କରନ୍ତୁ
    .hint = ଔଷଧର ବିବରଣୀ ଏଡିଟ କରନ୍ତୁ
done = ହୋଇଗଲା
    .hint = ଔଷଧର ବିବରଣୀ ବନ୍ଦ କରନ୍ତୁ
add-schedule = ସମୟସୂଚୀ ଯୋଗ କରନ୍ତୁ
    .hint = ଏହି ଔଷଧର ଡୋଜ ପାଇଁ ନୂଆ ସମୟସୂଚୀ ତିଆରି କରେ
delete = { $medication } ଡିଲିଟ କରନ୍ତୁ
    .hint = ଏହି ଔଷଧ ଏବଂ ଏହାର ସବୁ ଡାଟା ସ୍ଥାୟୀ ଭାବେ ଡିଲିଟ କରେ
activate = { $medication } ସକ୍ରିୟ କରନ୍ତୁ
    .hint = ଏହାର ସମୟସୂଚୀ ପୁଣି ଆରମ୍ଭ କରେ
deactivate = { $medication } ନିଷ୍କ୍ରିୟ କରନ୍ତୁ
    .hint = ଏହାର ସମୟସୂଚୀ ବନ୍ଦ କରେ ଏବଂ ଇତିହାସ ରଖେ
delete-schedule = ସମୟସୂଚୀ ଡିଲିଟ କରନ୍ତୁ

## Buttons of the schedule

select-date = ତାରିଖ ବାଛନ୍ତୁ
outcome-calendar = { $case ->
    [infinitive] ଅନ୍ୟ ତାରିଖ ବାଛିବାକୁ
   *[statement] ଅନ୍ୟ ତାରିଖ ବାଛିବାକୁ କ୍ୟାଲେଣ୍ଡର ଖୋଲେ
}
previous-day = ପୂର୍ବଦିନ
    .hint = ପୂର୍ବଦିନର ଡୋଜ ଦେଖାଏ
next-day = ପରଦିନ
    .hint = ପରଦିନର ଡୋଜ ଦେଖାଏ
mark-taken = { $medication } ନିଆଯାଇଛି ବୋଲି ଚିହ୍ନିତ କରନ୍ତୁ
    .hint = ଡୋଜଟି ଏବେ ନିଆଯାଇଛି ବୋଲି ରେକର୍ଡ କରେ
# "This dose": without it the medication would be given up.
skip = { $medication }-ର ଏହି ଡୋଜ ବାଦ ଦିଅନ୍ତୁ
    .hint = ଡୋଜଟି ବାଦ ଦିଆଯାଇଛି ବୋଲି ରେକର୍ଡ କରେ

## A dose

dose-scheduled = { FORM($time, case: "at") } ନିର୍ଦ୍ଧାରିତ
    .day = { FORM($time, case: "on") } ନିର୍ଦ୍ଧାରିତ
dose-taken = { FORM($time, case: "at") } ନିଆଯାଇଛି
    .day = { FORM($time, case: "on") } ନିଆଯାଇଛି
    .announced = { $medication } ନିଆଯାଇଛି ବୋଲି ଚିହ୍ନିତ କରାଯାଇଛି
dose-skipped = { FORM($time, case: "at") } ବାଦ ଦିଆଯାଇଛି
    .day = { FORM($time, case: "on") } ବାଦ ଦିଆଯାଇଛି
    .announced = { $medication } ବାଦ ଦିଆଯାଇଛି ବୋଲି ଚିହ୍ନିତ କରାଯାଇଛି

## The history

filter-doses = ଡୋଜ ଫିଲ୍ଟର କରନ୍ତୁ
    .hint = ଫିଲ୍ଟରର ବିକଳ୍ପ ଦେଖାଏ
# ଫିଲ୍ଟର: ଛୁଟିଯାଇଥିବା ଡୋଜ
filter = ଫିଲ୍ଟର: { FORM($state, form: "attribute") } ଡୋଜ
    .hint = ଫିଲ୍ଟର ବଦଳାଇବା କିମ୍ବା କାଢ଼ିବାର ବିକଳ୍ପ ଦେଖାଏ
last-days = ଗତ { $count } ଦିନ
    .hint = ତାରିଖର ସୀମା ଗତ { $count } ଦିନରେ ସେଟ କରେ

## The form for a new medication

strength = ଔଷଧର ଶକ୍ତି
    .hint = ଯେପରି, { $strength }
save = ସେଭ କରନ୍ତୁ
cancel = ବାତିଲ କରନ୍ତୁ

## Announcements

medication-added = { $medication } ଯୋଗ କରାଯାଇଛି
medication-deleted = { $medication } ଡିଲିଟ କରାଯାଇଛି

## What went wrong

problem-storage = ଔଷଧ ତାଲିକା ଲୋଡ ହୋଇପାରିଲା ନାହିଁ। ପରେ ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ
