## Groups of people

people-more = { $who }和另外{ numeral }人
people-list-more = { people-more }

## People who are writing a message now

typing-one = { $who }正在输入
    .alone = 有人正在输入
# same as typing-one
typing-two = { $who }正在输入
typing-several = 多人正在输入

## The status of a message that the listener wrote

message-sent = 已发送
message-delivered = 已送达
message-seen = 已读
message-seen-at = { $time }已读
message-seen-on = { $when }已读
message-seen-by = { $who }已读
message-not-sent = 未发送

## Kinds of messages

message-own = 你：{ $message }
    .alone = 你
message-reply = 对{ $who }的回复
    .alone = 回复
message-mention = { $who }提到了你
    .alone = 提到了你
message-reaction = { $who }的回应：{ $reaction }
    .alone = 回应：{ $reaction }
    .several = { $who }的回应：{ $reaction }
    .own = 你的回应：{ $reaction }
    .own-with = 你和{ $who }的回应：{ $reaction }
    .own-more = 你和另外{ numeral }人的回应：{ $reaction }
message-of-kind = 来自{ $who }的{ FORM($noun, form: "thing") }
message-deleted = 消息已删除

## Entries in a list of phone calls

# 来自奶奶的两个未接来电
call-missed = { $count ->
    [1] 来自{ $who }的未接来电
   *[other] 来自{ $who }的{ numeral }个未接来电
}
    .alone = { $count ->
        [1] 未接来电
       *[other] { numeral }个未接来电
    }
call-incoming = { $count ->
    [1] 来自{ $who }的来电
   *[other] 来自{ $who }的{ numeral }次来电
}
    .alone = { $count ->
        [1] 来电
       *[other] { numeral }次来电
    }
call-outgoing = { $count ->
    [1] 拨给{ $who }的电话
   *[other] 拨给{ $who }的{ numeral }个电话
}
    .alone = { $count ->
        [1] 拨出的电话
       *[other] { numeral }个拨出的电话
    }
