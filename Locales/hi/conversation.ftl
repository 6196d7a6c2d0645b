## Groups of people

# 3 अन्य लोग, and before ने 3 अन्य लोगों
people-more = { $who } और { $count } अन्य { FORM($noun, $count) }
people-list-more = { people-more }

## People who are writing a message now: of one in the polite plural, as of several, which tells no gender

typing-one = { $who } टाइप कर रहे हैं
    .alone = टाइप हो रहा है
# same as typing-one
typing-two = { $who } टाइप कर रहे हैं
typing-several = कई लोग टाइप कर रहे हैं

## The status of a message that the listener wrote, which is masculine

message-sent = भेजा गया
message-delivered = डिलीवर किया गया
message-seen = देखा गया
message-seen-at = { FORM($time, case: "at") } देखा गया
message-seen-on = { FORM($when, case: "told-at", gender: "over") } देखा गया
# After ने the verb agrees with the message.
message-seen-by = { FORM($who, case: "oblique") } ने देखा
message-not-sent = नहीं भेजा गया

## Kinds of messages

message-own = आप: { $message }
    .alone = आप
message-reply = { $who } को जवाब
    .alone = जवाब
# After ने the verb agrees with the mention.
message-mention = { $who } ने आपका ज़िक्र किया
    .alone = आपका ज़िक्र
message-reaction = { $who } की प्रतिक्रिया: { $reaction }
    .alone = प्रतिक्रिया: { $reaction }
    .several = { FORM($who, case: "oblique") } की प्रतिक्रिया: { $reaction }
    .own = आपकी प्रतिक्रिया: { $reaction }
    .own-with = आपकी और { $who } की प्रतिक्रिया: { $reaction }
    .own-more = आपकी और { $count } अन्य { FORM($noun, $count, case: "oblique") } की प्रतिक्रिया: { $reaction }
# Not Maya की फ़ोटो, which would be a photo that shows her.
message-of-kind = { $who } की ओर से { FORM($noun, 1) }
message-deleted = संदेश हटाया गया

## Entries in a list of phone calls

# For example: दादी की 2 मिस्ड कॉल
call-missed = { $who } की { calls-missed }
    .alone = { calls-missed }
call-incoming = { $who } की { calls-incoming }
    .alone = { calls-incoming }
call-outgoing = { $who } को { calls-outgoing }
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
