## Groups of people: oseba is a word for people of any gender

people-more = { $who } in še { counted }
people-list-more = { people-more }

## People who are writing a message now

typing-one = { $who } piše
    .alone = nekdo piše
# The dual of the verb.
typing-two = { $who } pišeta
typing-several = več oseb piše

## The status of a message that the listener wrote: neuter participles

message-sent = poslano
message-delivered = dostavljeno
message-seen = videno
message-seen-at = videno { FORM($time, case: "at") }
message-seen-on = videno { FORM($when, case: "on") }
# The colon leaves names as they are.
message-seen-by = videno, osebe: { $who }
message-not-sent = ni poslano

## Kinds of messages. Names come after a colon, for they would be inflected

message-own = vi: { $message }
    .alone = vi
message-reply = odgovor, prejemnik: { $who }
    .alone = odgovor
message-mention = { $who } vas omenja
    .alone = nekdo vas omenja
message-reaction = { $who }, odziv: { $reaction }
    .alone = odziv: { $reaction }
    .several = { $who }, odziv: { $reaction }
    .own = vaš odziv: { $reaction }
    .own-with = vi in { $who }, odziv: { $reaction }
    .own-more = vi in še { FORM(counted, $noun) }, odziv: { $reaction }
message-of-kind = { FORM($noun, 1) }, pošiljatelj: { $who }
message-deleted = sporočilo je izbrisano

## Entries in a list of phone calls

# trije neodgovorjeni klici: Babica
call-missed = { calls-missed }: { $who }
    .alone = { calls-missed }
call-incoming = { calls-incoming }: { $who }
    .alone = { calls-incoming }
call-outgoing = { calls-outgoing }: { $who }
    .alone = { calls-outgoing }

calls-missed = { $count ->
    [1] neodgovorjen klic
    [one] { NUMBER($count, style: "items", gender: "masculine") } neodgovorjen klic
    [two] { NUMBER($count, style: "items", gender: "masculine") } neodgovorjena klica
    [few] { NUMBER($count, style: "items", gender: "masculine") } neodgovorjeni klici
   *[other] { $count } neodgovorjenih klicev
}
calls-incoming = { $count ->
    [1] dohodni klic
    [one] { NUMBER($count, style: "items", gender: "masculine") } dohodni klic
    [two] { NUMBER($count, style: "items", gender: "masculine") } dohodna klica
    [few] { NUMBER($count, style: "items", gender: "masculine") } dohodni klici
   *[other] { $count } dohodnih klicev
}
calls-outgoing = { $count ->
    [1] odhodni klic
    [one] { NUMBER($count, style: "items", gender: "masculine") } odhodni klic
    [two] { NUMBER($count, style: "items", gender: "masculine") } odhodna klica
    [few] { NUMBER($count, style: "items", gender: "masculine") } odhodni klici
   *[other] { $count } odhodnih klicev
}
