## People together

# 3 अन्य लोग, and before ने 3 अन्य लोगों
people-more = { $who } और { $count } अन्य { FORM($noun, $count) }
people-list-more = { people-more }

## Who writes now: of one the passive, for the verb would tell the gender

typing-one = { $who }: टाइप हो रहा है
    .alone = टाइप हो रहा है
# The masculine of several people, as typing-several.
typing-two = { $who } टाइप कर रहे हैं
typing-several = कई लोग टाइप कर रहे हैं

## What became of a message, which is masculine

message-sending = भेजा जा रहा है
message-sent = भेजा गया
message-delivered = डिलीवर किया गया
message-seen = देखा गया
message-seen-at = { FORM($time, case: "at") } देखा गया
message-seen-on = { FORM($when, case: "told-at") } देखा गया
# Behind ने the verb agrees with the message.
message-seen-by = { FORM($who, case: "oblique") } ने देखा
message-not-sent = नहीं भेजा गया

## What a message is

message-own = आप: { $message }
    .alone = आप
message-reply = { $who } को जवाब
    .alone = जवाब
# Behind ने the verb agrees with the mention.
message-mention = { $who } ने आपका ज़िक्र किया
    .alone = आपका ज़िक्र
message-reaction = { $who } की प्रतिक्रिया: { $reaction }
    .alone = प्रतिक्रिया: { $reaction }

## Calls

call-missed = { $who } की मिस्ड कॉल
    .alone = मिस्ड कॉल
call-incoming = { $who } की इनकमिंग कॉल
    .alone = इनकमिंग कॉल
call-outgoing = { $who } को आउटगोइंग कॉल
    .alone = आउटगोइंग कॉल
# Without a name the kind of call stands first: 5 मिस्ड कॉल; दादी की मिस्ड कॉल, 2 कॉल
-head-call = मिस्ड इनकमिंग आउटगोइंग
call-several = { HEAD($first) ->
    [call] { $count } { $first }
   *[named] { $first }, { $counted }
}
