## Groups of people

# Maya și încă o persoană, Maya și încă 3 persoane
people-more = { $count ->
    [1] { $who } și încă o persoană
    [few] { $who } și încă { number-feminine } persoane
   *[other] { $who } și încă { number-feminine } de persoane
}
people-list-more = { people-more }

## People who are writing a message now

typing-one = { $who } scrie
    .alone = cineva scrie
typing-two = { $who } scriu
typing-several = mai multe persoane scriu

## The status of a message that the listener wrote

message-sent = trimis
message-delivered = livrat
message-seen = văzut
message-seen-at = văzut { FORM($time, case: "at") }
message-seen-on = văzut { FORM($when, case: "on") }
message-seen-by = văzut de { $who }
message-not-sent = netrimis

## Kinds of messages

message-own = tu: { $message }
    .alone = tu
message-reply = răspuns către { $who }
    .alone = răspuns
message-mention = { $who } te menționează
    .alone = te menționează
message-reaction = { $who } a reacționat cu { $reaction }
    .alone = reacție: { $reaction }
    .several = { $who } au reacționat cu { $reaction }
    .own = ai reacționat cu { $reaction }
    .own-with = tu și { $who } ați reacționat cu { $reaction }
    .own-more = { $count ->
        [1] tu și încă o persoană ați reacționat cu { $reaction }
        [few] tu și încă { number-feminine } persoane ați reacționat cu { $reaction }
       *[other] tu și încă { number-feminine } de persoane ați reacționat cu { $reaction }
    }
message-of-kind = { FORM($noun, 1) } de la { $who }
message-deleted = mesaj șters

## Entries in a list of phone calls

# 3 apeluri nepreluate de la Bunica
call-missed = { calls-missed } de la { $who }
    .alone = { calls-missed }
call-incoming = { calls-incoming } de la { $who }
    .alone = { calls-incoming }
call-outgoing = { calls-outgoing } către { $who }
    .alone = { calls-outgoing }

calls-missed = { $count ->
    [1] apel nepreluat
    [few] { number-neuter } apeluri nepreluate
   *[other] { number-neuter } de apeluri nepreluate
}
calls-incoming = { $count ->
    [1] apel primit
    [few] { number-neuter } apeluri primite
   *[other] { number-neuter } de apeluri primite
}
calls-outgoing = { $count ->
    [1] apel efectuat
    [few] { number-neuter } apeluri efectuate
   *[other] { number-neuter } de apeluri efectuate
}
