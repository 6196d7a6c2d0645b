## States: words that describe how something is
##
## A state is heard alone ("Taken"), after a name ("Aspirin: taken"), in a count ("2 doses taken"), and in a filter
## ("active medications only"). If the app names the thing, the state has the gender of that thing. Otherwise, use the
## form that your language has for no particular thing. English has the same form for all things.
##
## A state may also be the name of a field, before a time that can be in the future, such as "Due: 6:30 PM". If your
## language uses another word there, give the state a variant for the case "label", which label-field asks for.
##
## .place = after: the state follows the noun in a count, such as "2 doses taken" or "3 devices online". In English,
## such a state describes the place of a thing, or an action that was done to it. Other states come before the noun,
## such as "5 unread messages". "Pinned" and "archived" also come before the noun, because "1 message pinned" would
## sound like news.
##
## .front = never: the state follows the noun even in a filter. For example, English says "only tasks due", but
## "completed tasks only". "Charging devices" would sound like devices that charge others, and "playing songs" like the
## beginning of a sentence.
##
## .front = clause: the state is a short word, such as "on", after which a listener waits for more. English puts such a
## state into a clause in a filter, as in "only devices that are on".

# The state of a dose or a medicine.
# Example: Taken
state-taken = taken
    .place = after
# Example: Missed
state-missed = missed
# Example: Skipped
state-skipped = skipped
    .place = after
# The state of something that isn't done or decided yet.
# Example: Pending
state-pending = pending
# Example: Scheduled
state-scheduled = scheduled
# English adds "now", because "due" alone sounds like "do". The name of a field is "due" without "now".
# Example: Due now
state-due = { $case ->
    [as] due
    [label] due
   *[state] due now
}
# Example: Overdue
state-overdue = overdue
# Example: Completed
state-completed = completed
    .place = after
# Example: Not completed
state-not-completed = not completed
    .place = after
# Example: In progress
state-in-progress = in progress
    .place = after
    .front = never
# Example: Failed
state-failed = failed
# The American spelling, which a braille display shows. The British spelling is in the regional tables.
# Example: Canceled
state-cancelled = canceled
# Example: Approved
state-approved = approved
    .place = after
# Example: Declined
state-declined = declined
    .place = after
# Example: Refunded
state-refunded = refunded
    .place = after
# Example: Processing
state-processing = processing
    .place = after
# Example: Shipped
state-shipped = shipped
    .place = after
# Example: Delivered
state-delivered = delivered
    .place = after
# The state of something that isn't finished, such as a message that wasn't sent.
# Example: Draft
state-draft = draft
# Example: New
state-new = new
# English says "seen" instead of "read", because voices pronounce "read" like "reed" if it is alone or before a noun.
# After "as", they seldom do so, and "mark as read" is the usual phrase for mail.
# Example: Seen
state-read = { $case ->
    [as] { word-red }
   *[state] seen
}
# Example: Unread
state-unread = unread
# The state of a parcel, a file, or a door that somebody has opened.
# Example: Opened
state-opened = opened
    .place = after
# Example: Active
state-active = active
# Example: Inactive
state-inactive = inactive
# Example: On
state-on = on
    .place = after
    .front = clause
# Example: Off
state-off = off
    .place = after
    .front = clause
# Example: Enabled
state-enabled = enabled
    .place = after
# Example: Disabled
state-disabled = disabled
    .place = after
# Example: Online
state-online = online
    .place = after
# Example: Offline
state-offline = offline
    .place = after
# The state of a person who isn't at the device.
# Example: Away
state-away = away
    .place = after
    .front = clause
# Example: Busy
state-busy = busy
    .place = after
# Example: Connected
state-connected = connected
    .place = after
# Example: Disconnected
state-disconnected = disconnected
    .place = after
# Example: Selected
state-selected = selected
    .place = after
# Example: Not selected
state-not-selected = not selected
    .place = after
# The state of a checkbox.
# Example: Checked
state-checked = checked
    .place = after
# Example: Not checked
state-unchecked = not checked
    .place = after
# The state of a checkbox for several items, if only some of them are checked.
# Example: Partially checked
state-partially-checked = partially checked
    .place = after
# The state of a part of the screen whose content is shown.
# Example: Expanded
state-expanded = expanded
    .place = after
