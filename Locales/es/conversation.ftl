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

## Calls. $case "several" stands behind so many calls: 3 llamadas perdidas de Abuela

call-missed = { $case ->
    [several] perdidas de { $who }
   *[one] llamada perdida de { $who }
}
    .alone = { $case ->
        [several] perdidas
       *[one] llamada perdida
    }
call-incoming = { $case ->
    [several] entrantes de { $who }
   *[one] llamada entrante de { $who }
}
    .alone = { $case ->
        [several] entrantes
       *[one] llamada entrante
    }
call-outgoing = { $case ->
    [several] salientes a { $who }
   *[one] llamada saliente a { $who }
}
    .alone = { $case ->
        [several] salientes
       *[one] llamada saliente
    }
call-several = { $counted } { FORM($first, case: "several") }
