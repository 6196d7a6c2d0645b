## Requests, as on buttons. Things need no ending before the verb; people take -কে, and what is renamed -এর. What may also be
## said of a person comes after a colon.

action-open = { $name } খুলুন
    .alone = খুলুন
    .noun = { FORM($noun, 1) } খুলুন
action-close = { $name } বন্ধ করুন
    .alone = বন্ধ করুন
    .noun = { FORM($noun, 1) } বন্ধ করুন
action-edit = এডিট করুন: { $name }
    .alone = এডিট করুন
    .noun = { FORM($noun, 1) } এডিট করুন
action-add = যোগ করুন: { $name }
    .alone = যোগ করুন
    .noun = { FORM($noun, 1) } যোগ করুন
action-create = { $name } তৈরি করুন
    .alone = তৈরি করুন
    .noun = { FORM($noun, 1) } তৈরি করুন
# From here, for মুছুন deletes.
action-remove = এখান থেকে সরান: { $name }
    .alone = এখান থেকে সরান
    .noun = এখান থেকে { FORM($noun, 1) } সরান
action-delete = { $name } মুছুন
    .alone = মুছুন
    .noun = { FORM($noun, 1) } মুছুন
action-rename = { $name }-এর নাম বদলান
    .alone = নাম বদলান
    .noun = { things-of } নাম বদলান
action-move = { $name } অন্য জায়গায় সরান
    .alone = অন্য জায়গায় সরান
    .noun = { FORM($noun, 1) } অন্য জায়গায় সরান
action-copy = { $name } কপি করুন
    .alone = কপি করুন
    .noun = { FORM($noun, 1) } কপি করুন
action-save = { $name } সেভ করুন
    .alone = সেভ করুন
    .noun = { FORM($noun, 1) } সেভ করুন
action-download = { $name } ডাউনলোড করুন
    .alone = ডাউনলোড করুন
    .noun = { FORM($noun, 1) } ডাউনলোড করুন
action-share = { $name } শেয়ার করুন
    .alone = শেয়ার করুন
    .noun = { FORM($noun, 1) } শেয়ার করুন
action-send = { $name } পাঠান
    .alone = পাঠান
    .noun = { FORM($noun, 1) } পাঠান
action-select = বেছে নিন: { $name }
    .alone = বেছে নিন
    .noun = { FORM($noun, 1) } বেছে নিন
action-play = { $name } চালান
    .alone = চালান
    .noun = { FORM($noun, 1) } চালান
action-pause = { $name } পজ করুন
    .alone = পজ করুন
    .noun = { FORM($noun, 1) } পজ করুন
action-pin = পিন করুন: { $name }
    .alone = পিন করুন
    .noun = { FORM($noun, 1) } পিন করুন
action-unpin = আনপিন করুন: { $name }
    .alone = আনপিন করুন
    .noun = { FORM($noun, 1) } আনপিন করুন
action-mute = মিউট করুন: { $name }
    .alone = মিউট করুন
    .noun = { FORM($noun, 1) } মিউট করুন
# Not আনমিউট, which is easily heard as মিউট.
action-unmute = শব্দ চালু করুন: { $name }
    .alone = শব্দ চালু করুন
    .noun = { things-of } শব্দ চালু করুন
action-like = { $name } লাইক করুন
    .alone = লাইক করুন
    .noun = { FORM($noun, 1) } লাইক করুন
action-favorite = পছন্দের তালিকায় যোগ করুন: { $name }
    .alone = পছন্দের তালিকায় যোগ করুন
    .noun = { FORM($noun, 1) } পছন্দের তালিকায় যোগ করুন
action-unfavorite = পছন্দের তালিকা থেকে সরান: { $name }
    .alone = পছন্দের তালিকা থেকে সরান
    .noun = { FORM($noun, 1) } পছন্দের তালিকা থেকে সরান
action-archive = আর্কাইভ করুন: { $name }
    .alone = আর্কাইভ করুন
    .noun = { FORM($noun, 1) } আর্কাইভ করুন
action-skip = { $name } এড়িয়ে যান
    .alone = এড়িয়ে যান
    .noun = { FORM($noun, 1) } এড়িয়ে যান
action-snooze = পরে মনে করান: { $name }
    .alone = পরে মনে করান
    .noun = { FORM($noun, 1) } স্নুজ করুন
