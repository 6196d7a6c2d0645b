typing-one = { $who } está a escrever
    .alone = alguém está a escrever
typing-two = { $who } estão a escrever
typing-several = várias pessoas estão a escrever

message-seen = vista
message-seen-at = vista { FORM($time, case: "at") }
message-seen-on = vista { FORM($when, case: "on") }
message-seen-by = vista por { $who }

# "Você" is no polite word in Portugal.
message-own = eu: { $message }
    .alone = eu
message-reply = resposta a { $who }
message-mention = menção de { $who }
    .alone = menção
# Without "você", and without a verb, which would be of anybody.
message-reaction =
    .own = a sua reação: { $reaction }
    .own-with = reação sua e de { $who }: { $reaction }
    .own-more = { $count ->
        [1] reação sua e de mais uma pessoa: { $reaction }
        [many] reação sua e de mais { $count } de pessoas: { $reaction }
       *[other] reação sua e de mais { number-feminine } pessoas: { $reaction }
    }

calls-missed = { $count ->
    [1] chamada não atendida
    [many] { $count } de chamadas não atendidas
   *[other] { number-feminine } chamadas não atendidas
}
calls-incoming = { $count ->
    [1] chamada recebida
    [many] { $count } de chamadas recebidas
   *[other] { number-feminine } chamadas recebidas
}
calls-outgoing = { $count ->
    [1] chamada efetuada
    [many] { $count } de chamadas efetuadas
   *[other] { number-feminine } chamadas efetuadas
}
