## Groups of people

# Maya, ഒപ്പം മറ്റ് 3 പേരും
people-more = { $count ->
    [1] { $who }, ഒപ്പം മറ്റൊരാളും
   *[other] { $who }, ഒപ്പം മറ്റ് { $count } പേരും
}
people-list-more = { people-more }

## People who are writing a message now

typing-one = { $who } ടൈപ്പ് ചെയ്യുന്നു
    .alone = ആരോ ടൈപ്പ് ചെയ്യുന്നു
typing-two = { FORM($who, case: "people") } ടൈപ്പ് ചെയ്യുന്നു
typing-several = പലരും ടൈപ്പ് ചെയ്യുന്നു

## The status of a message that the listener wrote

message-sent = അയച്ചു
message-delivered = ഡെലിവർ ചെയ്തു
message-seen = കണ്ടു
message-seen-at = { FORM($time, case: "at") } കണ്ടു
message-seen-on = { FORM($when, case: "on") } കണ്ടു
message-seen-by = { FORM($who, case: "people") } കണ്ടു
message-not-sent = അയച്ചിട്ടില്ല

## Kinds of messages

message-own = നിങ്ങൾ: { $message }
    .alone = നിങ്ങൾ
message-reply = മറുപടി, സ്വീകർത്താവ്: { $who }
    .alone = മറുപടി
message-mention = { $who } നിങ്ങളെ പരാമർശിച്ചു
    .alone = നിങ്ങളെ പരാമർശിച്ചു
message-reaction = { $who } പ്രതികരിച്ചു: { $reaction }
    .alone = പ്രതികരണം: { $reaction }
    .several = { FORM($who, case: "people") } പ്രതികരിച്ചു: { $reaction }
    .own = നിങ്ങൾ പ്രതികരിച്ചു: { $reaction }
    .own-with = { $who }, ഒപ്പം നിങ്ങളും പ്രതികരിച്ചു: { $reaction }
    .own-more = { $count ->
        [1] നിങ്ങളും മറ്റൊരാളും പ്രതികരിച്ചു: { $reaction }
       *[other] നിങ്ങളും മറ്റ് { $count } പേരും പ്രതികരിച്ചു: { $reaction }
    }
message-of-kind = { $who } അയച്ച { FORM($noun, 1) }
message-deleted = സന്ദേശം ഇല്ലാതാക്കി

## Entries in a list of phone calls. The name comes after a colon, without a suffix

call-missed = { calls-missed }: { $who }
    .alone = { calls-missed }
call-incoming = { calls-incoming }: { $who }
    .alone = { calls-incoming }
call-outgoing = { calls-outgoing }: { $who }
    .alone = { calls-outgoing }

calls-missed = { $count ->
    [1] മിസ്ഡ് കോൾ
   *[other] { $count } മിസ്ഡ് കോളുകൾ
}
calls-incoming = { $count ->
    [1] ഇൻകമിംഗ് കോൾ
   *[other] { $count } ഇൻകമിംഗ് കോളുകൾ
}
calls-outgoing = { $count ->
    [1] ഔട്ട്ഗോയിംഗ് കോൾ
   *[other] { $count } ഔട്ട്ഗോയിംഗ് കോളുകൾ
}
