## Groups of people

people-more = { $who } ଏବଂ ଆଉ { $count ->
    [1] ଜଣେ
   *[other] { $count } ଜଣ
}
people-list-more = { people-more }

## People who are writing a message now, whom the verb honors

typing-one = { $who } ଲେଖୁଛନ୍ତି
    .alone = କେହି ଲେଖୁଛନ୍ତି
# same as typing-one
typing-two = { $who } ଲେଖୁଛନ୍ତି
typing-several = କିଛି ଲୋକ ଲେଖୁଛନ୍ତି

## The status of a message that the listener wrote

message-sent = ପଠାଯାଇଛି
message-delivered = ପହଞ୍ଚିଛି
message-seen = ଦେଖାଯାଇଛି
message-seen-at = { FORM($time, case: "at") } ଦେଖାଯାଇଛି
message-seen-on = { FORM($when, case: "on") } ଦେଖାଯାଇଛି
message-seen-by = { $who } ଦେଖିଛନ୍ତି
message-not-sent = ପଠାଯାଇପାରିଲା ନାହିଁ

## Kinds of messages

message-own = ଆପଣ: { $message }
    .alone = ଆପଣ
message-reply = { $who }-ଙ୍କୁ ଉତ୍ତର
    .alone = ଉତ୍ତର
message-mention = { $who } ଆପଣଙ୍କୁ ଉଲ୍ଲେଖ କରିଛନ୍ତି
    .alone = ଆପଣଙ୍କ ଉଲ୍ଲେଖ
message-reaction = { $who }-ଙ୍କର ପ୍ରତିକ୍ରିୟା: { $reaction }
    .alone = ପ୍ରତିକ୍ରିୟା: { $reaction }
    .several = { $who } ପ୍ରତିକ୍ରିୟା ଦେଇଛନ୍ତି: { $reaction }
    .own = ଆପଣଙ୍କ ପ୍ରତିକ୍ରିୟା: { $reaction }
    .own-with = ଆପଣ ଏବଂ { $who } ପ୍ରତିକ୍ରିୟା ଦେଇଛନ୍ତି: { $reaction }
    .own-more = { $count ->
        [1] ଆପଣ ଏବଂ ଆଉ ଜଣେ ପ୍ରତିକ୍ରିୟା ଦେଇଛନ୍ତି: { $reaction }
       *[other] ଆପଣ ଏବଂ ଆଉ { $count } ଜଣ ପ୍ରତିକ୍ରିୟା ଦେଇଛନ୍ତି: { $reaction }
    }
message-of-kind = { $who }-ଙ୍କଠାରୁ { FORM($noun, 1) }
message-deleted = ବାର୍ତ୍ତା ଡିଲିଟ କରାଯାଇଛି

## Entries in a list of phone calls

call-missed = { $who }-ଙ୍କର { calls-missed }
    .alone = { calls-missed }
call-incoming = { $who }-ଙ୍କଠାରୁ { calls-incoming }
    .alone = { calls-incoming }
call-outgoing = { $who }-ଙ୍କୁ { calls-outgoing }
    .alone = { calls-outgoing }

calls-missed = { $count ->
    [1] ମିସଡ କଲ୍
   *[other] { $count }ଟି ମିସଡ କଲ୍
}
calls-incoming = { $count ->
    [1] ଇନକମିଂ କଲ୍
   *[other] { $count }ଟି ଇନକମିଂ କଲ୍
}
calls-outgoing = { $count ->
    [1] ଆଉଟଗୋଇଂ କଲ୍
   *[other] { $count }ଟି ଆଉଟଗୋଇଂ କଲ୍
}
