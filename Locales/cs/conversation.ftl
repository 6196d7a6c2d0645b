## Groups of people: osoba counts people of any gender. Ida a další 3 osoby, Ida a dalších 5 osob

people-more = { $count ->
    [1] { $who } a ještě { counted }
    [few] { $who } a další { counted }
   *[other] { $who } a dalších { counted }
}
people-list-more = { people-more }

## People who are writing a message now: the present tense, which has no gender

typing-one = { $who } píše
    .alone = někdo píše
typing-two = { $who } píšou
typing-several = několik osob píše

## The status of a message that the listener wrote: the impersonal participle

message-sent = odesláno
message-delivered = doručeno
message-seen = zobrazeno
message-seen-at = zobrazeno { FORM($time, case: "at") }
message-seen-on = zobrazeno { FORM($when, case: "past") }
# The colon leaves names as they are.
message-seen-by = zobrazeno: { $who }
message-not-sent = neodesláno

## Kinds of messages. Names come after a colon, for they would be inflected

message-own = vy: { $message }
    .alone = vy
message-reply = odpověď pro: { $who }
    .alone = odpověď
message-mention = { $who } vás zmiňuje
    .alone = zmínka o vás
message-reaction = { $who }, reakce: { $reaction }
    .alone = reakce: { $reaction }
    .several = { $who }, reakce: { $reaction }
    .own = vaše reakce: { $reaction }
    .own-with = vy a { $who }, reakce: { $reaction }
    .own-more = { $count ->
        [1] vy a ještě { FORM(counted, $noun) }, reakce: { $reaction }
        [few] vy a další { FORM(counted, $noun) }, reakce: { $reaction }
       *[other] vy a dalších { FORM(counted, $noun) }, reakce: { $reaction }
    }
message-of-kind = { FORM($noun, 1) } od: { $who }
message-deleted = zpráva smazána

## Entries in a list of phone calls

# 3 zmeškané hovory: Babička
call-missed = { calls-missed }: { $who }
    .alone = { calls-missed }
call-incoming = { calls-incoming }: { $who }
    .alone = { calls-incoming }
call-outgoing = { calls-outgoing }: { $who }
    .alone = { calls-outgoing }

calls-missed = { $count ->
    [1] zmeškaný hovor
    [few] { $count } zmeškané hovory
   *[other] { $count } zmeškaných hovorů
}
calls-incoming = { $count ->
    [1] příchozí hovor
    [few] { $count } příchozí hovory
   *[other] { $count } příchozích hovorů
}
calls-outgoing = { $count ->
    [1] odchozí hovor
    [few] { $count } odchozí hovory
   *[other] { $count } odchozích hovorů
}
