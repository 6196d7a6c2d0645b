## Groups of people

people-more = { $who }和其他{ numeral }人
people-list-more = { people-more }

## People who are writing a message now

typing-one = { $who }正在輸入
    .alone = 有人正在輸入
# same as typing-one
typing-two = { $who }正在輸入
typing-several = 多人正在輸入

## The status of a message that the listener wrote

message-sent = 已傳送
message-delivered = 已送達
message-seen = 已讀
message-seen-at = { $time }已讀
message-seen-on = { $when }已讀
message-seen-by = { $who }已讀
message-not-sent = 未傳送

## Kinds of messages

message-own = 你：{ $message }
    .alone = 你
message-reply = 回覆{ $who }
    .alone = 回覆
message-mention = { $who }提到你
    .alone = 提到你
message-reaction = { $who }的回應：{ $reaction }
    .alone = 回應：{ $reaction }
    .several = { $who }的回應：{ $reaction }
    .own = 你的回應：{ $reaction }
    .own-with = 你和{ $who }的回應：{ $reaction }
    .own-more = 你和其他{ numeral }人的回應：{ $reaction }
message-of-kind = 來自{ $who }的{ FORM($noun, form: "thing") }
message-deleted = 訊息已刪除

## Entries in a list of phone calls

# 來自奶奶的兩通未接來電
call-missed = { $count ->
    [1] 來自{ $who }的未接來電
   *[other] 來自{ $who }的{ numeral }通未接來電
}
    .alone = { $count ->
        [1] 未接來電
       *[other] { numeral }通未接來電
    }
call-incoming = { $count ->
    [1] 來自{ $who }的來電
   *[other] 來自{ $who }的{ numeral }通來電
}
    .alone = { $count ->
        [1] 來電
       *[other] { numeral }通來電
    }
call-outgoing = { $count ->
    [1] 撥給{ $who }的電話
   *[other] 撥給{ $who }的{ numeral }通電話
}
    .alone = { $count ->
        [1] 撥出的電話
       *[other] { numeral }通撥出的電話
    }
