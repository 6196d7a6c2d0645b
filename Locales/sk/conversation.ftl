## Groups of people: osoba counts people of any gender. Ida a ďalšie 3 osoby, Ida a ďalších 5 osôb

people-more = { $count ->
    [1] { $who } a ešte { counted }
    [few] { $who } a ďalšie { counted }
   *[other] { $who } a ďalších { counted }
}
people-list-more = { people-more }

## People who are writing a message now: the present tense, which has no gender

typing-one = { $who } píše
    .alone = niekto píše
typing-two = { $who } píšu
typing-several = píše viacero ľudí

## The status of a message that the listener wrote: the neuter participle

message-sent = odoslané
message-delivered = doručené
message-seen = zobrazené
message-seen-at = zobrazené { FORM($time, case: "at") }
message-seen-on = zobrazené { FORM($when, case: "past") }
# The colon leaves names as they are.
message-seen-by = zobrazené: { $who }
message-not-sent = neodoslané

## Kinds of messages. Names come after a colon, for they would be inflected

message-own = vy: { $message }
    .alone = vy
message-reply = odpoveď pre: { $who }
    .alone = odpoveď
message-mention = { $who } vás spomína
    .alone = zmienka o vás
message-reaction = { $who }, reakcia: { $reaction }
    .alone = reakcia: { $reaction }
    .several = { $who }, reakcia: { $reaction }
    .own = vaša reakcia: { $reaction }
    .own-with = vy a { $who }, reakcia: { $reaction }
    .own-more = { $count ->
        [1] vy a ešte { FORM(counted, $noun) }, reakcia: { $reaction }
        [few] vy a ďalšie { FORM(counted, $noun) }, reakcia: { $reaction }
       *[other] vy a ďalších { FORM(counted, $noun) }, reakcia: { $reaction }
    }
message-of-kind = { FORM($noun, 1) } od: { $who }
message-deleted = správa vymazaná

## Entries in a list of phone calls

# 3 zmeškané hovory: Babka
call-missed = { calls-missed }: { $who }
    .alone = { calls-missed }
call-incoming = { calls-incoming }: { $who }
    .alone = { calls-incoming }
call-outgoing = { calls-outgoing }: { $who }
    .alone = { calls-outgoing }

calls-missed = { $count ->
    [1] zmeškaný hovor
    [few] { $count } zmeškané hovory
   *[other] { $count } zmeškaných hovorov
}
calls-incoming = { $count ->
    [1] prichádzajúci hovor
    [few] { $count } prichádzajúce hovory
   *[other] { $count } prichádzajúcich hovorov
}
calls-outgoing = { $count ->
    [1] odchádzajúci hovor
    [few] { $count } odchádzajúce hovory
   *[other] { $count } odchádzajúcich hovorov
}
