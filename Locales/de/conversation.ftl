## Groups of people

people-more = { $count ->
    [1] { $case ->
        [dative] { $who } und einer weiteren Person
       *[nominative] { $who } und eine weitere Person
    }
   *[other] { $case ->
        [dative] { $who } und { $count } weiteren Personen
       *[nominative] { $who } und { $count } weitere Personen
    }
}
# Without a comma before "und".
people-list-more = { people-more }

## People who are writing a message now

typing-one = { $who } schreibt
    .alone = jemand schreibt
typing-two = { $who } schreiben
typing-several = mehrere Personen schreiben

## The status of a message that the listener wrote. "Gelesen" rather than "gesehen", as in messengers.

message-sent = gesendet
message-delivered = zugestellt
message-seen = gelesen
message-seen-at = gelesen um { $time }
message-seen-on = gelesen { $when }
message-seen-by = gelesen von { FORM($who, case: "dative") }
message-not-sent = nicht gesendet

## Kinds of messages

# Avoid "Sie", which is heard as "she".
message-own = eigene Nachricht: { $message }
    .alone = eigene Nachricht
message-reply = Antwort an { $who }
    .alone = Antwort
message-mention = { $who } hat Sie erwähnt
    .alone = Sie wurden erwähnt
message-reaction = { $who } hat mit { $reaction } reagiert
    .alone = Reaktion: { $reaction }
    .several = { $who } haben mit { $reaction } reagiert
    .own = eigene Reaktion: { $reaction }
    .own-with = eigene Reaktion: { $reaction }, auch von { FORM(reaction-people, case: "dative") }
    .own-more = { $count ->
        [1] eigene Reaktion: { $reaction }, auch von einer weiteren Person
       *[other] eigene Reaktion: { $reaction }, auch von { $count } weiteren Personen
    }
# A text or a phrase.
reaction-people = { $who }
message-of-kind = { FORM($noun, 1) } von { $who }
message-deleted = Nachricht gelöscht

## Entries in a list of phone calls

# 3 verpasste Anrufe von Oma
call-missed = { $count ->
    [1] verpasster Anruf von { $who }
   *[other] { $count } verpasste Anrufe von { $who }
}
    .alone = { $count ->
        [1] verpasster Anruf
       *[other] { $count } verpasste Anrufe
    }
call-incoming = { $count ->
    [1] eingehender Anruf von { $who }
   *[other] { $count } eingehende Anrufe von { $who }
}
    .alone = { $count ->
        [1] eingehender Anruf
       *[other] { $count } eingehende Anrufe
    }
call-outgoing = { $count ->
    [1] ausgehender Anruf an { $who }
   *[other] { $count } ausgehende Anrufe an { $who }
}
    .alone = { $count ->
        [1] ausgehender Anruf
       *[other] { $count } ausgehende Anrufe
    }
