## Groups of people

people-more = { $who } dan { $count } orang lain
people-list-more = { $who }, dan { $count } orang lain

## People who are writing now

typing-one = { $who } sedang mengetik
    .alone = seseorang sedang mengetik
# same as typing-one
typing-two = { $who } sedang mengetik
typing-several = beberapa orang sedang mengetik

## The status of a message

message-sent = terkirim
message-delivered = tersampaikan
message-seen = sudah dilihat
message-seen-at = dilihat { $time }
message-seen-on = dilihat { $when }
message-seen-by = dilihat oleh { $who }
message-not-sent = tidak terkirim

## Kinds of messages

message-own = Anda: { $message }
    .alone = Anda
message-reply = balasan untuk { $who }
    .alone = balasan
message-mention = { $who } menyebut Anda
    .alone = menyebut Anda
message-reaction = { $who } bereaksi dengan { $reaction }
    .alone = reaksi: { $reaction }
    .several = { $who } bereaksi dengan { $reaction }
    .own = Anda bereaksi dengan { $reaction }
    .own-with = Anda dan { $who } bereaksi dengan { $reaction }
    .own-more = Anda dan { $count } orang lain bereaksi dengan { $reaction }
message-of-kind = { $noun } dari { $who }
message-deleted = pesan telah dihapus

## Phone calls

call-missed = { $count ->
    [1] panggilan tak terjawab dari { $who }
   *[other] { $count } panggilan tak terjawab dari { $who }
}
    .alone = { $count ->
        [1] panggilan tak terjawab
       *[other] { $count } panggilan tak terjawab
    }
call-incoming = { $count ->
    [1] panggilan masuk dari { $who }
   *[other] { $count } panggilan masuk dari { $who }
}
    .alone = { $count ->
        [1] panggilan masuk
       *[other] { $count } panggilan masuk
    }
call-outgoing = { $count ->
    [1] panggilan keluar ke { $who }
   *[other] { $count } panggilan keluar ke { $who }
}
    .alone = { $count ->
        [1] panggilan keluar
       *[other] { $count } panggilan keluar
    }
