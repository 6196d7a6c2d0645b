### Family allowance, in Bengali

## The account of a child

weekly-allowance = সাপ্তাহিক হাতখরচ
# "The day of": a weekday stands behind it.
allowance-schedule = হাতখরচের দিন
last-allowance = শেষ হাতখরচ

## What money is for

category-allowance = হাতখরচ
category-gifts = উপহার

## What a child saves for

# Not সাশ্রয়, which is heard as a discount.
saved-share = { $share } জমা হয়েছে

## Headings

children = সন্তান
transactions = লেনদেন
wish-list = ইচ্ছার তালিকা
analytics = বিশ্লেষণ

## Signing in

sign-in = সাইন ইন করুন
register = অ্যাকাউন্ট তৈরি করুন
wait-hint = অপেক্ষা করুন
forgot-password = পাসওয়ার্ড মনে নেই
enter-email = সাইন ইন করতে ইমেল ঠিকানা লিখুন

## Fields of a transaction

amount = পরিমাণ
what-for = বিবরণ

## Buttons

add-child = সন্তান যোগ করুন
add-transaction = লেনদেন যোগ করুন
add-wish = ইচ্ছা যোগ করুন
buy = কিনুন
refresh = রিফ্রেশ করুন
sign-out = সাইন আউট করুন
back = ফিরে যান
cancel = বাতিল করুন
save = সেভ করুন
delete = মুছুন

## What went wrong

problem-credentials = ইমেল ঠিকানা বা পাসওয়ার্ড ভুল
