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

## Calls. $case "several": behind the number of them, where nobody is named

call-missed = appel manqué { of-name }
    .alone = { $case ->
        [several] manqués
       *[one] appel manqué
    }
call-incoming = appel entrant { of-name }
    .alone = { $case ->
        [several] entrants
       *[one] appel entrant
    }
# same for every case
call-outgoing = appel sortant vers { $who }
    .alone = { $case ->
        [several] sortants
       *[one] appel sortant
    }
# 3 appels manqués; with a name appel manqué d’Alice, 3 appels
call-several = { TAIL($first) ->
    [call] { $counted } { FORM($first, case: "several") }
   *[named] { $first }, { $counted }
}
-tail-call = manqué entrant sortant
