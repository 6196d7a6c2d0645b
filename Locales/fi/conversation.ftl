## Groups of people

people-more = { $count ->
    [one] { $who } ja { $count } muu
   *[other] { $who } ja { $count } muuta
}
people-list-more = { people-more }

## People who are writing a message now

typing-one = { $who } kirjoittaa
    .alone = joku kirjoittaa
typing-two = { $who } kirjoittavat
typing-several = useat henkilöt kirjoittavat

## The status of a message that the listener wrote

message-sent = lähetetty
message-delivered = toimitettu
message-seen = nähty
message-seen-at = nähty { FORM($time, case: "at") }
message-seen-on = nähty { FORM($when, case: "on") }
# A noun, because the verb would have to agree with how many they are.
message-seen-by = nähty, lukijat: { $who }
message-not-sent = ei lähetetty

## Kinds of messages

message-own = oma viesti: { $message }
    .alone = oma viesti
message-reply = vastaus, vastaanottaja: { $who }
    .alone = vastaus
message-mention = maininta, kirjoittaja: { $who }
    .alone = maininta
# 2 henkilöä reagoi, but Maya ja Omar reagoivat
message-reaction = { $who } reagoi: { $reaction }
    .alone = reaktio: { $reaction }
    .several = { HEAD($who) ->
        [numeric] { $who } reagoi: { $reaction }
       *[names] { $who } reagoivat: { $reaction }
    }
    .own = oma reaktio: { $reaction }
    .own-with = sinä ja { $who } reagoitte: { $reaction }
    .own-more = { $count ->
        [one] sinä ja { $count } muu reagoitte: { $reaction }
       *[other] sinä ja { $count } muuta reagoitte: { $reaction }
    }
message-of-kind = { FORM($noun, 1) }, lähettäjä: { $who }
message-deleted = viesti poistettu

## Entries in a list of phone calls

call-missed = { calls-missed }: { $who }
    .alone = { calls-missed }
call-incoming = { calls-incoming }: { $who }
    .alone = { calls-incoming }
call-outgoing = { calls-outgoing }: { $who }
    .alone = { calls-outgoing }
calls-missed = { $count ->
    [1] vastaamaton puhelu
   *[other] { $count } vastaamatonta puhelua
}
calls-incoming = { $count ->
    [1] saapuva puhelu
   *[other] { $count } saapuvaa puhelua
}
calls-outgoing = { $count ->
    [1] lähtevä puhelu
   *[other] { $count } lähtevää puhelua
}
