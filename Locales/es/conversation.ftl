## People together

people-more = { $who } y { counted } más
people-list-more = { people-more }

## Who writes now

typing-one = { $who } está escribiendo
    .alone = alguien está escribiendo
typing-two = { $who } están escribiendo
typing-several = varias personas están escribiendo

## What became of a message, which is masculine

message-sending = enviando
message-sent = enviado
message-delivered = entregado
message-seen = visto
message-seen-at = visto { FORM($time, case: "at") }
message-seen-on = visto { $when }
message-seen-by = visto por { $who }
message-not-sent = no enviado

## What a message is

message-own = tú: { $message }
    .alone = tú
message-reply = respuesta a { $who }
    .alone = respuesta
message-mention = { $who } te ha mencionado
    .alone = te han mencionado
message-reaction = { $who } ha reaccionado con { $reaction }
    .alone = reacción: { $reaction }

## Calls

call-missed = llamada perdida de { $who }
    .alone = llamada perdida
call-incoming = llamada entrante de { $who }
    .alone = llamada entrante
call-outgoing = llamada saliente a { $who }
    .alone = llamada saliente
call-several = { $first }, { $counted }
