## Groups of people

people-more = { $case ->
    [oblique] { people-more-stem }
   *[direct] { $who } आणि इतर { $count } जण
}
people-list-more = { people-more }
people-more-stem = { $count ->
    [1] { $who } आणि इतर { $count } जणा
   *[other] { $who } आणि इतर { $count } जणां
}

## People who are writing a message now: आहे tells no gender

typing-one = { $who } टाइप करत आहेत
    .alone = टाइप होत आहे
# same as typing-one
typing-two = { $who } टाइप करत आहेत
typing-several = अनेक जण टाइप करत आहेत

## The status of a message that the listener wrote, which is masculine

message-sent = पाठवला
message-delivered = डिलिव्हर झाला
message-seen = पाहिला
message-seen-at = { FORM($time, case: "at") } पाहिला
message-seen-on = { FORM($when, case: "at") } पाहिला
message-seen-by = { $who } यांनी पाहिला
message-not-sent = पाठवला गेला नाही

## Kinds of messages

message-own = तुम्ही: { $message }
    .alone = तुम्ही
message-reply = { $who } यांना उत्तर
    .alone = उत्तर
message-mention = { $who } यांनी तुमचा उल्लेख केला
    .alone = तुमचा उल्लेख
message-reaction = { $who } यांची प्रतिक्रिया: { $reaction }
    .alone = प्रतिक्रिया: { $reaction }
    .several = { TAIL($who) ->
        [counted] { FORM($who, case: "oblique") }ची प्रतिक्रिया: { $reaction }
       *[names] { $who } यांची प्रतिक्रिया: { $reaction }
    }
    .own = तुमची प्रतिक्रिया: { $reaction }
    .own-with = तुमची आणि { $who } यांची प्रतिक्रिया: { $reaction }
    .own-more = { $count ->
        [1] तुमची आणि इतर { $count } जणाची प्रतिक्रिया: { $reaction }
       *[other] तुमची आणि इतर { $count } जणांची प्रतिक्रिया: { $reaction }
    }
# After a number of people, the ending is at their noun: Maya आणि इतर 3 जणांची, not 3 जण यांची
-tail-counted = जण व्यक्ती
message-of-kind = { $who } यांच्याकडून { FORM($noun, 1) }
message-deleted = संदेश हटवला

## Entries in a list of phone calls

# For example: आजी यांचे 2 मिस्ड कॉल
call-missed = { $count ->
    [1] { $who } यांचा { calls-missed }
   *[other] { $who } यांचे { calls-missed }
}
    .alone = { calls-missed }
call-incoming = { $count ->
    [1] { $who } यांचा { calls-incoming }
   *[other] { $who } यांचे { calls-incoming }
}
    .alone = { calls-incoming }
call-outgoing = { $who } यांना { calls-outgoing }
    .alone = { calls-outgoing }

calls-missed = { $count ->
    [1] मिस्ड कॉल
   *[other] { $count } मिस्ड कॉल
}
calls-incoming = { $count ->
    [1] इनकमिंग कॉल
   *[other] { $count } इनकमिंग कॉल
}
calls-outgoing = { $count ->
    [1] आउटगोइंग कॉल
   *[other] { $count } आउटगोइंग कॉल
}
