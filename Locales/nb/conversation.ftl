## Groups of people

people-more = { $count ->
    [1] { $who } og en til
   *[other] { $who } og { $count } andre
}
# Without a comma before "og".
people-list-more = { people-more }

## People who are writing a message now

typing-one = { $who } skriver
    .alone = noen skriver
# same as typing-one
typing-two = { $who } skriver
typing-several = flere personer skriver

## The status of a message that the listener wrote. "Lest" rather than "sett", as in other apps

message-sent = sendt
message-delivered = levert
message-seen = lest
message-seen-at = lest { FORM($time, case: "at") }
message-seen-on = lest { FORM($when, case: "since") }
message-seen-by = lest av { $who }
message-not-sent = ikke sendt

## Kinds of messages

message-own = du: { $message }
    .alone = du
message-reply = svar til { $who }
    .alone = svar
message-mention = { $who } nevnte deg
    .alone = nevnte deg
message-reaction = { $who } reagerte med { $reaction }
    .alone = reaksjon: { $reaction }
    .several = { $who } reagerte med { $reaction }
    .own = du reagerte med { $reaction }
    .own-with = du og { $who } reagerte med { $reaction }
    .own-more = { $count ->
        [1] du og en til reagerte med { $reaction }
       *[other] du og { $count } andre reagerte med { $reaction }
    }
message-of-kind = { FORM($noun, 1) } fra { $who }
message-deleted = meldingen er slettet

## Entries in a list of phone calls

call-missed = { $count ->
    [1] tapt anrop fra { $who }
   *[other] { $count } tapte anrop fra { $who }
}
    .alone = { $count ->
        [1] tapt anrop
       *[other] { $count } tapte anrop
    }
call-incoming = { $count ->
    [1] innkommende anrop fra { $who }
   *[other] { $count } innkommende anrop fra { $who }
}
    .alone = { $count ->
        [1] innkommende anrop
       *[other] { $count } innkommende anrop
    }
call-outgoing = { $count ->
    [1] utgående anrop til { $who }
   *[other] { $count } utgående anrop til { $who }
}
    .alone = { $count ->
        [1] utgående anrop
       *[other] { $count } utgående anrop
    }
