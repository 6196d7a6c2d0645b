## People together: osoba counts people of any gender

people-more = { $who } i jeszcze { counted }
people-list-more = { people-more }

## Who writes now: the present tense, which has no gender

typing-one = { $who } pisze
    .alone = ktoś pisze
typing-two = { $who } piszą
typing-several = kilka osób pisze

## What became of a message: the impersonal past

message-sending = wysyłanie
message-sent = wysłano
message-delivered = dostarczono
message-seen = wyświetlono
message-seen-at = wyświetlono o { FORM($time, case: "bare") }
message-seen-on = wyświetlono { FORM($when, case: "past") }
# The colon leaves names as they are.
message-seen-by = wyświetlone przez: { $who }
message-not-sent = nie wysłano

## What a message is. Names stand behind a colon, for they would be inflected

message-own = Ty: { $message }
    .alone = Ty
message-reply = odpowiedź do: { $who }
    .alone = odpowiedź
message-mention = { $who } wspomina o Tobie
    .alone = wzmianka o Tobie
message-reaction = { $who }, reakcja: { $reaction }
    .alone = reakcja: { $reaction }

## Calls. $case "several" is what they are called where their number follows, or stands before them if it is 2, 3, 4, 22 …
## (3 nieodebrane połączenia); "genitive" stands behind all other numbers (5 nieodebranych połączeń).

call-missed = { $case ->
    [several] nieodebrane połączenia: { $who }
   *[one] nieodebrane połączenie: { $who }
}
    .alone = { $case ->
        [several] nieodebrane połączenia
        [genitive] nieodebranych połączeń
       *[one] nieodebrane połączenie
    }
call-incoming = { $case ->
    [several] połączenia przychodzące: { $who }
   *[one] połączenie przychodzące: { $who }
}
    .alone = { $case ->
        [several] połączenia przychodzące
        [genitive] połączeń przychodzących
       *[one] połączenie przychodzące
    }
call-outgoing = { $case ->
    [several] połączenia wychodzące: { $who }
   *[one] połączenie wychodzące: { $who }
}
    .alone = { $case ->
        [several] połączenia wychodzące
        [genitive] połączeń wychodzących
       *[one] połączenie wychodzące
    }
# 3 nieodebrane połączenia; with a name nieodebrane połączenia: Babcia, łącznie 3
call-several = { TAIL($first) ->
    [call] { $count ->
        [1] { $first }
        [few] { $count } { FORM($first, case: "several") }
       *[many] { $count } { FORM($first, case: "genitive") }
    }
   *[named] { FORM($first, case: "several") }, łącznie { $count }
}
-tail-call = połączenie przychodzące wychodzące
