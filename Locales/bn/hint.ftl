## Outcomes of controls. The statement tells what the control does (বিবরণ খোলে); "infinitive" is before a gesture (বিবরণ দেখতে)

outcome-details = { $case ->
    [infinitive] বিবরণ দেখতে
   *[statement] বিবরণ খোলে
}
outcome-details-and-transactions = { $case ->
    [infinitive] বিবরণ এবং লেনদেন দেখতে
   *[statement] বিবরণ এবং লেনদেন খোলে
}
outcome-details-of = { $case ->
    [infinitive] { $who }-এর বিবরণ দেখতে
   *[statement] { $who }-এর বিবরণ খোলে
}
outcome-tasks-of = { $case ->
    [infinitive] { $who }-এর কাজ দেখতে
   *[statement] { $who }-এর কাজ খোলে
}
    .alone = { $case ->
        [infinitive] কাজ দেখতে
       *[statement] কাজ খোলে
    }
outcome-task-details = { $case ->
    [infinitive] কাজের বিবরণ দেখতে
   *[statement] কাজের বিবরণ খোলে
}
outcome-full-screen = { $case ->
    [infinitive] ফুল স্ক্রিনে দেখতে
   *[statement] ফুল স্ক্রিনে খোলে
}
outcome-profile = { $case ->
    [infinitive] প্রোফাইল বদলাতে
   *[statement] প্রোফাইল বদলায়
}
outcome-filter = { $case ->
    [infinitive] ফিল্টারের বিকল্প দেখাতে
   *[statement] ফিল্টারের বিকল্প দেখায়
}
outcome-calendar = { $case ->
    [infinitive] অন্য তারিখ বেছে নিতে
   *[statement] অন্য তারিখ বেছে নিতে ক্যালেন্ডার খোলে
}
outcome-sign-in = { $case ->
    [infinitive] ইমেল এবং পাসওয়ার্ড দিয়ে সাইন ইন করতে
   *[statement] ইমেল এবং পাসওয়ার্ড দিয়ে সাইন ইন করে
}
outcome-reset-password = { $case ->
    [infinitive] পাসওয়ার্ড রিসেট করতে
   *[statement] পাসওয়ার্ড রিসেট করে
}
outcome-save = { $case ->
    [infinitive] পরিবর্তন সেভ করতে
   *[statement] পরিবর্তন সেভ করে
}
outcome-delete = { $case ->
    [infinitive] { $name } স্থায়ীভাবে মুছতে
   *[statement] { $name } স্থায়ীভাবে মোছে
}
    .alone = { $case ->
        [infinitive] এটি স্থায়ীভাবে মুছতে
       *[statement] এটি স্থায়ীভাবে মোছে
    }
outcome-play = { $case ->
    [infinitive] প্লেব্যাক শুরু করতে
   *[statement] প্লেব্যাক শুরু করে
}

## Gestures and keys, in TalkBack's words and in its order: first what for, then the gesture

hint-touch = { FORM($outcome, case: "infinitive") } ডবল ট্যাপ করুন
hint-touch-adjust = { FORM($outcome, case: "infinitive") } উপরে বা নিচে সোয়াইপ করুন
hint-keyboard = { FORM($outcome, case: "infinitive") } স্পেস বার চাপুন
hint-keyboard-adjust = { FORM($outcome, case: "infinitive") } তীর চিহ্নের কী চাপুন
hint-pointer = { FORM($outcome, case: "infinitive") } ক্লিক করুন
hint-remote = { FORM($outcome, case: "infinitive") } সিলেক্ট চাপুন
