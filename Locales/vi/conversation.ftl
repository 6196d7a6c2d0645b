## Groups of people

people-more = { $who } và { $count } người khác
people-list-more = { people-more }

## People who are writing a message now

typing-one = { $who } đang nhập
    .alone = có người đang nhập
# same as typing-one
typing-two = { $who } đang nhập
typing-several = nhiều người đang nhập

## The status of a message that the listener wrote

message-sent = đã gửi
message-delivered = đã gửi đến nơi
message-seen = đã xem
message-seen-at = đã xem lúc { $time }
message-seen-on = đã xem { FORM($when, case: "on") }
message-seen-by = { $who } đã xem
message-not-sent = chưa gửi được

## Kinds of messages

message-own = bạn: { $message }
    .alone = bạn
message-reply = câu trả lời cho { $who }
    .alone = câu trả lời
message-mention = { $who } nhắc đến bạn
    .alone = nhắc đến bạn
message-reaction = { $who } bày tỏ cảm xúc: { $reaction }
    .alone = bày tỏ cảm xúc: { $reaction }
    .several = { $who } bày tỏ cảm xúc: { $reaction }
    .own = bạn bày tỏ cảm xúc: { $reaction }
    .own-with = bạn và { $who } bày tỏ cảm xúc: { $reaction }
    .own-more = bạn và { $count } người khác bày tỏ cảm xúc: { $reaction }
message-of-kind = { FORM($noun, form: "name") } từ { $who }
message-deleted = tin nhắn đã bị xóa

## Entries in a list of phone calls

call-missed = { $count ->
    [1] cuộc gọi nhỡ từ { $who }
   *[other] { $count } cuộc gọi nhỡ từ { $who }
}
    .alone = { $count ->
        [1] cuộc gọi nhỡ
       *[other] { $count } cuộc gọi nhỡ
    }
call-incoming = { $count ->
    [1] cuộc gọi đến từ { $who }
   *[other] { $count } cuộc gọi đến từ { $who }
}
    .alone = { $count ->
        [1] cuộc gọi đến
       *[other] { $count } cuộc gọi đến
    }
call-outgoing = { $count ->
    [1] cuộc gọi đi tới { $who }
   *[other] { $count } cuộc gọi đi tới { $who }
}
    .alone = { $count ->
        [1] cuộc gọi đi
       *[other] { $count } cuộc gọi đi
    }
