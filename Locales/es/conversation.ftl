## Groups of people

people-more = { $who } y { counted } más
people-list-more = { people-more }

## People who are writing a message now

typing-one = { $who } está escribiendo
    .alone = alguien está escribiendo
typing-two = { $who } están escribiendo
typing-several = varias personas están escribiendo

## The status of a message that the listener wrote, which is masculine

message-sent = enviado
message-delivered = entregado
message-seen = visto
message-seen-at = visto { FORM($time, case: "at") }
message-seen-on = visto { $when }
message-seen-by = visto por { $who }
message-not-sent = no enviado

## Kinds of messages

message-own = tú: { $message }
    .alone = tú
message-reply = respuesta a { $who }
    .alone = respuesta
message-mention = { $who } te ha mencionado
    .alone = te han mencionado
message-reaction = { $who } ha reaccionado con { $reaction }
    .alone = reacción: { $reaction }
    .several = { $who } han reaccionado con { $reaction }
    .own = has reaccionado con { $reaction }
    .own-with = { $who } y tú habéis reaccionado con { $reaction }
    .own-more = { $count ->
        [1] tú y una persona más habéis reaccionado con { $reaction }
        [many] tú y { $count } de personas más habéis reaccionado con { $reaction }
       *[other] tú y { number-feminine } personas más habéis reaccionado con { $reaction }
    }
# foto enviada por Maya, for "foto de Maya" would show her
message-of-kind = { FORM($noun, 1) } { FORM(state-shipped, $noun, 1) } por { $who }
message-deleted = mensaje eliminado

## Entries in a list of phone calls

# 3 llamadas perdidas de Abuela
call-missed = { calls-missed } de { $who }
    .alone = { calls-missed }
call-incoming = { calls-incoming } de { $who }
    .alone = { calls-incoming }
call-outgoing = { calls-outgoing } a { $who }
    .alone = { calls-outgoing }

calls-missed = { $count ->
    [1] llamada perdida
    [many] { $count } de llamadas perdidas
   *[other] { number-feminine } llamadas perdidas
}
calls-incoming = { $count ->
    [1] llamada entrante
    [many] { $count } de llamadas entrantes
   *[other] { number-feminine } llamadas entrantes
}
calls-outgoing = { $count ->
    [1] llamada saliente
    [many] { $count } de llamadas salientes
   *[other] { number-feminine } llamadas salientes
}
