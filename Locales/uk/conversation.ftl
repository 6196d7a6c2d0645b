## Groups of people: людина is a word for people of any gender

people-more = { $who } та ще { counted }
people-list-more = { people-more }

## People who are writing a message now: the present tense, which has no gender

typing-one = { $who } друкує
    .alone = хтось друкує
typing-two = { $who } друкують
typing-several = кілька людей друкують

## The status of a message that the listener wrote: the impersonal past

message-sent = надіслано
message-delivered = доставлено
message-seen = переглянуто
message-seen-at = переглянуто { FORM($time, case: "at") }
message-seen-on = переглянуто { FORM($when, case: "pastwithin") }
# The colon leaves names as they are.
message-seen-by = хто переглянув: { $who }
message-not-sent = не надіслано

## Kinds of messages. Names come after a colon, for they would be inflected

message-own = ви: { $message }
    .alone = ви
message-reply = відповідь, кому: { $who }
    .alone = відповідь
message-mention = { $who } згадує вас
    .alone = згадка про вас
message-reaction = { $who }, реакція: { $reaction }
    .alone = реакція: { $reaction }
    .several = { $who }, реакція: { $reaction }
    .own = ваша реакція: { $reaction }
    .own-with = ви та { $who }, реакція: { $reaction }
    .own-more = ви та ще { FORM(counted, $noun) }, реакція: { $reaction }
message-of-kind = { FORM($noun, 1) }, від кого: { $who }
message-deleted = повідомлення видалено

## Entries in a list of phone calls

# 3 пропущені виклики: Бабуся
call-missed = { calls-missed }: { $who }
    .alone = { calls-missed }
call-incoming = { calls-incoming }: { $who }
    .alone = { calls-incoming }
call-outgoing = { calls-outgoing }: { $who }
    .alone = { calls-outgoing }

calls-missed = { $count ->
    [1] пропущений виклик
    [one] { $count } пропущений виклик
    [few] { $count } пропущені виклики
   *[many] { $count } пропущених викликів
}
calls-incoming = { $count ->
    [1] вхідний виклик
    [one] { $count } вхідний виклик
    [few] { $count } вхідні виклики
   *[many] { $count } вхідних викликів
}
calls-outgoing = { $count ->
    [1] вихідний виклик
    [one] { $count } вихідний виклик
    [few] { $count } вихідні виклики
   *[many] { $count } вихідних викликів
}
