## Outcomes of controls. The statement tells what will happen (বিস্তারিত তথ্য খুলবে); "infinitive" is before a gesture (বিস্তারিত তথ্য দেখতে)

outcome-details = { $case ->
    [infinitive] বিস্তারিত তথ্য দেখতে
   *[statement] বিস্তারিত তথ্য খুলবে
}
outcome-details-and-transactions = { $case ->
    [infinitive] বিস্তারিত তথ্য এবং লেনদেন দেখতে
   *[statement] বিস্তারিত তথ্য এবং লেনদেন খুলবে
}
outcome-details-of = { $case ->
    [infinitive] { $who }-এর বিস্তারিত তথ্য দেখতে
   *[statement] { $who }-এর বিস্তারিত তথ্য খুলবে
}
outcome-tasks-of = { $case ->
    [infinitive] { $who }-এর কাজ দেখতে
   *[statement] { $who }-এর কাজ খুলবে
}
    .alone = { $case ->
        [infinitive] কাজ দেখতে
       *[statement] কাজ খুলবে
    }
outcome-task-details = { $case ->
    [infinitive] কাজের বিস্তারিত তথ্য দেখতে
   *[statement] কাজের বিস্তারিত তথ্য খুলবে
}
outcome-full-screen = { $case ->
    [infinitive] ফুল স্ক্রিনে দেখতে
   *[statement] ফুল স্ক্রিনে খুলবে
}
outcome-profile = { $case ->
    [infinitive] প্রোফাইল বদলাতে
   *[statement] প্রোফাইল বদলানো যাবে
}
outcome-filter = { $case ->
    [infinitive] ফিল্টারের বিকল্প দেখাতে
   *[statement] ফিল্টারের বিকল্প দেখা যাবে
}
outcome-calendar = { $case ->
    [infinitive] অন্য তারিখ বেছে নিতে
   *[statement] অন্য তারিখ বেছে নিতে ক্যালেন্ডার খুলবে
}
outcome-sign-in = { $case ->
    [infinitive] ইমেল এবং পাসওয়ার্ড দিয়ে সাইন ইন করতে
   *[statement] ইমেল এবং পাসওয়ার্ড দিয়ে সাইন ইন হবে
}
outcome-reset-password = { $case ->
    [infinitive] পাসওয়ার্ড রিসেট করতে
   *[statement] পাসওয়ার্ড রিসেট হবে
}
outcome-save = { $case ->
    [infinitive] পরিবর্তন সেভ করতে
   *[statement] পরিবর্তন সেভ হবে
}
outcome-delete = { $case ->
    [infinitive] { $name } স্থায়ীভাবে মুছতে
   *[statement] { $name } স্থায়ীভাবে মুছে যাবে
}
    .alone = { $case ->
        [infinitive] এটি স্থায়ীভাবে মুছতে
       *[statement] এটি স্থায়ীভাবে মুছে যাবে
    }
outcome-play = { $case ->
    [infinitive] প্লেব্যাক শুরু করতে
   *[statement] প্লেব্যাক শুরু হবে
}

## Gestures and keys, in TalkBack's words and in its order: first what for, then the gesture

hint-touch = { FORM($outcome, case: "infinitive") } ডবল ট্যাপ করুন
hint-touch-adjust = { FORM($outcome, case: "infinitive") } উপরে বা নিচে সোয়াইপ করুন
hint-keyboard = { FORM($outcome, case: "infinitive") } স্পেস বার চাপুন
hint-keyboard-adjust = { FORM($outcome, case: "infinitive") } তীর চিহ্নের কী চাপুন
hint-pointer = { FORM($outcome, case: "infinitive") } ক্লিক করুন
hint-remote = { FORM($outcome, case: "infinitive") } সিলেক্ট চাপুন
