## Groups of people. Names are never inflected, and no phrase depends on anyone's gender

# One person by name, and others without names.
# $who (text or phrase): the name, such as "Maya".
# $count (whole number): how many more people there are.
# $noun (phrase, optional): the noun "person". Use it if you say the number with a pattern from grammar.ftl.
# Example: Maya and 3 others
people-more = { $count ->
    [one] { $who } and { $count } other
   *[other] { $who } and { $count } others
}
# Several people by name, and others without names.
# $who (phrase): the names, such as "Maya, Omar".
# $count (whole number): how many more people there are.
# $noun (phrase, optional): the noun "person". Use it if you say the number with a pattern from grammar.ftl.
# Example: Maya, Omar, and 3 others
people-list-more = { $count ->
    [one] { $who }, and { $count } other
   *[other] { $who }, and { $count } others
}

## People who are writing a message now

# $who (text): the name of the person.
# .alone: if the name is blank.
# Example: Maya is typing
typing-one = { $who } is typing
    .alone = someone is typing
# $who (phrase): two names, such as "Maya and Omar".
# Example: Maya and Omar are typing
typing-two = { $who } are typing
# Three or more people.
# Example: Several people are typing
typing-several = several people are typing

## The status of a message that the listener wrote

# Example: Sent
message-sent = sent
# The recipient's device has the message. The recipient may not have seen it yet.
# Example: Delivered
message-delivered = delivered
# The recipient has seen the message.
# Example: Seen
message-seen = seen
# The recipient saw the message today.
# $time (phrase): the time of day, such as "2:14 PM".
# Example: Seen at 2:14 PM
message-seen-at = seen at { $time }
# The recipient saw the message on another day.
# $when (phrase): the day and the time, such as "yesterday at 2:14 PM".
# Example: Seen yesterday at 2:14 PM
message-seen-on = seen { $when }
# Some of the recipients have seen the message.
# $who (text or phrase): their names, their number, or both, such as "Maya and 3 others" or "3 people".
# $count (whole number, optional): how many people that is.
# Example: Seen by Maya and 3 others
message-seen-by = seen by { $who }
# The message couldn't be sent.
# Example: Not sent
message-not-sent = not sent

## Kinds of messages

# A message that the listener wrote, in a list of conversations.
# $message (text or phrase): the text of the message.
# .alone: if the text is blank.
# Example: You: OK
message-own = you: { $message }
    .alone = you
# A message that answers another one, or the text field for writing the answer. The phrase is a noun, not a request.
# $who (text): the name of the person who is answered.
# .alone: if the name is blank.
# Example: Reply to Omar
message-reply = reply to { $who }
    .alone = reply
# A message that mentions the listener.
# $who (text): the name of the person who wrote it.
# .alone: if the same label already says that name.
# Example: Maya mentions you
message-mention = { $who } mentions you
    .alone = mentions you
# Somebody answered a message with an emoji.
# $who (text): the name of the person.
# $reaction (text): the name of the emoji, in the app's words.
# .alone: if the name is blank.
# .several: if several people reacted in the same way.
# .several $who (phrase): their names, such as "Maya and Omar" or "Maya and 3 others".
# .several $reaction (text): the name of the emoji.
# .own: if the listener reacted.
# .own $reaction (text): the name of the emoji.
# .own-with: if the listener and another person reacted.
# .own-with $who (text): the name of the other person.
# .own-with $reaction (text): the name of the emoji.
# .own-more: if the listener and several others reacted.
# .own-more $count (whole number): how many others there are.
# .own-more $noun (phrase, optional): the noun "person". Use it if you say the number with a pattern from grammar.ftl.
# .own-more $reaction (text): the name of the emoji.
# Example: Maya reacted with heart
message-reaction = { $who } reacted with { $reaction }
    .alone = reaction: { $reaction }
    .several = { $who } reacted with { $reaction }
    .own = you reacted with { $reaction }
    .own-with = you and { $who } reacted with { $reaction }
    .own-more = { $count ->
        [one] you and { $count } other reacted with { $reaction }
       *[other] you and { $count } others reacted with { $reaction }
    }
# A message that is something else than text, in a conversation.
# $noun (phrase): the kind of message, such as "photo" or "voice message".
# $who (text): the name of the person who sent it.
# Example: Voice message from Maya
message-of-kind = { FORM($noun, 1) } from { $who }
# What is left of a message that its author deleted.
# Example: Message deleted
message-deleted = message deleted

## Entries in a list of phone calls
##
## Several calls with the same person may be one entry.

# Calls that nobody answered.
# $who (text): the name of the caller.
# $count (whole number): how many calls, 1 or more.
# .alone: if the name is blank.
# Example: 2 missed calls from Grandma
call-missed = { $count ->
    [1] missed call from { $who }
   *[other] { $count } missed calls from { $who }
}
    .alone = { $count ->
        [1] missed call
       *[other] { $count } missed calls
    }
# A call that is ringing now, or calls that were answered.
# $who (text): the name of the caller.
# $count (whole number): how many calls, 1 or more.
# .alone: if the name is blank.
# Example: Incoming call from Grandma
call-incoming = { $count ->
    [1] incoming call from { $who }
   *[other] { $count } incoming calls from { $who }
}
    .alone = { $count ->
        [1] incoming call
       *[other] { $count } incoming calls
    }
# Calls that the listener made.
# $who (text): the name of the person who was called.
# $count (whole number): how many calls, 1 or more.
# .alone: if the name is blank.
# Example: Outgoing call to Grandma
call-outgoing = { $count ->
    [1] outgoing call to { $who }
   *[other] { $count } outgoing calls to { $who }
}
    .alone = { $count ->
        [1] outgoing call
       *[other] { $count } outgoing calls
    }
