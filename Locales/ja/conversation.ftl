## Groups of people

people-more = { $who }、ほか{ $count }人
people-list-more = { people-more }

## People who are writing a message now

typing-one = { $who }が入力中
    .alone = 入力中
# same as typing-one
typing-two = { $who }が入力中
typing-several = 複数の人が入力中

## The status of a message that the listener wrote

message-sent = 送信済み
message-delivered = 配信済み
message-seen = 既読
message-seen-at = { $time }に既読
message-seen-on = { $when }に既読
message-seen-by = { $who }が既読
message-not-sent = 未送信

## Kinds of messages

# Avoid 自分、, which is heard as "I" where a sentence follows, not あなた、, which calls out to someone.
message-own = 自分のメッセージ、{ $message }
    .alone = 自分のメッセージ
message-reply = { $who }への返信
    .alone = 返信
message-mention = { $who }からのメンション
    .alone = 自分へのメンション
message-reaction = { $who }のリアクション、{ $reaction }
    .alone = リアクション、{ $reaction }
    .several = { $who }のリアクション、{ $reaction }
    .own = 自分のリアクション、{ $reaction }
    .own-with = 自分と{ $who }のリアクション、{ $reaction }
    .own-more = 自分とほか{ $count }人のリアクション、{ $reaction }
message-of-kind = { $who }からの{ $noun }
message-deleted = メッセージは削除されました

## Entries in a list of phone calls

# ママからの不在着信2件. Not 2件の通話: a call that was missed is no conversation.
call-missed = { $who }からの{ calls-missed }
    .alone = { calls-missed }
call-incoming = { $who }からの{ calls-incoming }
    .alone = { calls-incoming }
call-outgoing = { $who }への{ calls-outgoing }
    .alone = { calls-outgoing }

calls-missed = { $count ->
    [1] 不在着信
   *[other] 不在着信{ $count }件
}
calls-incoming = { $count ->
    [1] 着信
   *[other] 着信{ $count }件
}
calls-outgoing = { $count ->
    [1] 発信
   *[other] 発信{ $count }件
}
