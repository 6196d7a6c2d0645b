## Groups of people: osoba is a word for people of any gender

people-more = { $who } i još { counted }
people-list-more = { people-more }

## People who are writing a message now

typing-one = { $who } piše
    .alone = netko piše
typing-two = { $who } pišu
typing-several = nekoliko osoba piše

## The status of a message that the listener wrote: neuter participles

message-sent = poslano
message-delivered = dostavljeno
message-seen = viđeno
message-seen-at = viđeno { FORM($time, case: "at") }
message-seen-on = viđeno { FORM($when, case: "on") }
# The colon leaves names as they are; "tko" fits one person and several, of any gender.
message-seen-by = tko je vidio: { $who }
message-not-sent = nije poslano

## Kinds of messages. Names come after a colon, for they would be inflected

message-own = vi: { $message }
    .alone = vi
message-reply = odgovor, primatelj: { $who }
    .alone = odgovor
message-mention = { $who } vas spominje
    .alone = netko vas spominje
message-reaction = { $who }, reakcija: { $reaction }
    .alone = reakcija: { $reaction }
    .several = { $who }, reakcija: { $reaction }
    .own = vaša reakcija: { $reaction }
    .own-with = vi i { $who }, reakcija: { $reaction }
    .own-more = vi i još { FORM(counted, $noun) }, reakcija: { $reaction }
message-of-kind = { FORM($noun, 1) }, pošiljatelj: { $who }
message-deleted = poruka je izbrisana

## Entries in a list of phone calls

# 3 propuštena poziva: Baka
call-missed = { calls-missed }: { $who }
    .alone = { calls-missed }
call-incoming = { calls-incoming }: { $who }
    .alone = { calls-incoming }
call-outgoing = { calls-outgoing }: { $who }
    .alone = { calls-outgoing }

calls-missed = { $count ->
    [1] propušten poziv
    [one] { $count } propušten poziv
    [few] { $count } propuštena poziva
   *[other] { $count } propuštenih poziva
}
calls-incoming = { $count ->
    [1] dolazni poziv
    [one] { $count } dolazni poziv
    [few] { $count } dolazna poziva
   *[other] { $count } dolaznih poziva
}
calls-outgoing = { $count ->
    [1] odlazni poziv
    [one] { $count } odlazni poziv
    [few] { $count } odlazna poziva
   *[other] { $count } odlaznih poziva
}
