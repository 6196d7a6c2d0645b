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

call-missed = { calls-missed } מאת { $who }
    .alone = { calls-missed }
call-incoming = { calls-incoming } מאת { $who }
    .alone = { calls-incoming }
call-outgoing = { calls-outgoing } אל { $who }
    .alone = { calls-outgoing }
calls-missed = { $count ->
    [1] שיחה שלא נענתה
    [2] שתי שיחות שלא נענו
   *[other] { $count } שיחות שלא נענו
}
calls-incoming = { $count ->
    [1] שיחה נכנסת
    [2] שתי שיחות נכנסות
   *[other] { $count } שיחות נכנסות
}
calls-outgoing = { $count ->
    [1] שיחה יוצאת
    [2] שתי שיחות יוצאות
   *[other] { $count } שיחות יוצאות
}
