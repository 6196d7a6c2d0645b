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

# Several may stand in one row.
# $who (text): who called.
# $count (whole number): how many, 1 or more.
# .alone: where the name is blank.
# Example: 2 missed calls from Grandma
call-missed = { $count ->
    [1] missed call from { $who }
   *[other] { $count } missed calls from { $who }
}
    .alone = { $count ->
        [1] missed call
       *[other] { $count } missed calls
    }
# It rings, or it was answered.
# $who (text): who calls.
# $count (whole number): how many, 1 or more.
# .alone: where the name is blank.
# Example: Incoming call from Grandma
call-incoming = { $count ->
    [1] incoming call from { $who }
   *[other] { $count } incoming calls from { $who }
}
    .alone = { $count ->
        [1] incoming call
       *[other] { $count } incoming calls
    }
# $who (text): whom the listener calls.
# $count (whole number): how many, 1 or more.
# .alone: where the name is blank.
# Example: Outgoing call to Grandma
call-outgoing = { $count ->
    [1] outgoing call to { $who }
   *[other] { $count } outgoing calls to { $who }
}
    .alone = { $count ->
        [1] outgoing call
       *[other] { $count } outgoing calls
    }
