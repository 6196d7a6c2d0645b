## Groups of people

people-more = { $count ->
    [1] { $who } och en till
   *[other] { $who } och { $count } till
}
# Without a comma before "och".
people-list-more = { people-more }

## People who are writing a message now

typing-one = { $who } skriver
    .alone = någon skriver
# same as typing-one
typing-two = { $who } skriver
typing-several = flera personer skriver

## The status of a message that the listener wrote: neuter, as "meddelande". "Läst" rather than "sett", as in other apps

message-sent = skickat
message-delivered = levererat
message-seen = läst
message-seen-at = läst { FORM($time, case: "at") }
message-seen-on = läst { FORM($when, case: "on") }
message-seen-by = läst av { $who }
message-not-sent = inte skickat

## Kinds of messages

message-own = du: { $message }
    .alone = du
message-reply = svar till { $who }
    .alone = svar
message-mention = { $who } nämnde dig
    .alone = nämnde dig
message-reaction = { $who } reagerade med { $reaction }
    .alone = reaktion: { $reaction }
    .several = { $who } reagerade med { $reaction }
    .own = du reagerade med { $reaction }
    .own-with = du och { $who } reagerade med { $reaction }
    .own-more = { $count ->
        [1] du och en till reagerade med { $reaction }
       *[other] du och { $count } till reagerade med { $reaction }
    }
message-of-kind = { FORM($noun, 1) } från { $who }
message-deleted = meddelandet har raderats

## Entries in a list of phone calls

call-missed = { $count ->
    [1] missat samtal från { $who }
   *[other] { $count } missade samtal från { $who }
}
    .alone = { $count ->
        [1] missat samtal
       *[other] { $count } missade samtal
    }
call-incoming = { $count ->
    [1] inkommande samtal från { $who }
   *[other] { $count } inkommande samtal från { $who }
}
    .alone = { $count ->
        [1] inkommande samtal
       *[other] { $count } inkommande samtal
    }
call-outgoing = { $count ->
    [1] utgående samtal till { $who }
   *[other] { $count } utgående samtal till { $who }
}
    .alone = { $count ->
        [1] utgående samtal
       *[other] { $count } utgående samtal
    }
