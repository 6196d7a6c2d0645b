## Groups of people

people-more = { $count ->
    [1] { $who } et une autre personne
    [one] { $who } et { $count } autre personne
    [many] { $who } et { $count } d’autres personnes
   *[other] { $who } et { number-feminine } autres personnes
}
# Without a comma before "et".
people-list-more = { people-more }

## People who are writing a message now

typing-one = { $who } est en train d’écrire
    .alone = quelqu’un est en train d’écrire
typing-two = { $who } sont en train d’écrire
typing-several = plusieurs personnes sont en train d’écrire

## The status of a message that the listener wrote, which is masculine

message-sent = envoyé
message-delivered = distribué
message-seen = vu
message-seen-at = vu { FORM($time, case: "at") }
message-seen-on = vu { $when }
message-seen-by = vu par { $who }
message-not-sent = non envoyé

## Kinds of messages

message-own = vous : { $message }
    .alone = vous
# "Pour" where "à" would be joined with the name, as "head-article" of transaction.ftl has it.
message-reply = { HEAD($who) ->
    [article] réponse pour { $who }
   *[other] réponse à { $who }
}
    .alone = réponse
message-mention = { $who } vous mentionne
    .alone = vous mentionne
# Avoid "a réagi avec cœur", which would be how: with all their heart.
message-reaction = { HEAD($who) ->
    [article] réaction : { $who }, { $reaction }
   *[other] réaction { of-name } : { $reaction }
}
    .alone = réaction : { $reaction }
    .several = { $who } ont réagi : { $reaction }
    .own = vous avez réagi : { $reaction }
    .own-with = vous et { $who } avez réagi : { $reaction }
    .own-more = { $count ->
        [1] vous et une autre personne avez réagi : { $reaction }
        [one] vous et { $count } autre personne avez réagi : { $reaction }
        [many] vous et { $count } d’autres personnes avez réagi : { $reaction }
       *[other] vous et { number-feminine } autres personnes avez réagi : { $reaction }
    }
# photo de Maya, message vocal d’Alice
message-of-kind = { FORM($noun, 1) } { of-name }
message-deleted = message supprimé

## Entries in a list of phone calls

# 3 appels manqués d’Alice; 3 appels manqués : Le Comptoir, see of-name
call-missed = { calls-missed } { of-name }
    .alone = { calls-missed }
call-incoming = { calls-incoming } { of-name }
    .alone = { calls-incoming }
call-outgoing = { calls-outgoing } vers { $who }
    .alone = { calls-outgoing }

calls-missed = { $count ->
    [1] appel manqué
    [one] { $count } appel manqué
    [many] { $count } d’appels manqués
   *[other] { $count } appels manqués
}
calls-incoming = { $count ->
    [1] appel entrant
    [one] { $count } appel entrant
    [many] { $count } d’appels entrants
   *[other] { $count } appels entrants
}
calls-outgoing = { $count ->
    [1] appel sortant
    [one] { $count } appel sortant
    [many] { $count } d’appels sortants
   *[other] { $count } appels sortants
}
