## Groups of people

people-more = { $count ->
    [1] { $who } og en anden
   *[other] { $who } og { $count } andre
}
# Without a comma before "og".
people-list-more = { people-more }

## People who are writing a message now

typing-one = { $who } skriver
    .alone = nogen skriver
# same as typing-one
typing-two = { $who } skriver
typing-several = flere personer skriver

## The status of a message that the listener wrote. "Læst" rather than "set", as in other apps

message-sent = sendt
message-delivered = leveret
message-seen = læst
message-seen-at = læst { FORM($time, case: "at") }
message-seen-on = læst { FORM($when, case: "on") }
message-seen-by = læst af { $who }
message-not-sent = ikke sendt

## Kinds of messages

message-own = du: { $message }
    .alone = du
message-reply = svar til { $who }
    .alone = svar
message-mention = { $who } har nævnt dig
    .alone = har nævnt dig
message-reaction = { $who } reagerede med { $reaction }
    .alone = reaktion: { $reaction }
    .several = { $who } reagerede med { $reaction }
    .own = du reagerede med { $reaction }
    .own-with = du og { $who } reagerede med { $reaction }
    .own-more = { $count ->
        [1] du og en anden reagerede med { $reaction }
       *[other] du og { $count } andre reagerede med { $reaction }
    }
message-of-kind = { FORM($noun, 1) } fra { $who }
message-deleted = beskeden er slettet

## Entries in a list of phone calls

call-missed = { $count ->
    [1] ubesvaret opkald fra { $who }
   *[other] { $count } ubesvarede opkald fra { $who }
}
    .alone = { $count ->
        [1] ubesvaret opkald
       *[other] { $count } ubesvarede opkald
    }
call-incoming = { $count ->
    [1] indgående opkald fra { $who }
   *[other] { $count } indgående opkald fra { $who }
}
    .alone = { $count ->
        [1] indgående opkald
       *[other] { $count } indgående opkald
    }
call-outgoing = { $count ->
    [1] udgående opkald til { $who }
   *[other] { $count } udgående opkald til { $who }
}
    .alone = { $count ->
        [1] udgående opkald
       *[other] { $count } udgående opkald
    }
