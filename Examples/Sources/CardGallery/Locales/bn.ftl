### Card gallery, in Bengali

## The gallery

cards = কার্ড
settings = সেটিংস
change-page = { $case ->
    [infinitive] পৃষ্ঠা বদলাতে
   *[statement] পৃষ্ঠা বদলায়
}

## Cards

delete = মুছুন
    .named = { $card } মুছুন
share = শেয়ার করুন
like = লাইক করুন
read-more = আরও পড়ুন
    .hint = পুরো লেখাটি দেখায়

## People

profile-photo-of = { $name }-এর প্রোফাইল ফটো

## Videos

play = চালান
pause = পজ করুন
pause-playback = { $case ->
    [infinitive] প্লেব্যাক পজ করতে
   *[statement] প্লেব্যাক পজ করে
}
length = সময়কাল
position = প্লেব্যাকের অবস্থান

## Forms

minimum-length = কমপক্ষে { $count }টি অক্ষর
sign-in = সাইন ইন করুন
sign-in-with-credentials = { $case ->
    [infinitive] দেওয়া ইমেল ঠিকানা এবং পাসওয়ার্ড দিয়ে সাইন ইন করতে
   *[statement] দেওয়া ইমেল ঠিকানা এবং পাসওয়ার্ড দিয়ে সাইন ইন করে
}
comment = মন্তব্য
submit = জমা দিন
    .form = ফর্ম জমা দিন
report = কার্ড রিপোর্ট করুন

## What went wrong

problem-credentials = ইমেল ঠিকানা এবং পাসওয়ার্ড মেলে না
