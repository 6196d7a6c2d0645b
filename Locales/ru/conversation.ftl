## Groups of people: человек counts people of any gender

people-more = { $who } и ещё { counted }
people-list-more = { people-more }

## People who are writing a message now: the present tense, which has no gender

typing-one = { $who } печатает
    .alone = кто-то печатает
typing-two = { $who } печатают
typing-several = несколько человек печатают

## The status of a message that the listener wrote: the impersonal past

message-sent = отправлено
message-delivered = доставлено
message-seen = просмотрено
message-seen-at = просмотрено в { FORM($time, case: "bare") }
message-seen-on = просмотрено { FORM($when, case: "past") }
# The colon leaves names as they are.
message-seen-by = кто просмотрел: { $who }
message-not-sent = не отправлено

## Kinds of messages. Names come after a colon, for they would be inflected

message-own = вы: { $message }
    .alone = вы
message-reply = ответ, кому: { $who }
    .alone = ответ
message-mention = { $who } упоминает вас
    .alone = упоминание о вас
message-reaction = { $who }, реакция: { $reaction }
    .alone = реакция: { $reaction }
    .several = { $who }, реакция: { $reaction }
    .own = ваша реакция: { $reaction }
    .own-with = вы и { $who }, реакция: { $reaction }
    .own-more = вы и ещё { counted }, реакция: { $reaction }
message-of-kind = { FORM($noun, 1) }, от кого: { $who }
message-deleted = сообщение удалено

## Entries in a list of phone calls

# 3 пропущенных звонка: Бабушка
call-missed = { calls-missed }: { $who }
    .alone = { calls-missed }
call-incoming = { calls-incoming }: { $who }
    .alone = { calls-incoming }
call-outgoing = { calls-outgoing }: { $who }
    .alone = { calls-outgoing }

calls-missed = { $count ->
    [1] пропущенный звонок
    [one] { $count } пропущенный звонок
    [few] { $count } пропущенных звонка
   *[many] { $count } пропущенных звонков
}
calls-incoming = { $count ->
    [1] входящий звонок
    [one] { $count } входящий звонок
    [few] { $count } входящих звонка
   *[many] { $count } входящих звонков
}
calls-outgoing = { $count ->
    [1] исходящий звонок
    [one] { $count } исходящий звонок
    [few] { $count } исходящих звонка
   *[many] { $count } исходящих звонков
}
