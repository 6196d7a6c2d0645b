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
    .several = { $who } wameitikia: { $reaction }
    .own = umeitikia: { $reaction }
    .own-with = wewe na { $who } mmeitikia: { $reaction }
    .own-more = wewe na { people-others } mmeitikia: { $reaction }

call-missed = { calls-missed } kutoka kwa { $who }
    .alone = { calls-missed }
call-incoming = { calls-incoming } kutoka kwa { $who }
    .alone = { calls-incoming }
call-outgoing = { calls-outgoing } kwenda kwa { $who }
    .alone = { calls-outgoing }
calls-missed = { $count ->
    [1] simu isiyojibiwa
   *[other] simu { $count } zisizojibiwa
}
calls-incoming = { $count ->
    [1] simu inayoingia
   *[other] simu { $count } zinazoingia
}
calls-outgoing = { $count ->
    [1] simu inayotoka
   *[other] simu { $count } zinazotoka
}
