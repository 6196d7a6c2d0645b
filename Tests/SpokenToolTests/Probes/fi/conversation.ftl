## People together. Names stand in the nominative, or behind a colon

people-more = { $count ->
    [one] { $who } ja { $count } muu
   *[other] { $who } ja { $count } muuta
}
# same as people-more
people-list-more = { $count ->
    [one] { $who } ja { $count } muu
   *[other] { $who } ja { $count } muuta
}

typing-one = { $who } kirjoittaa
    .alone = joku kirjoittaa
typing-two = { $who } kirjoittavat
typing-several = useat kirjoittavat

message-sent = lähetetty
message-delivered = toimitettu
message-seen = nähty
message-seen-at = nähty { $time }
message-seen-on = nähty { FORM($when, case: "on") }
# A noun: the verb would have to agree with how many they are (nähnyt, nähneet).
message-seen-by = lukukuittaus: { $who }
message-not-sent = ei lähetetty

message-own = oma viesti: { $message }
    .alone = oma viesti
message-reply = vastaus, saaja: { $who }
    .alone = vastaus
message-mention = maininta, kirjoittaja: { $who }
    .alone = maininta
message-reaction = { $who } reagoi: { $reaction }
    .alone = reaktio: { $reaction }

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
