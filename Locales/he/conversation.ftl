## Groups of people. What one of them does is a noun: a verb would tell the gender

people-more = { $count ->
    [1] { $who } ועוד אדם אחד
   *[other] { $who } ועוד { numeral-masculine } אנשים
}
people-list-more = { people-more }

typing-one = { $who } בהקלדה
    .alone = מתבצעת הקלדה
typing-two = { $who } מקלידים
typing-several = כמה אנשים מקלידים

## The status of a message, which is feminine

message-sent = נשלחה
message-delivered = נמסרה
message-seen = נצפתה
message-seen-at = נצפתה { FORM($time, case: "at") }
message-seen-on = נצפתה { FORM($when, case: "on") }
message-seen-by = נצפתה על ידי { $who }
message-not-sent = לא נשלחה

## Kinds of messages

message-own = הודעה יוצאת: { $message }
    .alone = הודעה יוצאת
message-reply = תשובה ל-{ $who }
    .alone = תשובה
message-mention = אזכור מאת { $who }
    .alone = אזכור
# The listener's own is told in the first person, which has no gender.
message-reaction = תגובת אמוג׳י מאת { $who }: { $reaction }
    .alone = תגובת אמוג׳י: { $reaction }
    .several = תגובת אמוג׳י מאת { $who }: { $reaction }
    .own = תגובת אמוג׳י שלי: { $reaction }
    .own-with = תגובת אמוג׳י שלי ושל { $who }: { $reaction }
    .own-more = { $count ->
        [1] תגובת אמוג׳י שלי ושל עוד אדם אחד: { $reaction }
       *[other] תגובת אמוג׳י שלי ושל עוד { numeral-masculine } אנשים: { $reaction }
    }
message-of-kind = { FORM($noun, 1) } מאת { $who }
message-deleted = ההודעה נמחקה

## Entries in a list of phone calls

call-missed = { calls-missed } מאת { $who }
    .alone = { calls-missed }
call-incoming = { calls-incoming } מאת { $who }
    .alone = { calls-incoming }
call-outgoing = { calls-outgoing } אל { $who }
    .alone = { calls-outgoing }
calls-missed = { $count ->
    [1] שיחה שלא נענתה
   *[other] { numeral-feminine } שיחות שלא נענו
}
calls-incoming = { $count ->
    [1] שיחה נכנסת
   *[other] { numeral-feminine } שיחות נכנסות
}
calls-outgoing = { $count ->
    [1] שיחה יוצאת
   *[other] { numeral-feminine } שיחות יוצאות
}
