## Names of actions, on buttons and in the screen reader's menu of actions
##
## Each action has up to three phrases. The app chooses one of them:
##
## The message itself has the name of the item, as in "open Tips".
## The attribute .noun has the kind of item instead of a name, as in "delete photo".
## The attribute .alone has only the action, as in "open". The app uses it if the listener has just heard the item.

# $name (text): the name of the item.
# .alone: if the app gives neither a name nor a kind of item.
# .noun: if the app gives only the kind of item, as in "open photo".
# .noun $noun (phrase): the kind of item, such as "photo".
# Example: Open Tips
action-open = open { $name }
    .alone = open
    .noun = open { FORM($noun, 1) }

# $name (text): the name of the item.
# .alone: if the app gives neither a name nor a kind of item.
# .noun: if the app gives only the kind of item, as in "close document".
# .noun $noun (phrase): the kind of item, such as "document".
# Example: Close Details
action-close = close { $name }
    .alone = close
    .noun = close { FORM($noun, 1) }

# $name (text): the name of the item.
# $noun (phrase, optional): the kind of item, such as "task". Use it here only if your verb depends on it.
# .alone: if the app gives neither a name nor a kind of item.
# .noun: if the app gives only the kind of item, as in "edit task".
# .noun $noun (phrase): the kind of item, such as "task".
# Example: Edit Aspirin
action-edit = edit { $name }
    .alone = edit
    .noun = edit { FORM($noun, 1) }

# Adds an item to the list or the plan that is on the screen.
# $name (text): the name of the item.
# $noun (phrase, optional): the kind of item, such as "medication". Use it here only if your verb depends on it.
# .alone: if the app gives neither a name nor a kind of item.
# .noun: if the app gives only the kind of item, as in "add medication".
# .noun $noun (phrase): the kind of item, such as "medication".
# Example: Add Aspirin
action-add = add { $name }
    .alone = add
    .noun = add { FORM($noun, 1) }

# Makes a new item. If the item may exist already, the app uses "action-add".
# $name (text): the name of the item.
# .alone: if the app gives neither a name nor a kind of item.
# .noun: if the app gives only the kind of item, as in "create task".
# .noun $noun (phrase): the kind of item, such as "task".
# Example: Create Groceries
action-create = create { $name }
    .alone = create
    .noun = create { FORM($noun, 1) }

# Takes an item out of a list. The item may still exist elsewhere. To destroy an item, the app uses "action-delete".
# $name (text): the name of the item.
# $noun (phrase, optional): the kind of item, such as "medication". Use it here only if your verb depends on it.
# .alone: if the app gives neither a name nor a kind of item.
# .noun: if the app gives only the kind of item, as in "remove medication".
# .noun $noun (phrase): the kind of item, such as "medication".
# Example: Remove Aspirin
action-remove = remove { $name }
    .alone = remove
    .noun = remove { FORM($noun, 1) }

# $name (text): the name of the item.
# $noun (phrase, optional): the kind of item, such as "photo". Use it here only if your verb depends on it.
# .alone: if the app gives neither a name nor a kind of item.
# .noun: if the app gives only the kind of item, as in "delete photo".
# .noun $noun (phrase): the kind of item, such as "photo".
# Example: Delete Aspirin
action-delete = delete { $name }
    .alone = delete
    .noun = delete { FORM($noun, 1) }

# $name (text): the name of the item.
# .alone: if the app gives neither a name nor a kind of item.
# .noun: if the app gives only the kind of item, as in "rename folder".
# .noun $noun (phrase): the kind of item, such as "folder".
# Example: Rename Groceries
action-rename = rename { $name }
    .alone = rename
    .noun = rename { FORM($noun, 1) }

# Puts an item in another place, such as a folder.
# $name (text): the name of the item.
# .alone: if the app gives neither a name nor a kind of item.
# .noun: if the app gives only the kind of item, as in "move photo".
# .noun $noun (phrase): the kind of item, such as "photo".
# Example: Move Groceries
action-move = move { $name }
    .alone = move
    .noun = move { FORM($noun, 1) }