# The state of a part of the screen whose content is hidden.
# Example: Collapsed
state-collapsed = collapsed
    .place = after
# The state of a form field that must be filled in.
# Example: Required
state-required = required
# Example: Optional
state-optional = optional
# Example: Valid
state-valid = valid
# Example: Invalid
state-invalid = invalid
# Example: Empty
state-empty = empty
# The state of anything without room for more.
# Example: Full
state-full = full
# Example: Playing
state-playing = playing
    .place = after
    .front = never
# Example: Paused
state-paused = paused
# Example: Stopped
state-stopped = stopped
# Example: Muted
state-muted = muted
# English avoids "unmuted", because it differs from "muted" only in its first sound.
# Example: Sound on
state-unmuted = sound on
# Example: Locked
state-locked = locked
# Example: Unlocked
state-unlocked = unlocked
# Example: Favorite
state-favorite = favorite
# The state of something that is kept at the top of a list.
# Example: Pinned
state-pinned = pinned
# Example: Archived
state-archived = archived
# Example: Verified
state-verified = verified
# Example: Not verified
state-not-verified = not verified
# Example: Expired
state-expired = expired
# Example: Available
state-available = available
    .place = after
# The state comes before the noun, because "no attachments unavailable" has two negatives in a row.
# Example: Unavailable
state-unavailable = unavailable
# Example: Out of stock
state-out-of-stock = out of stock
    .place = after
# The state of something that happens at this moment, such as a broadcast. English adds "now", because a voice may read
# "live" alone as the verb.
# Example: Live now
state-live = live now
    .place = after
    .front = never
# Example: Syncing
state-syncing = syncing
    .place = after
    .front = never
# Example: Synced
state-synced = synced
    .place = after
# Example: Charging
state-charging = charging
    .place = after
    .front = never
# The state of a battery, a stock, a rating, or nearly anything else.
# Example: Low
state-low = low
# Example: Critical
state-critical = critical
# The state of a list that shows only some of its items.
# Example: Filtered
state-filtered = filtered
# The state of an answer in a test or a game.
# Example: Correct
state-correct = correct
# Example: Incorrect
state-incorrect = incorrect
# The state of a message, a comment, or a document that somebody changed after writing it.
# Example: Edited
state-edited = edited
    .place = after
# The state of a message that somebody sent on from another conversation.
# Example: Forwarded
state-forwarded = forwarded
# The state of a voice message, an episode, or a video that the listener has heard or watched to its end.
# Example: Played
state-played = played
    .place = after
# The state of a person, a topic, or a team whose news the listener gets. Compare noun-follower.
# Example: Followed
state-followed = followed
# A value that an item can't have, where a table shows "N/A".
# Example: Not applicable
state-not-applicable = not applicable
    .place = after
# The strength of a password, of a signal, or of a connection. This phrase and the next two are one scale.
# Example: Weak
state-weak = weak
# Example: Medium
state-medium = medium
# Example: Strong
state-strong = strong
# The first day of a range of days, in a calendar.
# Example: Start of range
state-range-start = start of range
    .place = after
    .front = never
# The last day of the range.
# Example: End of range
state-range-end = end of range
    .place = after
    .front = never

## Words that replace a state next to a noun that is counted

# English needs a single word here, because "no not completed tasks" is wrong, and "no unfinished tasks" is right.
# "Incomplete" would sound as if a part of an episode or a book were missing. Only orders and payments use "incomplete"
# (see noun.ftl).
adjective-not-completed = unfinished
adjective-not-selected = unselected
adjective-unchecked = unchecked
adjective-not-verified = unverified
adjective-due = due
    .place = after
    .front = never
# Write a word that comes before the noun, such as "seen" in "3 seen messages". "3 messages seen" would sound like
# news.
adjective-read = seen
# English says "being processed", because "1 payment processing" would sound like the business of processing payments.
adjective-processing = being processed
    .place = after
    .front = never
# English says "running low", because "low devices" would sound like devices near the floor.
adjective-low = running low
    .place = after
    .front = never
adjective-unmuted = with sound on
    .place = after
    .front = never

## A state after the word for "status"

# The state of a thing, introduced by the word "status".
# $state (phrase): one of the states above.
# Example: Status: Taken
status = status: { TITLE($state) }
