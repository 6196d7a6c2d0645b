### Medication tracker, in Bengali

## How strong a medication is, and how much of it is taken at a time

strength-milligrams = { $count } মিলিগ্রাম
strength-milliliters = { $count } মিলিলিটার
taken-tablets = { $count }টি ট্যাবলেট
taken-capsules = { $count }টি ক্যাপসুল
dosage = { $strength }, { $taken }

## When a medication is taken

schedule-every-day = প্রতিদিন { FORM($time, case: "at") }
schedule-weekdays = প্রতি { $days } { FORM($time, case: "at") }
schedule-none = কোনো সময়সূচি নেই

## How well it goes

adherence = ওষুধ নেওয়ার নিয়মানুবর্তিতা
graded = { $share }, { $grade }
grade-excellent = চমৎকার
grade-good = ভালো
grade-needs-improvement = উন্নতি দরকার

## Tabs

tab-medications = ওষুধ
    .hint = ওষুধ দেখুন এবং পরিচালনা করুন
tab-schedule = সময়সূচি
    .hint = প্রতিদিনের ডোজের সময়সূচি দেখুন
tab-history = ইতিহাস
    .hint = ডোজের ইতিহাস এবং নিয়মানুবর্তিতার পরিসংখ্যান দেখুন

## Buttons of the list of medications

filter-medications = ওষুধ ফিল্টার করুন
    .hint = শুধু সক্রিয় ওষুধ দেখার জন্য ফিল্টারের বিকল্প দেখায়
add-medication = ওষুধ যোগ করুন
    .hint = নতুন ওষুধ যোগ করার ফর্ম খোলে

## Buttons and actions of one medication

edit = এডিট করুন
    .hint = ওষুধের বিবরণ এডিট করুন
done = হয়ে গেছে
    .hint = ওষুধের বিবরণ বন্ধ করুন
add-schedule = সময়সূচি যোগ করুন
    .hint = এই ওষুধের ডোজের জন্য নতুন সময়সূচি তৈরি করে
delete = { $medication } মুছুন
    .hint = এই ওষুধ এবং এর সব ডেটা স্থায়ীভাবে মোছে
activate = { $medication } সক্রিয় করুন
    .hint = এর সময়সূচি আবার চালু করে
deactivate = { $medication } নিষ্ক্রিয় করুন
    .hint = এর সময়সূচি বন্ধ করে এবং ইতিহাস রেখে দেয়
delete-schedule = সময়সূচি মুছুন

## Buttons of the schedule

select-date = তারিখ বেছে নিন
outcome-calendar = { $case ->
    [infinitive] অন্য তারিখ বেছে নিতে
   *[statement] অন্য তারিখ বেছে নিতে ক্যালেন্ডার খোলে
}
previous-day = আগের দিন
    .hint = আগের দিনের ডোজ দেখায়
next-day = পরের দিন
    .hint = পরের দিনের ডোজ দেখায়
mark-taken = { $medication } নেওয়া হয়েছে বলে চিহ্নিত করুন
    .hint = ডোজটি এখন নেওয়া হয়েছে বলে রেকর্ড করে
# "This dose": without it the medication would be given up.
skip = { $medication }-এর এই ডোজ এড়িয়ে যান
    .hint = ডোজটি এড়িয়ে যাওয়া হয়েছে বলে রেকর্ড করে

## A dose

dose-scheduled = { FORM($time, case: "at") } নির্ধারিত
    .day = { $time } নির্ধারিত
dose-taken = { FORM($time, case: "at") } নেওয়া হয়েছে
    .day = { $time } নেওয়া হয়েছে
    .announced = { $medication } নেওয়া হয়েছে বলে চিহ্নিত করা হয়েছে
dose-skipped = { FORM($time, case: "at") } এড়িয়ে যাওয়া হয়েছে
    .day = { $time } এড়িয়ে যাওয়া হয়েছে
    .announced = { $medication }-এর ডোজ এড়িয়ে যাওয়া হয়েছে বলে চিহ্নিত করা হয়েছে

## The history

filter-doses = ডোজ ফিল্টার করুন
    .hint = ফিল্টারের বিকল্প দেখায়
# ফিল্টার: মিস হওয়া ডোজ
filter = ফিল্টার: { FORM($state, form: "attribute") } ডোজ
    .hint = ফিল্টার বদলানোর বা সরানোর বিকল্প দেখায়
last-days = গত { $count } দিন
    .hint = তারিখের সীমা গত { $count } দিনে সেট করে

## The form for a new medication

# মাত্রা is how much is taken at a time.
strength = ওষুধের শক্তি
    .hint = যেমন, { $strength }
save = সেভ করুন
cancel = বাতিল করুন

## Announcements

medication-added = { $medication } যোগ করা হয়েছে
medication-deleted = { $medication } মোছা হয়েছে

## What went wrong

problem-storage = ওষুধের তালিকা লোড করা যায়নি। পরে আবার চেষ্টা করুন
