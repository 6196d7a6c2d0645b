## States, alone or of something
##
## The gender is ambient: that of the thing that is in the state, where the app named one. Without one a language says
## the state in its impersonal form. English says all of them alike.
##
## A state may also name a field, in front of a time that may still be ahead: "Due: 6:30 PM". Where a language says that
## in another way, its label-field asks the name for the case "label".

# Example: Taken
state-taken = taken
# Example: Missed
state-missed = missed
# Example: Skipped
state-skipped = skipped
# Example: Pending
state-pending = pending
# Example: Scheduled
state-scheduled = scheduled
# Example: Due
state-due = due
# Example: Overdue
state-overdue = overdue
# Example: Completed
state-completed = completed
# Example: Not completed
state-not-completed = not completed
# Example: In progress
state-in-progress = in progress
# Example: Failed
state-failed = failed
# Example: Cancelled
state-cancelled = cancelled
# Example: Approved
state-approved = approved
# Example: Declined
state-declined = declined
# Example: Refunded
state-refunded = refunded
# Example: Processing
state-processing = processing
# Example: Shipped
state-shipped = shipped
# Example: Delivered
state-delivered = delivered
# Example: Draft
state-draft = draft
# Example: New
state-new = new
# Example: Read
state-read = read
# Example: Unread
state-unread = unread
# Example: Active
state-active = active
# Example: Inactive
state-inactive = inactive
# Example: On
state-on = on
# Example: Off
state-off = off
# Example: Enabled
state-enabled = enabled
# Example: Disabled
state-disabled = disabled
# Example: Online
state-online = online
# Example: Offline
state-offline = offline
# Example: Away
state-away = away
# Example: Busy
state-busy = busy
# Example: Connected
state-connected = connected
# Example: Disconnected
state-disconnected = disconnected
# Example: Selected
state-selected = selected
# Example: Not selected
state-not-selected = not selected
# Example: Checked
state-checked = checked
# Example: Unchecked
state-unchecked = unchecked
# Example: Partially checked
state-partially-checked = partially checked
# Example: Expanded
state-expanded = expanded
# Example: Collapsed
state-collapsed = collapsed
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
# Example: Paused
state-paused = paused
# Example: Stopped
state-stopped = stopped
# Example: Muted
state-muted = muted
# Example: Unmuted
state-unmuted = unmuted
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
# Example: Unavailable
state-unavailable = unavailable
# Example: Out of stock
state-out-of-stock = out of stock
# Example: Live
state-live = live
# Example: Syncing
state-syncing = syncing
# Example: Synced
state-synced = synced
# Example: Charging
state-charging = charging
# Example: Low
state-low = low
# Example: Critical
state-critical = critical
# Example: Filtered
state-filtered = filtered

## A state behind the word that says what it is

# $state (phrase): one of the states above.
# Example: Status: Taken
status = status: { TITLE($state) }