# $name (text): the name of the item.
# .alone: if the app gives neither a name nor a kind of item.
# .noun: if the app gives only the kind of item, as in "copy photo".
# .noun $noun (phrase): the kind of item, such as "photo".
# Example: Copy Tips
action-copy = copy { $name }
    .alone = copy
    .noun = copy { FORM($noun, 1) }

# Keeps an item or its changes.
# $name (text): the name of the item.
# .alone: if the app gives neither a name nor a kind of item.
# .noun: if the app gives only the kind of item, as in "save photo".
# .noun $noun (phrase): the kind of item, such as "photo".
# Example: Save Groceries
action-save = save { $name }
    .alone = save
    .noun = save { FORM($noun, 1) }

# $name (text): the name of the item.
# .alone: if the app gives neither a name nor a kind of item.
# .noun: if the app gives only the kind of item, as in "download photo".
# .noun $noun (phrase): the kind of item, such as "photo".
# Example: Download Tips
action-download = download { $name }
    .alone = download
    .noun = download { FORM($noun, 1) }

# Offers an item to other people or apps.
# $name (text): the name of the item.
# .alone: if the app gives neither a name nor a kind of item.
# .noun: if the app gives only the kind of item, as in "share photo".
# .noun $noun (phrase): the kind of item, such as "photo".
# Example: Share Morning walk
action-share = share { $name }
    .alone = share
    .noun = share { FORM($noun, 1) }

# $name (text): the name of the item.
# $noun (phrase, optional): the kind of item, such as "message". Use it here only if your verb depends on it.
# .alone: if the app gives neither a name nor a kind of item.
# .noun: if the app gives only the kind of item, as in "send message".
# .noun $noun (phrase): the kind of item, such as "message".
# Example: Send Groceries
action-send = send { $name }
    .alone = send
    .noun = send { FORM($noun, 1) }

# Marks an item as selected, such as in a list.
# $name (text): the name of the item.
# $noun (phrase, optional): the kind of item, such as "photo". Use it here only if your verb depends on it.
# .alone: if the app gives neither a name nor a kind of item.
# .noun: if the app gives only the kind of item, as in "select photo".
# .noun $noun (phrase): the kind of item, such as "photo".
# Example: Select Alice
action-select = select { $name }
    .alone = select
    .noun = select { FORM($noun, 1) }

# Starts music, a video, or something else that plays.
# $name (text): the name of the item.
# .alone: if the app gives neither a name nor a kind of item.
# .noun: if the app gives only the kind of item, as in "play video".
# .noun $noun (phrase): the kind of item, such as "video".
# Example: Play Morning walk
action-play = play { $name }
    .alone = play
    .noun = play { FORM($noun, 1) }

# Interrupts something that plays.
# $name (text): the name of the item.
# .alone: if the app gives neither a name nor a kind of item.
# .noun: if the app gives only the kind of item, as in "pause video".
# .noun $noun (phrase): the kind of item, such as "video".
# Example: Pause Morning walk
action-pause = pause { $name }
    .alone = pause
    .noun = pause { FORM($noun, 1) }

# Keeps an item at the top of a list.
# $name (text): the name of the item.
# .alone: if the app gives neither a name nor a kind of item.
# .noun: if the app gives only the kind of item, as in "pin conversation".
# .noun $noun (phrase): the kind of item, such as "conversation".
# Example: Pin Groceries
action-pin = pin { $name }
    .alone = pin
    .noun = pin { FORM($noun, 1) }

# Stops keeping an item at the top of a list.
# $name (text): the name of the item.
# .alone: if the app gives neither a name nor a kind of item.
# .noun: if the app gives only the kind of item, as in "unpin conversation".
# .noun $noun (phrase): the kind of item, such as "conversation".
# Example: Unpin Groceries
action-unpin = unpin { $name }
    .alone = unpin
    .noun = unpin { FORM($noun, 1) }

