## Groups of people

# Maya e un’altra persona, Maya e altre 3 persone
people-more = { $count ->
    [1] { $who } e un’altra persona
    [many] { $who } e { $count } di altre persone
   *[other] { $who } e altre { $count } persone
}
people-list-more = { people-more }

## People who are writing a message now

typing-one = { $who } sta scrivendo
    .alone = qualcuno sta scrivendo
typing-two = { $who } stanno scrivendo
typing-several = più persone stanno scrivendo

## The status of a message that the listener wrote, which is masculine

message-sent = inviato
message-delivered = consegnato
message-seen = visualizzato
message-seen-at = visualizzato { FORM($time, case: "at") }
message-seen-on = visualizzato { $when }
message-seen-by = visualizzato da { $who }
message-not-sent = non inviato

## Kinds of messages

message-own = tu: { $message }
    .alone = tu
message-reply = risposta { to-who }
    .alone = risposta
# The present tense: "ti ha menzionato" would show the listener's gender.
message-mention = { $who } ti menziona
    .alone = ti menziona
message-reaction = { $who } ha reagito con { $reaction }
    .alone = reazione: { $reaction }
    .several = { $who } hanno reagito con { $reaction }
    .own = hai reagito con { $reaction }
    .own-with = tu e { $who } avete reagito con { $reaction }
    .own-more = { $count ->
        [1] tu e un’altra persona avete reagito con { $reaction }
        [many] tu e { $count } di altre persone avete reagito con { $reaction }
       *[other] tu e altre { $count } persone avete reagito con { $reaction }
    }
message-of-kind = { FORM($noun, 1) } da { $who }
message-deleted = messaggio eliminato

## Entries in a list of phone calls

# 3 chiamate perse da Nonna
call-missed = { calls-missed } da { $who }
    .alone = { calls-missed }
call-incoming = { calls-incoming } da { $who }
    .alone = { calls-incoming }
call-outgoing = { calls-outgoing } { to-who }
    .alone = { calls-outgoing }

calls-missed = { $count ->
    [1] chiamata persa
    [many] { $count } di chiamate perse
   *[other] { $count } chiamate perse
}
calls-incoming = { $count ->
    [1] chiamata in arrivo
    [many] { $count } di chiamate in arrivo
   *[other] { $count } chiamate in arrivo
}
calls-outgoing = { $count ->
    [1] chiamata in uscita
    [many] { $count } di chiamate in uscita
   *[other] { $count } chiamate in uscita
}
