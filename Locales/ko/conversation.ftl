## Groups of people

people-more = { $who } 외 { $count }명
# same as people-more
people-list-more = { $who } 외 { $count }명

## People who are writing a message now. Without a particle, which would depend on the name

typing-one = { $who } 입력 중
    .alone = 누군가 입력 중
# same as typing-one
typing-two = { $who } 입력 중
typing-several = 여러 명이 입력 중

## The status of a message that the listener wrote

message-sent = 보냄
message-delivered = 전송됨
message-seen = 읽음
message-seen-at = { $time }에 읽음
message-seen-on = { $when }에 읽음
message-seen-by = { $who } 읽음
message-not-sent = 보내지 못함

## Kinds of messages

message-own = 나: { $message }
    .alone = 나
message-reply = { $who }에게 답장
    .alone = 답장
message-mention = { $who }의 멘션
    .alone = 나를 멘션함
message-reaction = { $who }의 반응: { $reaction }
    .alone = 반응: { $reaction }
    .several = { $who }의 반응: { $reaction }
    .own = 내 반응: { $reaction }
    .own-with = 나와 { $who }의 반응: { $reaction }
    .own-more = 나 외 { $count }명의 반응: { $reaction }
message-of-kind = { $who }에게서 온 { $noun }
message-deleted = 삭제된 메시지

## Entries in a list of phone calls

call-missed = { $count ->
    [1] { $who }의 부재중 전화
   *[other] { $who }의 부재중 전화 { $count }통
}
    .alone = { $count ->
        [1] 부재중 전화
       *[other] 부재중 전화 { $count }통
    }
call-incoming = { $count ->
    [1] { $who }에게서 걸려 온 전화
   *[other] { $who }에게서 걸려 온 전화 { $count }통
}
    .alone = { $count ->
        [1] 걸려 온 전화
       *[other] 걸려 온 전화 { $count }통
    }
call-outgoing = { $count ->
    [1] { $who }에게 건 전화
   *[other] { $who }에게 건 전화 { $count }통
}
    .alone = { $count ->
        [1] 발신 전화
       *[other] 발신 전화 { $count }통
    }