# Turns off the sound or the notifications of a person or a thing.
# $name (text): the name of the item.
# .alone: if the app gives neither a name nor a kind of item.
# .noun: if the app gives only the kind of item, as in "mute conversation".
# .noun $noun (phrase): the kind of item, such as "conversation".
# Example: Mute Maya
action-mute = mute { $name }
    .alone = mute
    .noun = mute { FORM($noun, 1) }

# Turns the sound or the notifications on again.
# $name (text): the name of the item.
# .alone: if the app gives neither a name nor a kind of item.
# .noun: if the app gives only the kind of item, as in "unmute conversation".
# .noun $noun (phrase): the kind of item, such as "conversation".
# Example: Unmute Maya
action-unmute = unmute { $name }
    .alone = unmute
    .noun = unmute { FORM($noun, 1) }

# Shows other people that the listener likes the item.
# $name (text): the name of the item.
# .alone: if the app gives neither a name nor a kind of item.
# .noun: if the app gives only the kind of item, as in "like photo".
# .noun $noun (phrase): the kind of item, such as "photo".
# Example: Like Morning walk
action-like = like { $name }
    .alone = like
    .noun = like { FORM($noun, 1) }

# Adds an item to the listener's favorites.
# $name (text): the name of the item.
# .alone: if the app gives neither a name nor a kind of item.
# .noun: if the app gives only the kind of item, as in "add photo to favorites".
# .noun $noun (phrase): the kind of item, such as "photo".
# Example: Add Morning walk to favorites
action-favorite = add { $name } to favorites
    .alone = add to favorites
    .noun = add { FORM($noun, 1) } to favorites

# Removes an item from the listener's favorites.
# $name (text): the name of the item.
# .alone: if the app gives neither a name nor a kind of item.
# .noun: if the app gives only the kind of item, as in "remove photo from favorites".
# .noun $noun (phrase): the kind of item, such as "photo".
# Example: Remove Morning walk from favorites
action-unfavorite = remove { $name } from favorites
    .alone = remove from favorites
    .noun = remove { FORM($noun, 1) } from favorites

# Puts an item away without deleting it.
# $name (text): the name of the item.
# .alone: if the app gives neither a name nor a kind of item.
# .noun: if the app gives only the kind of item, as in "archive conversation".
# .noun $noun (phrase): the kind of item, such as "conversation".
# Example: Archive Groceries
action-archive = archive { $name }
    .alone = archive
    .noun = archive { FORM($noun, 1) }

# Leaves out an item, such as a dose or a song, and continues with the next one.
# $name (text): the name of the item.
# $noun (phrase, optional): the kind of item, such as "dose". Use it here only if your verb depends on it.
# .alone: if the app gives neither a name nor a kind of item.
# .noun: if the app gives only the kind of item, as in "skip dose".
# .noun $noun (phrase): the kind of item, such as "dose".
# Example: Skip Aspirin
action-skip = skip { $name }
    .alone = skip
    .noun = skip { FORM($noun, 1) }

# Postpones a reminder, so that it comes again later.
# $name (text): the name of the item.
# .alone: if the app gives neither a name nor a kind of item.
# .noun: if the app gives only the kind of item, as in "snooze reminder".
# .noun $noun (phrase): the kind of item, such as "reminder".
# Example: Snooze Aspirin
action-snooze = snooze { $name }
    .alone = snooze
    .noun = snooze { FORM($noun, 1) }

# Makes an item active again, such as a medication that was paused.
# $name (text): the name of the item.
# .alone: if the app gives neither a name nor a kind of item.
# .noun: if the app gives only the kind of item, as in "activate medication".
# .noun $noun (phrase): the kind of item, such as "medication".
# Example: Activate Aspirin
action-activate = activate { $name }
    .alone = activate
    .noun = activate { FORM($noun, 1) }

