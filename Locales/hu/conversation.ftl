## Groups of people

people-more = { $who } és még { $count } személy
# same as people-more
people-list-more = { $who } és még { $count } személy

## People who are writing a message now

typing-one = { $who } éppen ír
    .alone = valaki éppen ír
# same as typing-one
typing-two = { $who } éppen ír
typing-several = többen éppen írnak

## The status of a message that the listener wrote

message-sent = elküldve
message-delivered = kézbesítve
message-seen = megtekintve
message-seen-at = megtekintve { FORM($time, case: "at") }
message-seen-on = megtekintve { FORM($when, case: "on") }
message-seen-by = látta: { $who }
message-not-sent = nincs elküldve

## Kinds of messages

message-own = ön: { $message }
    .alone = ön
message-reply = válasz neki: { $who }
    .alone = válasz
message-mention = { $who } megemlítette önt
    .alone = megemlítette önt
message-reaction = { $who } reakciója: { $reaction }
    .alone = reakció: { $reaction }
    .several = { $who } reakciója: { $reaction }
    .own = az ön reakciója: { $reaction }
    .own-with = ön és { $who } reakciója: { $reaction }
    .own-more = ön és még { $count } személy reakciója: { $reaction }
message-of-kind = { FORM($noun, 1) } tőle: { $who }
message-deleted = üzenet törölve

## Entries in a list of phone calls

call-missed = { call-missed.alone }: { $who }
    .alone = { $count ->
        [1] nem fogadott hívás
       *[other] { $count } nem fogadott hívás
    }
call-incoming = { call-incoming.alone }: { $who }
    .alone = { $count ->
        [1] bejövő hívás
       *[other] { $count } bejövő hívás
    }
call-outgoing = { call-outgoing.alone }: { $who }
    .alone = { $count ->
        [1] kimenő hívás
       *[other] { $count } kimenő hívás
    }
