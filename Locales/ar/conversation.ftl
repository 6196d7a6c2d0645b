## People together. The genitive is asked for after من قِبَل

people-more = { $count ->
    [1] { $who } وَشَخص آخر
    [2] { $case ->
        [genitive] { $who } وَشَخصين آخرين
       *[nominative] { $who } وَشَخصان آخران
    }
    [zero] { $who } وَ{ $count } شخص آخر
    [few] { $who } وَ{ $count } أَشخاص آخرين
    [many] { $who } وَ{ $count } شخصًا آخر
   *[other] { $who } وَ{ $count } شخص آخر
}
people-list-more = { people-more }

## Who writes now: the verbal noun, for the verb would tell the gender

typing-one = { $who }: جارٍ الكتابة
    .alone = جارٍ الكتابة
# same as typing-one
typing-two = { $who }: جارٍ الكتابة
typing-several = عدة أَشخاص يَكتُبون الآن

## What became of a message

message-sending = جارٍ الإرسال
message-sent = تم الإرسال
message-delivered = تم التسليم
message-seen = تَمَّت المُشاهَدَة
message-seen-at = تَمَّت المُشاهَدَة { $time }
message-seen-on = تَمَّت المُشاهَدَة { moment-in }
message-seen-by = تَمَّت المُشاهَدَة من قِبَل { FORM($who, case: "genitive") }
message-not-sent = لم يَتِمّ الإرسال

## What a message is. The listener is not addressed: "you" and "your" tell the gender

message-own = رسالة صادِرَة: { $message }
    .alone = رسالة صادِرَة
message-reply = رد على { $who }
    .alone = رد
message-mention = إشارة من { $who }
    .alone = إشارة شخصية
message-reaction = تفاعل من { $who }: { $reaction }
    .alone = تفاعل: { $reaction }

## Calls

# Several of one sort say so themselves: مُكالَمَتان فائِتَتان من ماما, 3 مُكالَمات فائِتَة من ماما. The cases are those of the number.
call-missed = { $case ->
    [dual] مُكالَمَتان فائِتَتان من { $who }
    [plural] مُكالَمات فائِتَة من { $who }
   *[singular] مكالمة فائِتَة من { $who }
}
    .alone = { $case ->
        [dual] مُكالَمَتان فائِتَتان
        [plural] مُكالَمات فائِتَة
       *[singular] مكالمة فائِتَة
    }
call-incoming = { $case ->
    [dual] مُكالَمَتان وارِدَتان من { $who }
    [plural] مُكالَمات وارِدَة من { $who }
   *[singular] مكالمة وارِدَة من { $who }
}
    .alone = { $case ->
        [dual] مُكالَمَتان وارِدَتان
        [plural] مُكالَمات وارِدَة
       *[singular] مكالمة وارِدَة
    }
call-outgoing = { $case ->
    [dual] مُكالَمَتان صادِرَتان إلى { $who }
    [plural] مُكالَمات صادِرَة إلى { $who }
   *[singular] مكالمة صادِرَة إلى { $who }
}
    .alone = { $case ->
        [dual] مُكالَمَتان صادِرَتان
        [plural] مُكالَمات صادِرَة
       *[singular] مكالمة صادِرَة
    }
call-several = { $count ->
    [2] { FORM($first, case: "dual") }
    [zero] { $count } { $first }
    [one] { $count } { $first }
    [two] { $count } { $first }
    [few] { $count } { FORM($first, case: "plural") }
    [many] { $count } { $first }
   *[other] { $count } { $first }
}