# Pauses an item without deleting it.
# $name (text): the name of the item.
# .alone: if the app gives neither a name nor a kind of item.
# .noun: if the app gives only the kind of item, as in "deactivate medication".
# .noun $noun (phrase): the kind of item, such as "medication".
# Example: Deactivate Aspirin
action-deactivate = deactivate { $name }
    .alone = deactivate
    .noun = deactivate { FORM($noun, 1) }

# Accepts somebody's request.
# $name (text): the name of the item.
# .alone: if the app gives neither a name nor a kind of item.
# .noun: if the app gives only the kind of item, as in "approve payment".
# .noun $noun (phrase): the kind of item, such as "payment".
# Example: Approve Groceries
action-approve = approve { $name }
    .alone = approve
    .noun = approve { FORM($noun, 1) }

# Refuses somebody's request.
# $name (text): the name of the item.
# .alone: if the app gives neither a name nor a kind of item.
# .noun: if the app gives only the kind of item, as in "decline payment".
# .noun $noun (phrase): the kind of item, such as "payment".
# Example: Decline Groceries
action-decline = decline { $name }
    .alone = decline
    .noun = decline { FORM($noun, 1) }

# Reports an item to the operators of the service, for example because the item is offensive.
# $name (text): the name of the item.
# .alone: if the app gives neither a name nor a kind of item.
# .noun: if the app gives only the kind of item, as in "report comment".
# .noun $noun (phrase): the kind of item, such as "comment".
# Example: Report Tips
action-report = report { $name }
    .alone = report
    .noun = report { FORM($noun, 1) }

# Calls a person by phone.
# $name (text): the name of the item.
# .alone: if the app gives neither a name nor a kind of item.
# .noun: if the app gives only the kind of item, as in "call contact".
# .noun $noun (phrase): the kind of item, such as "contact".
# Example: Call Maya
action-call = call { $name }
    .alone = call
    .noun = call { FORM($noun, 1) }

# Writes an answer to a person or to a message.
# $name (text): the name of the item.
# .alone: if the app gives neither a name nor a kind of item.
# .noun: if the app gives only the kind of item, as in "reply to message".
# .noun $noun (phrase): the kind of item, such as "message".
# Example: Reply to Omar
action-reply = reply to { $name }
    .alone = reply
    .noun = reply to { FORM($noun, 1) }

# Sends a message that the listener received on to another person.
# $name (text): the name of the item.
# .alone: if the app gives neither a name nor a kind of item.
# .noun: if the app gives only the kind of item, as in "forward message".
# .noun $noun (phrase): the kind of item, such as "message".
# Example: Forward Tips
action-forward = forward { $name }
    .alone = forward
    .noun = forward { FORM($noun, 1) }

# Blocks all messages and calls from a person.
# $name (text): the name of the item.
# .alone: if the app gives neither a name nor a kind of item.
# .noun: if the app gives only the kind of item, as in "block contact".
# .noun $noun (phrase): the kind of item, such as "contact".
# Example: Block Omar
action-block = block { $name }
    .alone = block
    .noun = block { FORM($noun, 1) }

# Chooses which items a list shows.
# $name (text): the name of the item.
# .alone: if the app gives neither a name nor a kind of item.
# .noun: if the app gives only the kind of items, as in "filter medications".
# .noun $noun (phrase): the kind of items, such as "medication". Say it in the plural.
# Example: Filter Groceries
action-filter = filter { $name }
    .alone = filter
    .noun = filter { FORM($noun, form: "plural") }

# Chooses the order of the items in a list.
# $name (text): the name of the item.
# .alone: if the app gives neither a name nor a kind of item.
# .noun: if the app gives only the kind of items, as in "sort tasks".
# .noun $noun (phrase): the kind of items, such as "task". Say it in the plural.
# Example: Sort Groceries
action-sort = sort { $name }
    .alone = sort
    .noun = sort { FORM($noun, form: "plural") }

# Changes the state of an item.
# $name (text): the name of the item.
# $state (phrase): the new state of the item, such as "taken".
# .alone: if the app gives no name.
# .alone $state (phrase): the new state, such as "taken".
# Example: Mark Aspirin as taken
action-mark = mark { $name } as { FORM($state, case: "as") }
    .alone = mark as { FORM($state, case: "as") }

