## Names of form fields

field-amount = পরিমাণ
field-description = বিবরণ
field-comment = মন্তব্য
field-title = শিরোনাম
field-date = তারিখ
field-time = সময়
field-address = ঠিকানা
field-select-profile = প্রোফাইল নির্বাচন

## Errors in a form, and how to correct them

errors-in-form = { $count ->
    [1] { $count }টি ত্রুটি: { $field }
   *[other] { $count }টি ত্রুটি। প্রথম: { $field }
}
    .alone = { $count }টি ত্রুটি
error-email-format = পুরো ইমেল ঠিকানা লিখুন, যেমন name অ্যাট example ডট com
error-amount-range = পরিমাণ লিখুন: { $range }
    .exact = পরিমাণ লিখুন: { $amount }
error-number-range = { $least } থেকে { $most }-এর মধ্যে সংখ্যা লিখুন
error-least-characters = কমপক্ষে { $count }টি অক্ষর লিখুন
error-most-characters = সর্বোচ্চ { $count }টি অক্ষর লিখুন
error-passwords-differ = দুটি পাসওয়ার্ড একই হতে হবে
error-credentials = ইমেল ঠিকানা বা পাসওয়ার্ড ভুল। দুটিই দেখে নিন
error-choose = কমপক্ষে একটি বিকল্প বেছে নিন
error-connection = ইন্টারনেট সংযোগ নেই। সংযোগ করে আবার চেষ্টা করুন
error-try-again = কোনো সমস্যা হয়েছে। আবার চেষ্টা করুন
error-try-later = পরিষেবা এখন পাওয়া যাচ্ছে না। পরে আবার চেষ্টা করুন

## Whether the characters of a password can be seen

password-shown = পাসওয়ার্ড দেখা যাচ্ছে
password-hidden = পাসওয়ার্ড লুকানো আছে

## Requirements of a form field

require-characters = কমপক্ষে { $count }টি অক্ষর
require-parts = { $length }, যার মধ্যে { $parts } থাকবে
    .alone = { $parts } থাকতে হবে
require-digit = একটি সংখ্যা
require-symbol = একটি চিহ্ন
require-capital = একটি বড় হাতের অক্ষর
require-small = একটি ছোট হাতের অক্ষর
require-all = সব ঘর পূরণ করা আবশ্যক
require-option = { $count ->
    [1] নিচের বিকল্পটি বেছে নিন
   *[other] নিচের { $count }টি বিকল্প থেকে বেছে নিন
}

## The number of characters that can still be entered

characters-left = { $count }টি অক্ষর বাকি
characters-none-left = কোনো অক্ষর বাকি নেই
characters-over = সীমার চেয়ে { $count }টি অক্ষর বেশি
