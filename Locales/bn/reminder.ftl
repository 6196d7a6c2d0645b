## Reminders that are sent as text messages (SMS), in the polite form

reminder-greeting = হ্যালো { $name }!
    .alone = হ্যালো!
reminder-medication = ওষুধের সময় হয়েছে।
    .morning = সকালের ওষুধের সময় হয়েছে।
    .noon = দুপুরের ওষুধের সময় হয়েছে।
    .evening = সন্ধ্যার ওষুধের সময় হয়েছে।
    .night = ঘুমানোর আগের ওষুধের সময় হয়েছে।
reminder-task = মনে করিয়ে দিই: { $task }
reminder-reply = উত্তরে লিখুন:
# accepted: symbol
reminder-option = { $keyword } - { $meaning }
reminder-taken = ওষুধ নিয়ে থাকলে
reminder-done = কাজ হয়ে গেলে
reminder-photo = ছবি পাঠাতে চাইলে
reminder-help = সাহায্য দরকার হলে
reminder-keyword-done = হয়েছে
reminder-keyword-photo = ছবি
reminder-keyword-help = সাহায্য
reminder-signature = ভালোবাসা সহ, { $who }
    .alone = ভালোবাসা সহ, আপনার পরিবার
