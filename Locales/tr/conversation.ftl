## Groups of people

people-more = { $who } ve { $count } kişi daha
# same as people-more
people-list-more = { $who } ve { $count } kişi daha

## People who are writing a message now

typing-one = { $who } yazıyor
    .alone = biri yazıyor
# same as typing-one
typing-two = { $who } yazıyor
typing-several = birkaç kişi yazıyor

## The status of a message that the listener wrote

message-sent = gönderildi
message-delivered = teslim edildi
message-seen = görüldü
message-seen-at = { FORM($time, case: "at") } görüldü
message-seen-on = { FORM($when, case: "on") } görüldü
message-seen-by = { $who } gördü
message-not-sent = gönderilmedi

## Kinds of messages

message-own = siz: { $message }
    .alone = siz
message-reply = yanıt, alıcı: { $who }
    .alone = yanıt
message-mention = { $who } sizden bahsetti
    .alone = sizden bahsetti
message-reaction = { $who } tepki verdi: { $reaction }
    .alone = tepki: { $reaction }
    .several = { $who } tepki verdi: { $reaction }
    .own = tepki verdiniz: { $reaction }
    .own-with = siz ve { $who } tepki verdiniz: { $reaction }
    .own-more = siz ve { $count } kişi daha tepki verdiniz: { $reaction }
message-of-kind = { FORM($noun, 1) }, gönderen: { $who }
message-deleted = mesaj silindi

## Entries in a list of phone calls

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
