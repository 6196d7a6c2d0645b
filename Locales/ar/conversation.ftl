## Groups of people. The genitive is asked for after من قِبَل

people-more = { $count ->
    [1] { $who } وَشَخص آخر
    [2] { $case ->
        [genitive] { $who } وَشَخصين آخرين
       *[nominative] { $who } وَشَخصان آخران
    }
    [zero] { people-before } وَ{ $count } شخص آخر
    [few] { people-before } وَ{ $count } أَشخاص آخرين
    [many] { people-before } وَ{ $count } شخصًا آخر
   *[other] { people-before } وَ{ $count } شخص آخر
}
# As list-before.
people-before = { TAIL($who) ->
    [digit] { $who }،
   *[word] { $who }
}
people-list-more = { people-more }

## People who are writing a message now: the verbal noun, for the verb would tell the gender

typing-one = { $who }: جارٍ الكتابة
    .alone = جارٍ الكتابة
# same as typing-one
typing-two = { $who }: جارٍ الكتابة
typing-several = عدة أَشخاص يَكتُبون الآن

## The status of a message that the listener wrote

message-sent = تم الإرسال
message-delivered = تم التسليم
message-seen = تَمَّت المُشاهَدَة
message-seen-at = { HEAD($time) ->
    [midnight] تَمَّت المُشاهَدَة عند { $time }
   *[other] تَمَّت المُشاهَدَة { $time }
}
message-seen-on = تَمَّت المُشاهَدَة { moment-in }
message-seen-by = تَمَّت المُشاهَدَة من قِبَل { FORM($who, case: "genitive") }
message-not-sent = لم يَتِمّ الإرسال

## Kinds of messages. The listener is not addressed: "you" and "your" tell the gender

message-own = رسالة صادِرَة: { $message }
    .alone = رسالة صادِرَة
message-reply = رد على { $who }
    .alone = رد
message-mention = إشارة من { $who }
    .alone = إشارة شخصية
# The listener's own is told in the first person, which has no gender. Its marks keep voices from another word.
message-reaction = تفاعل من { $who }: { $reaction }
    .alone = تفاعل: { $reaction }
    .several = تفاعل من { FORM($who, case: "genitive") }: { $reaction }
    .own = تفاعل مِنّي: { $reaction }
    .own-with = تفاعل مِنّي وَمن { $who }: { $reaction }
    .own-more = { $count ->
        [1] تفاعل مِنّي وَمن شَخص آخر: { $reaction }
        [2] تفاعل مِنّي وَمن شَخصين آخرين: { $reaction }
        [zero] تفاعل مِنّي وَمن { $count } شخص آخر: { $reaction }
        [few] تفاعل مِنّي وَمن { $count } أَشخاص آخرين: { $reaction }
        [many] تفاعل مِنّي وَمن { $count } شخصًا آخر: { $reaction }
       *[other] تفاعل مِنّي وَمن { $count } شخص آخر: { $reaction }
    }
message-of-kind = { FORM($noun, 1) } من { $who }
message-deleted = تم حذف الرسالة

## Entries in a list of phone calls

# For example: مُكالَمَتان فائِتَتان من ماما, 3 مُكالَمات فائِتَة من ماما
call-missed = { calls-missed } من { $who }
    .alone = { calls-missed }
call-incoming = { calls-incoming } من { $who }
    .alone = { calls-incoming }
call-outgoing = { calls-outgoing } إلى { $who }
    .alone = { calls-outgoing }

calls-missed = { $count ->
    [1] مكالمة فائِتَة
    [2] مُكالَمَتان فائِتَتان
    [zero] { $count } مكالمة فائِتَة
    [one] { $count } مكالمة فائِتَة
    [two] { $count } مكالمة فائِتَة
    [few] { $count } مُكالَمات فائِتَة
    [many] { $count } مكالمة فائِتَة
   *[other] { $count } مكالمة فائِتَة
}
calls-incoming = { $count ->
    [1] مكالمة وارِدَة
    [2] مُكالَمَتان وارِدَتان
    [zero] { $count } مكالمة وارِدَة
    [one] { $count } مكالمة وارِدَة
    [two] { $count } مكالمة وارِدَة
    [few] { $count } مُكالَمات وارِدَة
    [many] { $count } مكالمة وارِدَة
   *[other] { $count } مكالمة وارِدَة
}
calls-outgoing = { $count ->
    [1] مكالمة صادِرَة
    [2] مُكالَمَتان صادِرَتان
    [zero] { $count } مكالمة صادِرَة
    [one] { $count } مكالمة صادِرَة
    [two] { $count } مكالمة صادِرَة
    [few] { $count } مُكالَمات صادِرَة
    [many] { $count } مكالمة صادِرَة
   *[other] { $count } مكالمة صادِرَة
}
