## People together. What they do is a noun: a verb would tell their gender

people-more = { $who } ועוד { people-others }
# same as people-more
people-list-more = { $who } ועוד { people-others }
people-others = { $count ->
    [1] אדם אחד
    [2] שני אנשים
   *[other] { numeral-masculine } אנשים
}

typing-one = { $who } בהקלדה
    .alone = מישהו בהקלדה
# same as typing-one
typing-two = { $who } בהקלדה
typing-several = כמה אנשים בהקלדה

## A message is feminine

message-sending = בשליחה
message-sent = נשלחה
message-delivered = נמסרה
message-seen = נצפתה
message-seen-at = נצפתה { FORM($time, case: "at") }
message-seen-on = נצפתה { $when }
message-seen-by = נצפתה על ידי { $who }
message-not-sent = לא נשלחה

message-own = ההודעה שלך: { $message }
    .alone = ההודעה שלך
message-reply = תשובה אל { $who }
    .alone = תשובה
message-mention = אזכור מאת { $who }
    .alone = אזכור
message-reaction = תגובה מאת { $who }: { $reaction }
    .alone = תגובה: { $reaction }

call-missed = שיחה שלא נענתה מאת { $who }
    .alone = שיחה שלא נענתה
call-incoming = שיחה נכנסת מאת { $who }
    .alone = שיחה נכנסת
call-outgoing = שיחה יוצאת אל { $who }
    .alone = שיחה יוצאת
call-several = { $first }, { $counted }