## Actions that often need no item

# Stops something before it is complete.
# $name (text): the name of the item.
# $noun (phrase, optional): the kind of item, such as "order". Use it here only if your verb depends on it.
# .alone: if the app gives neither a name nor a kind of item.
# .noun: if the app gives only the kind of item, as in "cancel order".
# .noun $noun (phrase): the kind of item, such as "order".
# Example: Cancel
action-cancel = cancel { $name }
    .alone = cancel
    .noun = cancel { FORM($noun, 1) }
# Tries again after a failure.
# $name (text): the name of the item.
# .alone: if the app gives neither a name nor a kind of item.
# .noun: if the app gives only the kind of item, as in "retry payment".
# .noun $noun (phrase): the kind of item, such as "payment".
# Example: Retry
action-retry = retry { $name }
    .alone = retry
    .noun = retry { FORM($noun, 1) }
# Reverses the listener's last action.
# Example: Undo
action-undo = undo
# Repeats an action that "action-undo" reversed.
# Example: Redo
action-redo = redo
# Goes to the next page, song, step, or other item.
# $name (text): the name of the next item.
# .alone: if the app gives neither a name nor a kind of item.
# .noun: if the app gives only the kind of item, as in "next song".
# .noun $noun (phrase): the kind of item, such as "song".
# Example: Next
action-next = next: { $name }
    .alone = next
    .noun = next { FORM($noun, 1) }
# Goes to the previous item.
# $name (text): the name of the previous item.
# .alone: if the app gives neither a name nor a kind of item.
# .noun: if the app gives only the kind of item, as in "previous song".
# .noun $noun (phrase): the kind of item, such as "song".
# Example: Previous
action-previous = previous: { $name }
    .alone = previous
    .noun = previous { FORM($noun, 1) }
# Example: Next day
action-next-day = next day
# Example: Previous day
action-previous-day = previous day
# Returns to the previous screen.
# Example: Back
action-back = back
# Goes to the next step.
# Example: Continue
action-continue = continue
# Closes a screen and keeps the changes.
# Example: Done
action-done = done
# Sends a form that was filled in.
# $name (text): the name of the item.
# .alone: if the app gives neither a name nor a kind of item.
# .noun: if the app gives only the kind of item, as in "submit review".
# .noun $noun (phrase): the kind of item, such as "review".
# Example: Submit
action-submit = submit { $name }
    .alone = submit
    .noun = submit { FORM($noun, 1) }
# Loads the current content again.
# $name (text): the name of the item.
# .alone: if the app gives neither a name nor a kind of item.
# .noun: if the app gives only the kind of items, as in "refresh messages".
# .noun $noun (phrase): the kind of items, such as "message". Say it in the plural.
# Example: Refresh
action-refresh = refresh { $name }
    .alone = refresh
    .noun = refresh { FORM($noun, form: "plural") }
# $name (text): the name of the item.
# .alone: if the app gives neither a name nor a kind of item.
# .noun: if the app gives only the kind of items, as in "search messages".
# .noun $noun (phrase): the kind of items, such as "message". Say it in the plural.
# Example: Search
action-search = search { $name }
    .alone = search
    .noun = search { FORM($noun, form: "plural") }
# Selects all items, or all items of a kind.
# .noun: if the app gives the kind of items, as in "select all photos".
# .noun $noun (phrase): the kind of items, such as "photo". Say it in the plural.
# Example: Select all
action-select-all = select all
    .noun = select all { FORM($noun, form: "plural") }
# Deselects all items.
# Example: Clear selection
action-deselect-all = clear selection
# Example: Sign in
action-sign-in = sign in
# Example: Sign out
action-sign-out = sign out
# Shows the rest of a text that is cut off.
# Example: Read more
action-read-more = read more
# Opens the settings of the app.
# Example: Settings
action-settings = settings
# Example: Help
action-help = help
