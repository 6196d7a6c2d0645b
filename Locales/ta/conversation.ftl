## Groups of people

people-more = { $who } மற்றும் { people-others }
people-list-more = { people-more }
people-others = { $count ->
    [1] மேலும் ஒருவர்
   *[other] மேலும் { $count } பேர்
}

## People who are writing a message now: the polite form, which tells no gender

typing-one = { $who } டைப் செய்கிறார்
    .alone = டைப் செய்யப்படுகிறது
typing-two = { $who } டைப் செய்கிறார்கள்
typing-several = பலர் டைப் செய்கிறார்கள்

## The status of a message

message-sent = அனுப்பப்பட்டது
message-delivered = டெலிவரி செய்யப்பட்டது
message-seen = பார்க்கப்பட்டது
message-seen-at = { FORM($time, case: "at") }ப் பார்க்கப்பட்டது
message-seen-on = { when-p } பார்க்கப்பட்டது
message-seen-by = பார்த்தவர்கள்: { $who }
message-not-sent = அனுப்பப்படவில்லை

## Kinds of messages

message-own = நீங்கள்: { $message }
    .alone = நீங்கள்
message-reply = பதில், பெறுநர்: { $who }
    .alone = பதில்
message-mention = { $who } உங்களைக் குறிப்பிட்டுள்ளார்
    .alone = உங்களைக் குறிப்பிடுகிறது
message-reaction = { $who }: எதிர்வினை { $reaction }
    .alone = எதிர்வினை: { $reaction }
    .several = { $who }: எதிர்வினை { $reaction }
    .own = உங்கள் எதிர்வினை: { $reaction }
    .own-with = நீங்கள் மற்றும் { $who }: எதிர்வினை { $reaction }
    .own-more = { $count ->
        [1] நீங்களும் மேலும் ஒருவரும்: எதிர்வினை { $reaction }
       *[other] நீங்களும் மேலும் { $count } பேரும்: எதிர்வினை { $reaction }
    }
message-of-kind = { $who } அனுப்பிய { FORM($noun, 1) }
message-deleted = செய்தி நீக்கப்பட்டது

## Entries in a list of phone calls

call-missed = { $who }: { calls-missed }
    .alone = { calls-missed }
call-incoming = { $who }: { calls-incoming }
    .alone = { calls-incoming }
call-outgoing = { $who }: { calls-outgoing }
    .alone = { calls-outgoing }

calls-missed = { $count ->
    [1] தவறவிட்ட அழைப்பு
   *[other] { $count } தவறவிட்ட அழைப்புகள்
}
calls-incoming = { $count ->
    [1] உள்வரும் அழைப்பு
   *[other] { $count } உள்வரும் அழைப்புகள்
}
calls-outgoing = { $count ->
    [1] வெளிச்செல்லும் அழைப்பு
   *[other] { $count } வெளிச்செல்லும் அழைப்புகள்
}
