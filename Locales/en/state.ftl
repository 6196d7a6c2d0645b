## States, alone or of something
##
## The gender is ambient: that of the thing that is in the state, where the app named one. Without one a language says
## the state in its impersonal form. English says all of them alike.
##
## A state may also name a field, in front of a time that may still be ahead: "Due: 6:30 PM". Where a language says that
## in another way, its label-field asks the name for the case "label".
##
## .place = after: what was done to a thing, or where it is, stands behind it (2 doses taken, 3 devices online); what it is
## stands before (5 unread messages). What is pinned or archived stays so: behind the thing it is heard as news.
##
## .front = never: what does not stand before a thing even where a filter tells things apart by it: completed tasks only, but
## only tasks due. "Charging devices" charge others, and to "playing songs" one listens for the verb.
##
## .front = clause: what is so short behind a thing that a listener waits for more: only devices that are on.

# Example: Taken
state-taken = taken
    .place = after
# Example: Missed
state-missed = missed
# Example: Skipped
state-skipped = skipped
    .place = after
# Example: Pending
state-pending = pending
# Example: Scheduled
state-scheduled = scheduled
# Not "due" alone, which is heard as "do". In front of a time it is the name of a field: "Due: 6:30 PM".
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
# American spelling, which a braille display shows; the British one is in the regional tables.
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
# Example: Draft
state-draft = draft
# Example: New
state-new = new
# Not "read", which alone and before a thing voices take for the command. Behind "as" they seldom do, and there it is the
# word of all mail: mark as read.
# Example: Opened
state-read = { $case ->
    [as] { word-red }
   *[state] opened
}
# Example: Unread
state-unread = unread
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
# Example: Checked
state-checked = checked
    .place = after
# Example: Not checked
state-unchecked = not checked
    .place = after
# Example: Partially checked
state-partially-checked = partially checked
    .place = after
# Example: Expanded
state-expanded = expanded
    .place = after
# Example: Collapsed
state-collapsed = collapsed
    .place = after
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
# Not "unmuted": two negatives, told apart from "muted" by its first sound alone.
# Example: Sound on
state-unmuted = sound on
# Example: Locked
state-locked = locked
# Example: Unlocked
state-unlocked = unlocked
# Example: Favorite
state-favorite = favorite
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
# Before the thing: in "no attachments unavailable" a negative follows a negative.
# Example: Unavailable
state-unavailable = unavailable
# Example: Out of stock
state-out-of-stock = out of stock
    .place = after
# Not "live" alone, which a voice may read as the verb.
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
# Example: Low
state-low = low
# Example: Critical
state-critical = critical
# Example: Filtered
state-filtered = filtered

## Words that counted things have instead

# One word, where "not" would follow "no": no unfinished tasks. Not "incomplete", which of an episode or a book is heard as
# if a part of it were missing; orders and payments have it in noun.ftl.
adjective-not-completed = unfinished
adjective-not-selected = unselected
adjective-unchecked = unchecked
adjective-not-verified = unverified
adjective-due = due
    .place = after
    .front = never
# Before the thing, as "unread": behind it, it is heard as news.
adjective-read = opened
# "1 payment processing" is heard as the trade of processing payments.
adjective-processing = being processed
    .place = after
    .front = never
# "Low devices" would stand near the floor.
adjective-low = running low
    .place = after
    .front = never
adjective-unmuted = with sound on
    .place = after
    .front = never

## A state behind the word that says what it is

# $state (phrase): one of the states above.
# Example: Status: Taken
status = status: { TITLE($state) }
