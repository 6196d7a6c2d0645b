## Groups of people: osoba counts people of any gender

people-more = { $who } i jeszcze { counted }
people-list-more = { people-more }

## People who are writing a message now: the present tense, which has no gender

typing-one = { $who } pisze
    .alone = ktoś pisze
typing-two = { $who } piszą
typing-several = kilka osób pisze

## The status of a message that the listener wrote: the impersonal past

message-sent = wysłano
message-delivered = dostarczono
message-seen = wyświetlono
message-seen-at = wyświetlono o { FORM($time, case: "bare") }
message-seen-on = wyświetlono { FORM($when, case: "past") }
# The colon leaves names as they are.
message-seen-by = wyświetlone przez: { $who }
message-not-sent = nie wysłano

## Kinds of messages. Names come after a colon, for they would be inflected

message-own = Ty: { $message }
    .alone = Ty
message-reply = odpowiedź do: { $who }
    .alone = odpowiedź
message-mention = { $who } wspomina o Tobie
    .alone = wzmianka o Tobie
message-reaction = { $who }, reakcja: { $reaction }
    .alone = reakcja: { $reaction }
    .several = { $who }, reakcja: { $reaction }
    .own = Twoja reakcja: { $reaction }
    .own-with = Ty i { $who }, reakcja: { $reaction }
    .own-more = Ty i jeszcze { FORM(counted, $noun) }, reakcja: { $reaction }
message-of-kind = { FORM($noun, 1) } od: { $who }
message-deleted = wiadomość usunięta

## Entries in a list of phone calls

# 3 nieodebrane połączenia: Babcia
call-missed = { calls-missed }: { $who }
    .alone = { calls-missed }
call-incoming = { calls-incoming }: { $who }
    .alone = { calls-incoming }
call-outgoing = { calls-outgoing }: { $who }
    .alone = { calls-outgoing }

calls-missed = { $count ->
    [1] nieodebrane połączenie
    [few] { $count } nieodebrane połączenia
   *[many] { $count } nieodebranych połączeń
}
calls-incoming = { $count ->
    [1] połączenie przychodzące
    [few] { $count } połączenia przychodzące
   *[many] { $count } połączeń przychodzących
}
calls-outgoing = { $count ->
    [1] połączenie wychodzące
    [few] { $count } połączenia wychodzące
   *[many] { $count } połączeń wychodzących
}
