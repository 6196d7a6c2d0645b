## People together. Names stand in the nominative; verbs do not tell how many they are

people-more = { $who } ve { $count } kişi daha
# same as people-more
people-list-more = { $who } ve { $count } kişi daha

typing-one = { $who } yazıyor
    .alone = biri yazıyor
# same as typing-one
typing-two = { $who } yazıyor
typing-several = birkaç kişi yazıyor

message-sent = gönderildi
message-delivered = teslim edildi
message-seen = görüldü
message-seen-at = { FORM(locative, $time) } görüldü
message-seen-on = { FORM(locative, $when) } görüldü
message-seen-by = { $who } gördü
message-not-sent = gönderilmedi

message-own = gönderilen: { $message }
    .alone = gönderilen
message-reply = yanıt, alıcı: { $who }
    .alone = yanıt
message-mention = bahseden: { $who }
    .alone = bahsetme
message-reaction = { $who } tepki verdi: { $reaction }
    .alone = tepki: { $reaction }

call-missed = { calls-missed }: { $who }
    .alone = { calls-missed }
call-incoming = { calls-incoming }: { $who }
    .alone = { calls-incoming }
call-outgoing = { calls-outgoing }: { $who }
    .alone = { calls-outgoing }
calls-missed = { $count ->
    [1] cevapsız arama
   *[other] { $count } cevapsız arama
}
calls-incoming = { $count ->
    [1] gelen arama
   *[other] { $count } gelen arama
}
calls-outgoing = { $count ->
    [1] giden arama
   *[other] { $count } giden arama
}
