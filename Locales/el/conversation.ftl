## Groups of people

# Maya και ένα ακόμη άτομο, Maya και 3 ακόμη άτομα
people-more = { $count ->
    [1] { $who } και ένα ακόμη άτομο
   *[other] { $who } και { $count } ακόμη άτομα
}
people-list-more = { people-more }

## People who are writing a message now. A name as a subject would need an article, so a colon comes after it

typing-one = { $who }: πληκτρολογεί
    .alone = κάποιος πληκτρολογεί
typing-two = { $who }: πληκτρολογούν
typing-several = αρκετά άτομα πληκτρολογούν

## The status of a message that the listener wrote

message-sent = στάλθηκε
message-delivered = παραδόθηκε
message-seen = προβλήθηκε
message-seen-at = προβλήθηκε { FORM($time, case: "at") }
message-seen-on = προβλήθηκε { FORM($when, case: "on") }
message-seen-by = προβλήθηκε από { FORM($who, case: "accusative") }
message-not-sent = δεν στάλθηκε

## Kinds of messages

message-own = εσείς: { $message }
    .alone = εσείς
message-reply = απάντηση σε { $who }
    .alone = απάντηση
message-mention = αναφορά σε εσάς από { $who }
    .alone = αναφορά σε εσάς
message-reaction = αντίδραση από { $who }: { $reaction }
    .alone = αντίδραση: { $reaction }
    .several = αντίδραση από { FORM($who, case: "accusative") }: { $reaction }
    .own = η αντίδρασή σας: { $reaction }
    .own-with = αντίδραση από εσάς και { $who }: { $reaction }
    .own-more = { $count ->
        [1] αντίδραση από εσάς και ένα ακόμη άτομο: { $reaction }
       *[other] αντίδραση από εσάς και { $count } ακόμη άτομα: { $reaction }
    }
message-of-kind = { FORM($noun, 1) } από { $who }
message-deleted = το μήνυμα διαγράφηκε

## Entries in a list of phone calls

call-missed = { calls-missed } από { $who }
    .alone = { calls-missed }
call-incoming = { calls-incoming } από { $who }
    .alone = { calls-incoming }
call-outgoing = { calls-outgoing } προς { $who }
    .alone = { calls-outgoing }

calls-missed = { $count ->
    [1] αναπάντητη κλήση
   *[other] { NUMBER($count, style: "count", gender: "feminine") } αναπάντητες κλήσεις
}
calls-incoming = { $count ->
    [1] εισερχόμενη κλήση
   *[other] { NUMBER($count, style: "count", gender: "feminine") } εισερχόμενες κλήσεις
}
calls-outgoing = { $count ->
    [1] εξερχόμενη κλήση
   *[other] { NUMBER($count, style: "count", gender: "feminine") } εξερχόμενες κλήσεις
}
