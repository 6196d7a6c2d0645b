## People together. Names are text: they are worded so that nothing need be inflected, and nothing tells anyone's gender

# One person by name, and others who are not named.
# $who (text or phrase): the name.
# $count (whole number): how many more people there are.
# $noun (phrase, optional): what they are, for the patterns of grammar.ftl: a person.
# Example: Maya and 3 others
people-more = { $count ->
    [one] { $who } and { $count } other
   *[other] { $who } and { $count } others
}
# Several by name, and others who are not.
# $who (phrase): the names.
# $count (whole number): how many more people there are.
# $noun (phrase, optional): what they are, for the patterns of grammar.ftl: a person.
# Example: Maya, Omar, and 3 others
people-list-more = { $count ->
    [one] { $who }, and { $count } other
   *[other] { $who }, and { $count } others
}

## Who writes now

# $who (text): who it is.
# .alone: where the name is blank.
# Example: Maya is typing
typing-one = { $who } is typing
    .alone = someone is typing
# $who (phrase): two names.
# Example: Maya and Omar are typing
typing-two = { $who } are typing
# Three and more.
# Example: Several people are typing
typing-several = several people are typing

## What became of a message that the listener sent

# Example: Sending
message-sending = sending
# Example: Sent
message-sent = sent
# It reached the device of whoever it was sent to, and may not have been seen yet.
# Example: Delivered
message-delivered = delivered
# Example: Seen
message-seen = seen
# Today.
# $time (phrase): the time of day.
# Example: Seen at 2:14 PM
message-seen-at = seen at { $time }
# Another day.
# $when (phrase): the day, and the time of day.
# Example: Seen yesterday at 2:14 PM
message-seen-on = seen { $when }
# $who (text or phrase): one who saw it, or several, by name or only counted: 3 people.
# $count (whole number, optional): how many they are.
# Example: Seen by Maya and 3 others
message-seen-by = seen by { $who }
# Example: Not sent
message-not-sent = not sent

## What a message is

# In a list of conversations: the listener's own message.
# $message (text or phrase): the message.
# .alone: where the message is blank.
# Example: You: OK
message-own = you: { $message }
    .alone = you
# A noun, what the message is, and not an order to reply. Of a message, and of the field in which one is written.
# $who (text): whom it answers.
# .alone: where the name is blank.
# Example: Reply to Omar
message-reply = reply to { $who }
    .alone = reply
# $who (text): who wrote it.
# .alone: where that is said beside it.
# Example: Maya mentions you
message-mention = { $who } mentions you
    .alone = mentions you
# $who (text): who reacted.
# $reaction (text): the name of the emoji, in the app's words.
# .alone: where the name is blank.
# Example: Maya reacted with heart
message-reaction = { $who } reacted with { $reaction }
    .alone = reaction: { $reaction }

## Calls

# $who (text): who called.
# .alone: where the name is blank.
# Example: Missed call from Grandma
call-missed = { $case ->
    [several] missed calls from { $who }
   *[one] missed call from { $who }
}
    .alone = { $case ->
        [several] missed calls
       *[one] missed call
    }
# It rings, or it was answered.
# $who (text): who calls.
# .alone: where the name is blank.
# Example: Incoming call from Grandma
call-incoming = { $case ->
    [several] incoming calls from { $who }
   *[one] incoming call from { $who }
}
    .alone = { $case ->
        [several] incoming calls
       *[one] incoming call
    }
# $who (text): whom the listener calls.
# .alone: where the name is blank.
# Example: Outgoing call to Grandma
call-outgoing = { $case ->
    [several] outgoing calls to { $who }
   *[one] outgoing call to { $who }
}
    .alone = { $case ->
        [several] outgoing calls
       *[one] outgoing call
    }
# Without a name there is nothing before the calls: 2 missed calls. So they are told by their end, and a name that has the
# same one is said right all the same.
-tail-call = call !mccall

# Several of one sort, in one row.
# $first (phrase): what sort, from above.
# $count (whole number, optional): how many, 2 or more.
# $counted (phrase, optional): so many calls.
# Example: Missed call from Grandma, 2 calls
call-several = { TAIL($first) ->
    [call] { $count } { FORM($first, case: "several") }
   *[named] { $first }, { $counted }
}
