## People together

people-more = { $count ->
    [1] { $who } et une autre personne
    [one] { $who } et { $count } autre personne
    [many] { $who } et { $count } d’autres personnes
   *[other] { $who } et { number-feminine } autres personnes
}
# Without a comma before "et".
people-list-more = { people-more }

## Who writes now

typing-one = { $who } est en train d’écrire
    .alone = quelqu’un est en train d’écrire
typing-two = { $who } sont en train d’écrire
typing-several = plusieurs personnes sont en train d’écrire

## What became of a message, which is masculine

message-sending = envoi en cours
message-sent = envoyé
message-delivered = distribué
message-seen = vu
message-seen-at = vu { FORM($time, case: "at") }
message-seen-on = vu { $when }
message-seen-by = vu par { $who }
message-not-sent = non envoyé

## What a message is

message-own = vous : { $message }
    .alone = vous
message-reply = réponse à { $who }
    .alone = réponse
message-mention = { $who } vous mentionne
    .alone = vous mentionne
# Not "a réagi avec cœur", which would be how: with all their heart.
message-reaction = réaction { of-name } : { $reaction }
    .alone = réaction : { $reaction }

## Calls

call-missed = appel manqué { of-name }
    .alone = appel manqué
call-incoming = appel entrant { of-name }
    .alone = appel entrant
call-outgoing = appel sortant vers { $who }
    .alone = appel sortant
call-several = { $first }, { $counted }
