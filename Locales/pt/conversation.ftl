## Groups of people

people-more = { $who } e mais { counted }
people-list-more = { people-more }

## People who are writing a message now

typing-one = { $who } está digitando
    .alone = alguém está digitando
typing-two = { $who } estão digitando
typing-several = várias pessoas estão digitando

## The status of a message that the listener wrote, which is feminine

message-sent = enviada
message-delivered = entregue
message-seen = visualizada
message-seen-at = visualizada { FORM($time, case: "at") }
message-seen-on = visualizada { FORM($when, case: "on") }
message-seen-by = visualizada por { $who }
message-not-sent = não enviada

## Kinds of messages

message-own = você: { $message }
    .alone = você
message-reply = resposta para { $who }
    .alone = resposta
message-mention = { $who } mencionou você
    .alone = mencionou você
message-reaction = { $who } reagiu com { $reaction }
    .alone = reação: { $reaction }
    .several = { $who } reagiram com { $reaction }
    .own = você reagiu com { $reaction }
    .own-with = você e { $who } reagiram com { $reaction }
    .own-more = { $count ->
        [1] você e mais uma pessoa reagiram com { $reaction }
        [one] você e mais { $count } pessoa reagiram com { $reaction }
        [many] você e mais { $count } de pessoas reagiram com { $reaction }
       *[other] você e mais { number-feminine } pessoas reagiram com { $reaction }
    }
# foto enviada por Maya, for "foto de Maya" would show her
message-of-kind = { FORM($noun, 1) } { FORM(state-shipped, $noun, 1) } por { $who }
message-deleted = mensagem apagada

## Entries in a list of phone calls

# 3 ligações perdidas de Vovó
call-missed = { calls-missed } de { $who }
    .alone = { calls-missed }
call-incoming = { calls-incoming } de { $who }
    .alone = { calls-incoming }
call-outgoing = { calls-outgoing } para { $who }
    .alone = { calls-outgoing }

calls-missed = { $count ->
    [1] ligação perdida
    [one] { $count } ligações perdidas
    [many] { $count } de ligações perdidas
   *[other] { number-feminine } ligações perdidas
}
calls-incoming = { $count ->
    [1] ligação recebida
    [one] { $count } ligações recebidas
    [many] { $count } de ligações recebidas
   *[other] { number-feminine } ligações recebidas
}
calls-outgoing = { $count ->
    [1] ligação feita
    [one] { $count } ligações feitas
    [many] { $count } de ligações feitas
   *[other] { number-feminine } ligações feitas
}
