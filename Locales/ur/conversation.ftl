## Groups of people

people-more = { $count ->
    [1] { $who } اور ایک اور { $noun }
   *[other] { $who } اور دیگر { $count } { FORM($noun, $count) }
}
people-list-more = { people-more }

## People who are writing a message now: of one in the polite plural, as of several, which tells no gender

typing-one = { $who } ٹائپ کر رہے ہیں
    .alone = ٹائپ ہو رہا ہے
# same as typing-one
typing-two = { $who } ٹائپ کر رہے ہیں
typing-several = کئی لوگ ٹائپ کر رہے ہیں

## The status of a message that the listener wrote, which is masculine

message-sent = بھیجا گیا
message-delivered = ڈیلیور ہو گیا
message-seen = دیکھا گیا
message-seen-at = { time-told-at } دیکھا گیا
message-seen-on = { FORM($when, case: "told-at", gender: "over") } دیکھا گیا
# After نے the verb agrees with the message.
message-seen-by = { FORM($who, case: "oblique") } نے دیکھا
message-not-sent = نہیں بھیجا گیا

## Kinds of messages

message-own = آپ: { $message }
    .alone = آپ
message-reply = { $who } کو جواب
    .alone = جواب
message-mention = { $who } نے آپ کا ذکر کِیا
    .alone = آپ کا ذکر
message-reaction = { $who } کا ردعمل: { $reaction }
    .alone = ردعمل: { $reaction }
    .several = { FORM($who, case: "oblique") } کا ردعمل: { $reaction }
    .own = آپ کا ردعمل: { $reaction }
    .own-with = آپ کا اور { $who } کا ردعمل: { $reaction }
    .own-more = { $count ->
        [1] آپ کا اور ایک اور { FORM($noun, 1, case: "oblique") } کا ردعمل: { $reaction }
       *[other] آپ کا اور دیگر { $count } { FORM($noun, $count, case: "oblique") } کا ردعمل: { $reaction }
    }
message-of-kind = { $who } کی طرف سے { FORM($noun, 1) }
message-deleted = پیغام حذف کیا گیا

## Entries in a list of phone calls. Before the participle the number would be heard with the name: 2 کی گئی کالز

call-missed = { $who } کی { calls-missed }
    .alone = { calls-missed }
call-incoming = { $who } کی طرف سے { calls-incoming }
    .alone = { calls-incoming }
call-outgoing = { $who } کو { calls-outgoing }
    .alone = { calls-outgoing }

calls-missed = { $count ->
    [1] مسڈ کال
   *[other] { $count } مسڈ کالز
}
calls-incoming = { $count ->
    [1] آنے والی کال
   *[other] آنے والی { $count } کالز
}
calls-outgoing = { $count ->
    [1] کی گئی کال
   *[other] کی گئی { $count } کالز
}
