## Groups of people

people-more = { $who } અને અન્ય { $count } { FORM($noun, $count) }
people-list-more = { people-more }

## People who are writing a message now: the polite plural, which tells no gender

typing-one = { $who } ટાઇપ કરી રહ્યાં છે
    .alone = ટાઇપ થઈ રહ્યું છે
# same as typing-one
typing-two = { $who } ટાઇપ કરી રહ્યાં છે
typing-several = ઘણા લોકો ટાઇપ કરી રહ્યા છે

## The status of a message that the listener wrote, which is masculine

message-sent = મોકલ્યો
message-delivered = ડિલિવર થયો
message-seen = જોવાયો
message-seen-at = { FORM($time, case: "at") } જોવાયો
message-seen-on = { FORM($when, case: "at") } જોવાયો
message-seen-by = { $who }એ જોયો
message-not-sent = મોકલાયો નથી

## Kinds of messages

message-own = તમે: { $message }
    .alone = તમે
message-reply = { $who }ને જવાબ
    .alone = જવાબ
message-mention = { $who }એ તમારો ઉલ્લેખ કર્યો
    .alone = તમારો ઉલ્લેખ
message-reaction = { $who }ની પ્રતિક્રિયા: { $reaction }
    .alone = પ્રતિક્રિયા: { $reaction }
    .several = { $who }ની પ્રતિક્રિયા: { $reaction }
    .own = તમારી પ્રતિક્રિયા: { $reaction }
    .own-with = તમારી અને { $who }ની પ્રતિક્રિયા: { $reaction }
    .own-more = તમારી અને અન્ય { $count } { FORM($noun, $count) }ની પ્રતિક્રિયા: { $reaction }
message-of-kind = { $who } તરફથી { FORM($noun, 1) }
message-deleted = ડિલીટ કરેલ સંદેશ

## Entries in a list of phone calls

# For example: દાદીના 2 મિસ્ડ કૉલ
call-missed = { $count ->
    [1] { $who }નો { calls-missed }
   *[other] { $who }ના { calls-missed }
}
    .alone = { calls-missed }
# With નો, as if they had received the calls.
call-incoming = { $who } તરફથી { calls-incoming }
    .alone = { calls-incoming }
call-outgoing = { $who }ને { calls-outgoing }
    .alone = { calls-outgoing }

calls-missed = { $count ->
    [1] મિસ્ડ કૉલ
   *[other] { $count } મિસ્ડ કૉલ
}
calls-incoming = { $count ->
    [1] ઇનકમિંગ કૉલ
   *[other] { $count } ઇનકમિંગ કૉલ
}
calls-outgoing = { $count ->
    [1] આઉટગોઇંગ કૉલ
   *[other] { $count } આઉટગોઇંગ કૉલ
}
