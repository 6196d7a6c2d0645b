## Errors

error = ত্রুটি: { $message }
    .alone = ত্রুটি

error-select-answer = চালিয়ে যেতে একটি উত্তর বেছে নিন

field-email-address = ইমেল ঠিকানা
field-phone-number = ফোন নম্বর
field-password = পাসওয়ার্ড
field-name = নাম

error-required = { $field } আবশ্যক
    .named = { $field } আবশ্যক

error-invalid = { $field } সঠিক নয়
    .named = { $field } সঠিক নয়

error-phone-format = ফোন নম্বর প্লাস চিহ্ন এবং দেশের কোড দিয়ে শুরু হতে হবে

## Work that the app is doing

loading = লোড হচ্ছে
loading-tasks = কাজ লোড হচ্ছে
loading-photo = ফটো লোড হচ্ছে
creating-profile = প্রোফাইল তৈরি হচ্ছে
saving = সেভ হচ্ছে
signing-in = সাইন ইন হচ্ছে
please-wait = { $activity }, অপেক্ষা করুন

## Work that the app has done

done-transaction-created = লেনদেন তৈরি হয়েছে
done-profile-saved = প্রোফাইল সেভ হয়েছে
done-deleted = { $name } মোছা হয়েছে
    .alone = মোছা হয়েছে

## Screens that have nothing to show

empty-results = কোনো ফলাফল নেই: { $query }
    .alone = কোনো ফলাফল নেই
empty-connection = ইন্টারনেট সংযোগ নেই
empty-health-data = স্বাস্থ্যের ডেটা পাওয়া যায়নি
