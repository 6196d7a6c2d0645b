### Elderly care, in Bengali

## Those who are cared for

profile-of = { $name }-এর প্রোফাইল
profile-photo-of = { $name }-এর প্রোফাইল ফটো
tasks-of = { $name }-এর কাজ
select-profile = প্রোফাইল নির্বাচন
create-new-profile = নতুন প্রোফাইল তৈরি করুন

## Tasks

task = কাজ
task-for = { $task }, { $name }-এর জন্য
overdue-task = সময় পেরিয়ে যাওয়া কাজ: { $task }
last-completed = { HEAD($ago) ->
    [this-moment] { $ago } সম্পন্ন হয়েছে
   *[other] শেষবার { $ago } সম্পন্ন হয়েছে
}
-head-this-moment = এইমাত্র
# Not চান alone, which is also "want".
request-clarification = আরও তথ্যের অনুরোধ করুন
    .hint = এই কাজ সম্পর্কে আরও তথ্য দিতে বলুন
approve-response = উত্তর অনুমোদন করুন
    .hint = এই কাজ সম্পন্ন হয়েছে বলে চিহ্নিত করুন

## Reminders

send-medication-reminder = { $name }-কে ওষুধের রিমাইন্ডার পাঠান
send-reminder = { $name }-কে রিমাইন্ডার পাঠান
    .hint = সঙ্গে সঙ্গে এসএমএসে রিমাইন্ডার পাঠায়
reminder-time = রিমাইন্ডারের সময় বেছে নিন
    .hint = প্রতিদিনের রিমাইন্ডার কখন পাঠানো হবে তা বেছে নিন

## Photos. "Sent by": the bare genitive would be a photo of that person.

photo-response = { $task } কাজের উত্তরে { $name }-এর পাঠানো ফটো
photo-showing = { $name }-এর পাঠানো ফটো, সম্পন্ন কাজ: { $task }
cooking-illustration = রান্নার আঁকা ছবি

## Tabs

tab-dashboard = ড্যাশবোর্ড
    .hint = আজকের কাজ এবং উত্তর দেখুন
tab-gallery = ফটো গ্যালারি
    .hint = উত্তরে প্রিয়জনদের পাঠানো সব ফটো দেখুন
tab-habits = সব অভ্যাস
    .hint = নির্ধারিত কাজ এবং রিমাইন্ডার পরিচালনা করুন

## The form for a new profile

profile-name = প্রোফাইলের নাম
    .hint = আপনার প্রিয়জনের নাম লিখুন
phone-hint = দেশের কোড সহ ফোন নম্বর লিখুন
invalid-phone-format = ফোন নম্বরের ফরম্যাট সঠিক নয়
# A grandmother has different names in Bangladesh and India.
relationship = আপনার সঙ্গে সম্পর্ক
    .hint = যেমন, মা, বাবা, বন্ধু
create-profile = প্রোফাইল তৈরি করুন

## What went wrong

problem-reminder = রিমাইন্ডার পাঠানো যায়নি। ফোন নম্বরটি দেখে নিন
