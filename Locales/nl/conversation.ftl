## Groups of people

people-more = { $count ->
    [one] { $who } en nog { $count } persoon
   *[other] { $who } en nog { $count } personen
}
# Without a comma before "en".
people-list-more = { people-more }

## People who are writing a message now

typing-one = { $who } is aan het typen
    .alone = iemand is aan het typen
typing-two = { $who } zijn aan het typen
typing-several = meerdere personen zijn aan het typen

## The status of a message that the listener wrote. "Gelezen" rather than "gezien", as in messengers.

message-sent = verstuurd
message-delivered = afgeleverd
message-seen = gelezen
message-seen-at = gelezen om { $time }
message-seen-on = gelezen { FORM($when, case: "on") }
message-seen-by = gelezen door { $who }
message-not-sent = niet verstuurd

## Kinds of messages

# Avoid "jij" and "u".
message-own = eigen bericht: { $message }
    .alone = eigen bericht
message-reply = antwoord aan { $who }
    .alone = antwoord
message-mention = vermelding door { $who }
    .alone = vermelding
message-reaction = { $who } heeft gereageerd met { $reaction }
    .alone = reactie: { $reaction }
    .several = { $who } hebben gereageerd met { $reaction }
    .own = eigen reactie: { $reaction }
    .own-with = eigen reactie: { $reaction }, ook van { $who }
    .own-more = { $count ->
        [one] eigen reactie: { $reaction }, ook van nog { $count } persoon
       *[other] eigen reactie: { $reaction }, ook van nog { $count } personen
    }
message-of-kind = { FORM($noun, 1) } van { $who }
message-deleted = bericht verwijderd

## Entries in a list of phone calls

call-missed = { $count ->
    [1] gemiste oproep van { $who }
   *[other] { $count } gemiste oproepen van { $who }
}
    .alone = { $count ->
        [1] gemiste oproep
       *[other] { $count } gemiste oproepen
    }
call-incoming = { $count ->
    [1] inkomende oproep van { $who }
   *[other] { $count } inkomende oproepen van { $who }
}
    .alone = { $count ->
        [1] inkomende oproep
       *[other] { $count } inkomende oproepen
    }
call-outgoing = { $count ->
    [1] uitgaande oproep naar { $who }
   *[other] { $count } uitgaande oproepen naar { $who }
}
    .alone = { $count ->
        [1] uitgaande oproep
       *[other] { $count } uitgaande oproepen
    }
