## Groups of people

people-more = { $who } এবং আরও { $count } জন
people-list-more = { people-more }

## People who are writing a message now, whom the verb honors

typing-one = { $who } লিখছেন
    .alone = কেউ লিখছেন
# same as typing-one
typing-two = { $who } লিখছেন
typing-several = কয়েকজন লিখছেন

## The status of a message that the listener wrote

message-sent = পাঠানো হয়েছে
message-delivered = পৌঁছেছে
message-seen = দেখা হয়েছে
message-seen-at = { FORM($time, case: "at") } দেখা হয়েছে
message-seen-on = { $when } দেখা হয়েছে
message-seen-by = { $who } দেখেছেন
message-not-sent = পাঠানো যায়নি

## Kinds of messages

message-own = আপনি: { $message }
    .alone = আপনি
message-reply = { $who }-কে উত্তর
    .alone = উত্তর
message-mention = { $who } আপনার উল্লেখ করেছেন
    .alone = আপনার উল্লেখ
message-reaction = { $who }-এর প্রতিক্রিয়া: { $reaction }
    .alone = প্রতিক্রিয়া: { $reaction }
    .several = { $who } প্রতিক্রিয়া জানিয়েছেন: { $reaction }
    .own = আপনার প্রতিক্রিয়া: { $reaction }
    .own-with = আপনি এবং { $who } প্রতিক্রিয়া জানিয়েছেন: { $reaction }
    .own-more = আপনি এবং আরও { $count } জন প্রতিক্রিয়া জানিয়েছেন: { $reaction }
message-of-kind = { $who }-এর পাঠানো { FORM($noun, 1) }
message-deleted = বার্তা মোছা হয়েছে

## Entries in a list of phone calls

call-missed = { $who }-এর কাছ থেকে { calls-missed }
    .alone = { calls-missed }
call-incoming = { $who }-এর কাছ থেকে { calls-incoming }
    .alone = { calls-incoming }
call-outgoing = { $who }-কে { calls-made }
    .alone = { calls-outgoing }

calls-missed = { $count ->
    [1] মিসড কল
   *[other] { $count }টি মিসড কল
}
calls-incoming = { $count ->
    [1] ইনকামিং কল
   *[other] { $count }টি ইনকামিং কল
}
calls-outgoing = { $count ->
    [1] আউটগোইং কল
   *[other] { $count }টি আউটগোইং কল
}
calls-made = { $count ->
    [1] কল করা হয়েছে
   *[other] { $count } বার কল করা হয়েছে
}
