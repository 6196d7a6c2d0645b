### Elderly care, in Odia

## Those who are cared for

profile-of = { $name }-ଙ୍କର ପ୍ରୋଫାଇଲ
profile-photo-of = { $name }-ଙ୍କର ପ୍ରୋଫାଇଲ ଫଟୋ
tasks-of = { $name }-ଙ୍କର କାର୍ଯ୍ୟ
select-profile = ପ୍ରୋଫାଇଲ ଚୟନ
create-new-profile = ନୂଆ ପ୍ରୋଫାଇଲ ତିଆରି କରନ୍ତୁ

## Tasks

task = କାର୍ଯ୍ୟ
task-for = { $task }, { $name }-ଙ୍କ ପାଇଁ
overdue-task = ସମୟ ପାର ହୋଇଯାଇଥିବା କାର୍ଯ୍ୟ: { $task }
last-completed = { HEAD($ago) ->
    [this-moment] { $ago } ସମ୍ପୂର୍ଣ୍ଣ ହୋଇଛି
   *[other] ଶେଷଥର { $ago } ସମ୍ପୂର୍ଣ୍ଣ ହୋଇଛି
}
-head-this-moment = ଏବେ
request-clarification = ଅଧିକ ସୂଚନା ମାଗନ୍ତୁ
    .hint = ଏହି କାର୍ଯ୍ୟ ବିଷୟରେ ଅଧିକ ସୂଚନା ମାଗନ୍ତୁ
# ସମ୍ପୂର୍ଣ୍ଣ ଭାବେ would be "wholly".
approve-response = ଉତ୍ତର ଅନୁମୋଦନ କରନ୍ତୁ
    .hint = ଏହି କାର୍ଯ୍ୟ ସମ୍ପୂର୍ଣ୍ଣ ହୋଇଛି ବୋଲି ଚିହ୍ନିତ କରନ୍ତୁ

## Reminders

send-medication-reminder = { $name }-ଙ୍କୁ ଔଷଧର ରିମାଇଣ୍ଡର ପଠାନ୍ତୁ
send-reminder = { $name }-ଙ୍କୁ ରିମାଇଣ୍ଡର ପଠାନ୍ତୁ
    .hint = ତୁରନ୍ତ ଏସଏମଏସରେ ରିମାଇଣ୍ଡର ପଠାଏ
reminder-time = ରିମାଇଣ୍ଡରର ସମୟ ବାଛନ୍ତୁ
    .hint = ପ୍ରତିଦିନର ରିମାଇଣ୍ଡର କେତେବେଳେ ପଠାଯିବ ତାହା ବାଛନ୍ତୁ

## Photos. "Sent by": the bare genitive would be a photo of that person.

photo-response = { $task } କାର୍ଯ୍ୟର ଉତ୍ତରରେ { $name } ପଠାଇଥିବା ଫଟୋ
photo-showing = { $name } ପଠାଇଥିବା ଫଟୋ, ସମ୍ପୂର୍ଣ୍ଣ କାର୍ଯ୍ୟ: { $task }
cooking-illustration = ରୋଷେଇର ଚିତ୍ର

## Tabs

tab-dashboard = ଡ୍ୟାସବୋର୍ଡ
    .hint = ଆଜିର କାର୍ଯ୍ୟ ଏବଂ ଉତ୍ତର ଦେଖନ୍ତୁ
tab-gallery = ଫଟୋ ଗ୍ୟାଲେରୀ
    .hint = ଉତ୍ତରରେ ପ୍ରିୟଜନମାନେ ପଠାଇଥିବା ସବୁ ଫଟୋ ଦେଖନ୍ତୁ
tab-habits = ସବୁ ଅଭ୍ୟାସ
    .hint = ନିର୍ଦ୍ଧାରିତ କାର୍ଯ୍ୟ ଏବଂ ରିମାଇଣ୍ଡର ପରିଚାଳନା କରନ୍ତୁ

## The form for a new profile

profile-name = ପ୍ରୋଫାଇଲର ନାମ
    .hint = ଆପଣଙ୍କ ପ୍ରିୟଜନଙ୍କ ନାମ ଲେଖନ୍ତୁ
phone-hint = ଦେଶ କୋଡ ସହ ଫୋନ ନମ୍ବର ଲେଖନ୍ତୁ
invalid-phone-format = ଫୋନ ନମ୍ବରର ଫର୍ମାଟ ଠିକ ନୁହେଁ
relationship = ଆପଣଙ୍କ ସହ ସମ୍ପର୍କ
    .hint = ଯେପରି, ଜେଜେମା, ବାପା, ବନ୍ଧୁ
create-profile = ପ୍ରୋଫାଇଲ ତିଆରି କରନ୍ତୁ

## What went wrong

problem-reminder = ରିମାଇଣ୍ଡର ପଠାଯାଇପାରିଲା ନାହିଁ। ଫୋନ ନମ୍ବର ଯାଞ୍ଚ କରନ୍ତୁ
