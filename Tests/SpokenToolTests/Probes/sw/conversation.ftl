## People together: the class awa

people-more = { $who } na { people-others }
# same as people-more
people-list-more = { $who } na { people-others }
people-others = { $count ->
    [1] mwingine mmoja
   *[other] wengine { numeral-awa }
}

typing-one = { $who } anaandika
    .alone = mtu anaandika
typing-two = { $who } wanaandika
typing-several = watu kadhaa wanaandika

## A message is of the class uzi: umetumwa

message-sending = unatumwa
message-sent = umetumwa
message-delivered = umefikishwa
message-seen = umeonwa
message-seen-at = umeonwa { $time }
message-seen-on = umeonwa { $when }
message-seen-by = umeonwa na { $who }
message-not-sent = haujatumwa

message-own = ujumbe wako: { $message }
    .alone = ujumbe wako
message-reply = jibu kwa { $who }
    .alone = jibu
message-mention = { $who } amekutaja
    .alone = kutajwa
message-reaction = { $who } ameitikia: { $reaction }
    .alone = mwitikio: { $reaction }

call-missed = simu isiyojibiwa kutoka kwa { $who }
    .alone = simu isiyojibiwa
call-incoming = simu inayoingia kutoka kwa { $who }
    .alone = simu inayoingia
call-outgoing = simu inayotoka kwenda kwa { $who }
    .alone = simu inayotoka
call-several = { $first }, { $counted }
