## Confirmations, announced after an action: the verb has no agent

done-added = { $name } যোগ করা হয়েছে
    .alone = যোগ করা হয়েছে
done-removed = { $name } এখান থেকে সরানো হয়েছে
    .alone = এখান থেকে সরানো হয়েছে
done-saved = { $name } সেভ করা হয়েছে
    .alone = সেভ করা হয়েছে
done-created = { $name } তৈরি করা হয়েছে
    .alone = তৈরি করা হয়েছে
done-updated = { $name } আপডেট করা হয়েছে
    .alone = আপডেট করা হয়েছে
done-copied = { $name } কপি করা হয়েছে
    .alone = কপি করা হয়েছে
done-shared = { $name } শেয়ার করা হয়েছে
    .alone = শেয়ার করা হয়েছে
done-archived = { $name } আর্কাইভ করা হয়েছে
    .alone = আর্কাইভ করা হয়েছে
done-favorite = { $name } পছন্দের তালিকায় যোগ করা হয়েছে
    .alone = পছন্দের তালিকায় যোগ করা হয়েছে
done-unfavorite = { $name } পছন্দের তালিকা থেকে সরানো হয়েছে
    .alone = পছন্দের তালিকা থেকে সরানো হয়েছে
done-moved = { $name } এখন এখানে: { $place }
    .alone = সরানো হয়েছে: { $place }
done-sent = { $who }-কে পাঠানো হয়েছে
    .alone = পাঠানো হয়েছে
done-marked = { $name } { $state } বলে চিহ্নিত করা হয়েছে
    .alone = { $state } বলে চিহ্নিত করা হয়েছে
done-deleted-things = { FORM($things, case: "inside") } মোছা হয়েছে
done-undone = পূর্বাবস্থায় ফেরানো হয়েছে
undo-available = { $done }। পূর্বাবস্থায় ফেরানো যাবে

## Announcements of values that changed by themselves

updated-to = { $name } এখন { $value }
    .alone = এখন { $value }

## Announcements of screens and panels

screen-named = { $name } স্ক্রিন
    .alone = নতুন স্ক্রিন
panel-opened = { $name } প্যানেল খুলেছে
    .alone = প্যানেল খুলেছে
panel-closed = { $name } প্যানেল বন্ধ হয়েছে
    .alone = প্যানেল বন্ধ হয়েছে

## Things that can't be undone, and things that are protected

outcome-delete-with = { $case ->
    [infinitive] { $name } এবং { FORM($more, case: "inside") } মুছতে
   *[statement] { $name } এবং { FORM($more, case: "inside") } মুছে যাবে
}
    .alone = { $case ->
        [infinitive] { FORM($more, case: "inside") } মুছতে
       *[statement] { FORM($more, case: "inside") } মুছে যাবে
    }
irreversible = এটি পূর্বাবস্থায় ফেরানো যাবে না
content-hidden = লুকানো
locked-until = { FORM($time, case: "bare") } পর্যন্ত লক করা

## Screens that have nothing to show

empty-add = শুরু করতে { FORM($noun, 1) } যোগ করুন
empty-other-word = অন্য শব্দ দিয়ে চেষ্টা করুন
empty-nothing = দেখানোর কিছু নেই
empty-data = কোনো ডেটা নেই

## Work that the app is doing

deleting = মোছা হচ্ছে
sending = পাঠানো হচ্ছে
searching = খোঁজা হচ্ছে
updating = আপডেট হচ্ছে
connecting = সংযোগ করা হচ্ছে
calculating = হিসাব করা হচ্ছে

## Outcomes of controls

outcome-pause = { $case ->
    [infinitive] প্লেব্যাক পজ করতে
   *[statement] প্লেব্যাক পজ হবে
}
outcome-page = { $case ->
    [infinitive] পৃষ্ঠা বদলাতে
   *[statement] পৃষ্ঠা বদলে যাবে
}