action-activate = { $name } সক্রিয় করুন
    .alone = সক্রিয় করুন
    .noun = { FORM($noun, 1) } সক্রিয় করুন
action-deactivate = { $name } নিষ্ক্রিয় করুন
    .alone = নিষ্ক্রিয় করুন
    .noun = { FORM($noun, 1) } নিষ্ক্রিয় করুন
action-approve = অনুমোদন করুন: { $name }
    .alone = অনুমোদন করুন
    .noun = { FORM($noun, 1) } অনুমোদন করুন
action-decline = প্রত্যাখ্যান করুন: { $name }
    .alone = প্রত্যাখ্যান করুন
    .noun = { FORM($noun, 1) } প্রত্যাখ্যান করুন
action-report = রিপোর্ট করুন: { $name }
    .alone = রিপোর্ট করুন
    .noun = { FORM($noun, 1) } রিপোর্ট করুন
action-call = { $name }-কে কল করুন
    .alone = কল করুন
    .noun = { TRAIT($noun, "counter") ->
        [person] { FORM($noun, 1) }কে কল করুন
        [contact] { FORM($noun, 1) }কে কল করুন
       *[thing] { FORM($noun, 1) } কল করুন
    }
action-reply = { $name }-কে উত্তর দিন
    .alone = উত্তর দিন
    .noun = { TRAIT($noun, "counter") ->
        [person] { FORM($noun, 1) }কে উত্তর দিন
        [contact] { FORM($noun, 1) }কে উত্তর দিন
       *[thing] { things-of } উত্তর দিন
    }
action-forward = { $name } ফরওয়ার্ড করুন
    .alone = ফরওয়ার্ড করুন
    .noun = { FORM($noun, 1) } ফরওয়ার্ড করুন
action-block = { $name }-কে ব্লক করুন
    .alone = ব্লক করুন
    .noun = { TRAIT($noun, "counter") ->
        [person] { FORM($noun, 1) }কে ব্লক করুন
        [contact] { FORM($noun, 1) }কে ব্লক করুন
       *[thing] { FORM($noun, 1) } ব্লক করুন
    }
action-filter = { $name } ফিল্টার করুন
    .alone = ফিল্টার করুন
    .noun = { FORM($noun, 1) } ফিল্টার করুন
action-sort = { $name } সাজান
    .alone = সাজান
    .noun = { FORM($noun, 1) } সাজান
action-mark = { $name } { $state } বলে চিহ্নিত করুন
    .alone = { $state } বলে চিহ্নিত করুন

## Actions that often need no item

action-cancel = { $name } বাতিল করুন
    .alone = বাতিল করুন
    .noun = { FORM($noun, 1) } বাতিল করুন
action-retry = আবার চেষ্টা করুন: { $name }
    .alone = আবার চেষ্টা করুন
    .noun = আবার { things-of } চেষ্টা করুন
action-undo = পূর্বাবস্থায় ফেরান
action-redo = আবার করুন
action-next = পরবর্তী: { $name }
    .alone = পরবর্তী
    .noun = পরবর্তী { FORM($noun, 1) }
action-previous = আগের: { $name }
    .alone = আগের
    .noun = আগের { FORM($noun, 1) }
action-next-day = পরের দিন
action-previous-day = আগের দিন
action-back = ফিরে যান
action-continue = চালিয়ে যান
action-done = হয়ে গেছে
action-submit = { $name } জমা দিন
    .alone = জমা দিন
    .noun = { FORM($noun, 1) } জমা দিন
action-refresh = { $name } রিফ্রেশ করুন
    .alone = রিফ্রেশ করুন
    .noun = { FORM($noun, 1) } রিফ্রেশ করুন
action-search = খুঁজুন: { $name }
    .alone = খুঁজুন
    .noun = { FORM($noun, 1) } খুঁজুন
action-select-all = সব বেছে নিন
    .noun = সব { FORM($noun, 1) } বেছে নিন
action-deselect-all = বাছাই বাতিল করুন
action-sign-in = সাইন ইন করুন
action-sign-out = সাইন আউট করুন
action-read-more = আরও পড়ুন
action-settings = সেটিংস
action-help = সাহায্য

# ফাইলের, বার্তার
