## Groups of people

people-more = { $who } dan { $count } orang lain
people-list-more = { $who }, dan { $count } orang lain

## People who are writing now

typing-one = { $who } sedang menaip
    .alone = seseorang sedang menaip
# same as typing-one
typing-two = { $who } sedang menaip
typing-several = beberapa orang sedang menaip

## The status of a message

message-sent = dihantar
message-delivered = sudah sampai
message-seen = sudah dilihat
message-seen-at = dilihat { $time }
message-seen-on = dilihat { $when }
message-seen-by = dilihat oleh { $who }
message-not-sent = tidak dihantar

## Kinds of messages

message-own = anda: { $message }
    .alone = anda
message-reply = balasan kepada { $who }
    .alone = balasan
message-mention = { $who } menyebut anda
    .alone = menyebut anda
message-reaction = { $who } memberi reaksi { $reaction }
    .alone = reaksi: { $reaction }
    .several = { $who } memberi reaksi { $reaction }
    .own = anda memberi reaksi { $reaction }
    .own-with = anda dan { $who } memberi reaksi { $reaction }
    .own-more = anda dan { $count } orang lain memberi reaksi { $reaction }
message-of-kind = { $noun } daripada { $who }
message-deleted = mesej telah dipadam

## Phone calls

call-missed = { $count ->
    [1] panggilan tidak dijawab daripada { $who }
   *[other] { $count } panggilan tidak dijawab daripada { $who }
}
    .alone = { $count ->
        [1] panggilan tidak dijawab
       *[other] { $count } panggilan tidak dijawab
    }
call-incoming = { $count ->
    [1] panggilan masuk daripada { $who }
   *[other] { $count } panggilan masuk daripada { $who }
}
    .alone = { $count ->
        [1] panggilan masuk
       *[other] { $count } panggilan masuk
    }
call-outgoing = { $count ->
    [1] panggilan keluar kepada { $who }
   *[other] { $count } panggilan keluar kepada { $who }
}
    .alone = { $count ->
        [1] panggilan keluar
       *[other] { $count } panggilan keluar
    }
