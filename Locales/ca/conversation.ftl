## Groups of people

# Maya i una altra persona, Maya i 3 persones més
people-more = { $count ->
    [1] { $who } i una altra persona
   *[other] { $who } i { counted } més
}
people-list-more = { people-more }

## People who are writing a message now

typing-one = { $who } està escrivint
    .alone = algú està escrivint
typing-two = { $who } estan escrivint
typing-several = diverses persones estan escrivint

## The status of a message that the listener wrote, which is masculine

message-sent = enviat
message-delivered = lliurat
message-seen = vist
message-seen-at = vist { FORM($time, case: "at") }
message-seen-on = vist { $when }
message-seen-by = vist per { $who }
message-not-sent = no enviat

## Kinds of messages

message-own = missatge propi: { $message }
    .alone = missatge propi
message-reply = resposta a { $who }
    .alone = resposta
# "Menció de Maya" would be heard of Maya as the one mentioned.
message-mention = { $who } us ha mencionat
    .alone = us han mencionat
message-reaction = { $who } ha reaccionat amb { $reaction }
    .alone = reacció: { $reaction }
    .several = { $who } han reaccionat amb { $reaction }
    .own = heu reaccionat amb { $reaction }
    .own-with = vós i { $who } heu reaccionat amb { $reaction }
    .own-more = { $count ->
        [1] vós i una altra persona heu reaccionat amb { $reaction }
        [many] vós i { $count } de persones més heu reaccionat amb { $reaction }
       *[other] vós i { number-feminine } persones més heu reaccionat amb { $reaction }
    }
# foto de Maya, missatge de veu d’Anna
message-of-kind = { FORM($noun, 1) } { of-who }
message-deleted = missatge eliminat

## Entries in a list of phone calls

# 3 trucades perdudes d’Àvia
call-missed = { calls-missed } { of-who }
    .alone = { calls-missed }
call-incoming = { calls-incoming } { of-who }
    .alone = { calls-incoming }
call-outgoing = { calls-outgoing } a { $who }
    .alone = { calls-outgoing }

calls-missed = { $count ->
    [1] trucada perduda
    [many] { $count } de trucades perdudes
   *[other] { number-feminine } trucades perdudes
}
calls-incoming = { $count ->
    [1] trucada entrant
    [many] { $count } de trucades entrants
   *[other] { number-feminine } trucades entrants
}
calls-outgoing = { $count ->
    [1] trucada sortint
    [many] { $count } de trucades sortints
   *[other] { number-feminine } trucades sortints
}
