## People together. The genitive is asked for after من قِبَل

people-more = { $count ->
    [1] { $who } وَشَخص واحد آخر
    [2] { $case ->
        [genitive] { $who } وَشَخصين آخرين
       *[nominative] { $who } وَشَخصان آخران
    }
    [zero] { $who } وَ{ $count } شخص آخر
    [few] { $case ->
        [genitive] { $who } وَ{ $count } أَشخاص آخرين
       *[nominative] { $who } وَ{ $count } أَشخاص آخرون
    }
    [many] { $who } وَ{ $count } شخصًا آخر
   *[other] { $who } وَ{ $count } شخص آخر
}
people-list-more = { people-more }

## Who writes now: the verbal noun, for the verb would tell the gender

typing-one = { $who }: جارٍ الكتابة
    .alone = جارٍ الكتابة
# same as typing-one
typing-two = { $who }: جارٍ الكتابة
typing-several = عدة أَشخاص: جارٍ الكتابة

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

call-missed = مكالمة فائِتَة من { $who }
    .alone = مكالمة فائِتَة
call-incoming = مكالمة وارِدَة من { $who }
    .alone = مكالمة وارِدَة
call-outgoing = مكالمة صادِرَة إلى { $who }
    .alone = مكالمة صادِرَة
call-several = { $first }، { $counted }
