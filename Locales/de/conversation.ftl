## People together

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

## Who writes now

typing-one = { $who } schreibt
    .alone = jemand schreibt
typing-two = { $who } schreiben
typing-several = mehrere Personen schreiben

## What became of a message. "Gelesen" rather than "gesehen", as in messengers.

message-sending = wird gesendet
message-sent = gesendet
message-delivered = zugestellt
message-seen = gelesen
message-seen-at = gelesen um { $time }
message-seen-on = gelesen { $when }
message-seen-by = gelesen von { FORM($who, case: "dative") }
message-not-sent = nicht gesendet

## What a message is

# Not "Sie", which is heard as "she".
message-own = eigene Nachricht: { $message }
    .alone = eigene Nachricht
message-reply = Antwort an { $who }
    .alone = Antwort
message-mention = { $who } hat Sie erwähnt
    .alone = Sie wurden erwähnt
message-reaction = { $who } hat mit { $reaction } reagiert
    .alone = Reaktion: { $reaction }

## Calls

call-missed = { $case ->
    [several] verpasste Anrufe von { $who }
   *[one] verpasster Anruf von { $who }
}
    .alone = { $case ->
        [several] verpasste Anrufe
       *[one] verpasster Anruf
    }
call-incoming = { $case ->
    [several] eingehende Anrufe von { $who }
   *[one] eingehender Anruf von { $who }
}
    .alone = { $case ->
        [several] eingehende Anrufe
       *[one] eingehender Anruf
    }
call-outgoing = { $case ->
    [several] ausgehende Anrufe an { $who }
   *[one] ausgehender Anruf an { $who }
}
    .alone = { $case ->
        [several] ausgehende Anrufe
       *[one] ausgehender Anruf
    }
# 3 verpasste Anrufe von Oma
call-several = { $count } { FORM($first, case: "several") }
