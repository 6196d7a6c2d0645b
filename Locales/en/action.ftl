## What can be done: the names of actions in the screen reader's menu, and of buttons
##
## Beside what it is done to, an action is heard alone; away from it, with its name or with what it is.

# $name (text): the name of what it is done to.
# .alone: where nothing is named.
# .noun $noun (phrase): what it is done to, one of it.
# Example: Open Tips
action-open = open { $name }
    .alone = open
    .noun = open { FORM($noun, 1) }

# $name (text): the name of what it is done to.
# .alone: where nothing is named.
# .noun $noun (phrase): what it is done to, one of it.
# Example: Close Details
action-close = close { $name }
    .alone = close
    .noun = close { FORM($noun, 1) }

# $name (text): the name of what it is done to.
# $noun (phrase, optional): what that is; a verb may be chosen by it.
# .alone: where nothing is named.
# .noun $noun (phrase): what it is done to, one of it.
# Example: Edit Aspirin
action-edit = edit { $name }
    .alone = edit
    .noun = edit { FORM($noun, 1) }

# To what is on the screen.
# $name (text): the name of what it is done to.
# $noun (phrase, optional): what that is; a verb may be chosen by it.
# .alone: where nothing is named.
# .noun $noun (phrase): what it is done to, one of it.
# Example: Add Aspirin
action-add = add { $name }
    .alone = add
    .noun = add { FORM($noun, 1) }

# What is made is new; what is added may be there already.
# $name (text): the name of what it is done to.
# .alone: where nothing is named.
# .noun $noun (phrase): what it is done to, one of it.
# Example: Create Groceries
action-create = create { $name }
    .alone = create
    .noun = create { FORM($noun, 1) }

# It is gone from here, and may be elsewhere; what is deleted is gone.
# $name (text): the name of what it is done to.
# $noun (phrase, optional): what that is; a verb may be chosen by it.
# .alone: where nothing is named.
# .noun $noun (phrase): what it is done to, one of it.
# Example: Remove Aspirin
action-remove = remove { $name }
    .alone = remove
    .noun = remove { FORM($noun, 1) }

# $name (text): the name of what it is done to.
# $noun (phrase, optional): what that is; a verb may be chosen by it.
# .alone: where nothing is named.
# .noun $noun (phrase): what it is done to, one of it.
# Example: Delete Aspirin
action-delete = delete { $name }
    .alone = delete
    .noun = delete { FORM($noun, 1) }

# $name (text): the name of what it is done to.
# .alone: where nothing is named.
# .noun $noun (phrase): what it is done to, one of it.
# Example: Rename Groceries
action-rename = rename { $name }
    .alone = rename
    .noun = rename { FORM($noun, 1) }

# $name (text): the name of what it is done to.
# .alone: where nothing is named.
# .noun $noun (phrase): what it is done to, one of it.
# Example: Move Groceries
action-move = move { $name }
    .alone = move
    .noun = move { FORM($noun, 1) }

# $name (text): the name of what it is done to.
# .alone: where nothing is named.
# .noun $noun (phrase): what it is done to, one of it.
# Example: Copy Tips
action-copy = copy { $name }
    .alone = copy
    .noun = copy { FORM($noun, 1) }

# $name (text): the name of what it is done to.
# .alone: where nothing is named.
# .noun $noun (phrase): what it is done to, one of it.
# Example: Save Groceries
action-save = save { $name }
    .alone = save
    .noun = save { FORM($noun, 1) }

# $name (text): the name of what it is done to.
# .alone: where nothing is named.
# .noun $noun (phrase): what it is done to, one of it.
# Example: Download Tips
action-download = download { $name }
    .alone = download
    .noun = download { FORM($noun, 1) }

# $name (text): the name of what it is done to.
# .alone: where nothing is named.
# .noun $noun (phrase): what it is done to, one of it.
# Example: Share Morning walk
action-share = share { $name }
    .alone = share
    .noun = share { FORM($noun, 1) }

# $name (text): the name of what it is done to.
# $noun (phrase, optional): what that is; a verb may be chosen by it.
# .alone: where nothing is named.
# .noun $noun (phrase): what it is done to, one of it.
# Example: Send Groceries
action-send = send { $name }
    .alone = send
    .noun = send { FORM($noun, 1) }

# $name (text): the name of what it is done to.
# $noun (phrase, optional): what that is; a verb may be chosen by it.
# .alone: where nothing is named.
# .noun $noun (phrase): what it is done to, one of it.
# Example: Select Alice
action-select = select { $name }
    .alone = select
    .noun = select { FORM($noun, 1) }

# $name (text): the name of what it is done to.
# .alone: where nothing is named.
# .noun $noun (phrase): what it is done to, one of it.
# Example: Play Morning walk
action-play = play { $name }
    .alone = play
    .noun = play { FORM($noun, 1) }

# $name (text): the name of what it is done to.
# .alone: where nothing is named.
# .noun $noun (phrase): what it is done to, one of it.
# Example: Pause Morning walk
action-pause = pause { $name }
    .alone = pause
    .noun = pause { FORM($noun, 1) }

# To the top of a list.
# $name (text): the name of what it is done to.
# .alone: where nothing is named.
# .noun $noun (phrase): what it is done to, one of it.
# Example: Pin Groceries
action-pin = pin { $name }
    .alone = pin
    .noun = pin { FORM($noun, 1) }

# $name (text): the name of what it is done to.
# .alone: where nothing is named.
# .noun $noun (phrase): what it is done to, one of it.
# Example: Unpin Groceries
action-unpin = unpin { $name }
    .alone = unpin
    .noun = unpin { FORM($noun, 1) }

# $name (text): the name of what it is done to.
# .alone: where nothing is named.
# .noun $noun (phrase): what it is done to, one of it.
# Example: Mute Maya
action-mute = mute { $name }
    .alone = mute
    .noun = mute { FORM($noun, 1) }

# $name (text): the name of what it is done to.
# .alone: where nothing is named.
# .noun $noun (phrase): what it is done to, one of it.
# Example: Unmute Maya
action-unmute = unmute { $name }
    .alone = unmute
    .noun = unmute { FORM($noun, 1) }

# Tells others that one likes it.
# $name (text): the name of what it is done to.
# .alone: where nothing is named.
# .noun $noun (phrase): what it is done to, one of it.
# Example: Like Morning walk
action-like = like { $name }
    .alone = like
    .noun = like { FORM($noun, 1) }

# Among what is liked best.
# $name (text): the name of what it is done to.
# .alone: where nothing is named.
# .noun $noun (phrase): what it is done to, one of it.
# Example: Add Morning walk to favorites
action-favorite = add { $name } to favorites
    .alone = add to favorites
    .noun = add { FORM($noun, 1) } to favorites

# It is one of the favorites no more.
# $name (text): the name of what it is done to.
# .alone: where nothing is named.
# .noun $noun (phrase): what it is done to, one of it.
# Example: Remove Morning walk from favorites
action-unfavorite = remove { $name } from favorites
    .alone = remove from favorites
    .noun = remove { FORM($noun, 1) } from favorites

# Puts it away and keeps it.
# $name (text): the name of what it is done to.
# .alone: where nothing is named.
# .noun $noun (phrase): what it is done to, one of it.
# Example: Archive Groceries
action-archive = archive { $name }
    .alone = archive
    .noun = archive { FORM($noun, 1) }

# Goes on without it.
# $name (text): the name of what it is done to.
# $noun (phrase, optional): what that is; a verb may be chosen by it.
# .alone: where nothing is named.
# .noun $noun (phrase): what it is done to, one of it.
# Example: Skip Aspirin
action-skip = skip { $name }
    .alone = skip
    .noun = skip { FORM($noun, 1) }

# A reminder comes again later.
# $name (text): the name of what it is done to.
# .alone: where nothing is named.
# .noun $noun (phrase): what it is done to, one of it.
# Example: Snooze Aspirin
action-snooze = snooze { $name }
    .alone = snooze
    .noun = snooze { FORM($noun, 1) }

# It works again.
# $name (text): the name of what it is done to.
# .alone: where nothing is named.
# .noun $noun (phrase): what it is done to, one of it.
# Example: Activate Aspirin
action-activate = activate { $name }
    .alone = activate
    .noun = activate { FORM($noun, 1) }

# It rests, and is kept.
# $name (text): the name of what it is done to.
# .alone: where nothing is named.
# .noun $noun (phrase): what it is done to, one of it.
# Example: Deactivate Aspirin
action-deactivate = deactivate { $name }
    .alone = deactivate
    .noun = deactivate { FORM($noun, 1) }

# Agrees to what someone asks.
# $name (text): the name of what it is done to.
# .alone: where nothing is named.
# .noun $noun (phrase): what it is done to, one of it.
# Example: Approve Groceries
action-approve = approve { $name }
    .alone = approve
    .noun = approve { FORM($noun, 1) }

# Does not agree to it.
# $name (text): the name of what it is done to.
# .alone: where nothing is named.
# .noun $noun (phrase): what it is done to, one of it.
# Example: Decline Groceries
action-decline = decline { $name }
    .alone = decline
    .noun = decline { FORM($noun, 1) }

# Tells those who run the service that something is wrong with it.
# $name (text): the name of what it is done to.
# .alone: where nothing is named.
# .noun $noun (phrase): what it is done to, one of it.
# Example: Report Tips
action-report = report { $name }
    .alone = report
    .noun = report { FORM($noun, 1) }

# By phone.
# $name (text): the name of what it is done to.
# .alone: where nothing is named.
# .noun $noun (phrase): what it is done to, one of it.
# Example: Call Maya
action-call = call { $name }
    .alone = call
    .noun = call { FORM($noun, 1) }

# $name (text): the name of what it is done to.
# .alone: where nothing is named.
# .noun $noun (phrase): what it is done to, one of it.
# Example: Reply to Omar
action-reply = reply to { $name }
    .alone = reply
    .noun = reply to { FORM($noun, 1) }

# $name (text): the name of what it is done to.
# .alone: where nothing is named.
# .noun $noun (phrase): what it is done to, one of it.
# Example: Forward Tips
action-forward = forward { $name }
    .alone = forward
    .noun = forward { FORM($noun, 1) }

# Nothing comes from there any more.
# $name (text): the name of what it is done to.
# .alone: where nothing is named.
# .noun $noun (phrase): what it is done to, one of it.
# Example: Block Omar
action-block = block { $name }
    .alone = block
    .noun = block { FORM($noun, 1) }

# $name (text): the name of what it is done to.
# .alone: where nothing is named.
# .noun $noun (phrase): what it is done to, all of it.
# Example: Filter Groceries
action-filter = filter { $name }
    .alone = filter
    .noun = filter { FORM($noun, form: "plural") }

# $name (text): the name of what it is done to.
# .alone: where nothing is named.
# .noun $noun (phrase): what it is done to, all of it.
# Example: Sort Groceries
action-sort = sort { $name }
    .alone = sort
    .noun = sort { FORM($noun, form: "plural") }

# $name (text): the name of what is marked.
# $state (phrase): the state it is then in.
# .alone $state (phrase): where nothing is named.
# Example: Mark Aspirin as taken
action-mark = mark { $name } as { FORM($state, case: "as") }
    .alone = mark as { FORM($state, case: "as") }

## What is done to nothing in particular

# Leaves what was begun.
# $name (text): the name of what it is done to.
# $noun (phrase, optional): what that is; a verb may be chosen by it.
# .alone: where nothing is named.
# .noun $noun (phrase): what it is done to, one of it.
# Example: Cancel
action-cancel = cancel { $name }
    .alone = cancel
    .noun = cancel { FORM($noun, 1) }
# $name (text): the name of what it is done to.
# .alone: where nothing is named.
# .noun $noun (phrase): what it is done to, one of it.
# Example: Retry
action-retry = retry { $name }
    .alone = retry
    .noun = retry { FORM($noun, 1) }
# Takes back what was just done.
# Example: Undo
action-undo = undo
# Example: Redo
action-redo = redo
# To what comes after: a page, a song, a step.
# $name (text): the name of what comes next.
# .alone: where nothing is named.
# .noun $noun (phrase): what comes next, one of it.
# Example: Next
action-next = next: { $name }
    .alone = next
    .noun = next { FORM($noun, 1) }
# To what comes before.
# $name (text): the name of what came before.
# .alone: where nothing is named.
# .noun $noun (phrase): what came before, one of it.
# Example: Previous
action-previous = previous: { $name }
    .alone = previous
    .noun = previous { FORM($noun, 1) }
# Example: Next day
action-next-day = next day
# Example: Previous day
action-previous-day = previous day
# To the screen before.
# Example: Back
action-back = back
# Example: Continue
action-continue = continue
# Leaves a screen when all is as it should be.
# Example: Done
action-done = done
# Hands in a form.
# $name (text): the name of what it is done to.
# .alone: where nothing is named.
# .noun $noun (phrase): what it is done to, one of it.
# Example: Submit
action-submit = submit { $name }
    .alone = submit
    .noun = submit { FORM($noun, 1) }
# $name (text): the name of what it is done to.
# .alone: where nothing is named.
# .noun $noun (phrase): what it is done to, all of it.
# Example: Refresh
action-refresh = refresh { $name }
    .alone = refresh
    .noun = refresh { FORM($noun, form: "plural") }
# $name (text): the name of what it is done to.
# .alone: where nothing is named.
# .noun $noun (phrase): what is searched, all of it.
# Example: Search
action-search = search { $name }
    .alone = search
    .noun = search { FORM($noun, form: "plural") }
# .noun $noun (phrase): what it is done to, all of it.
# Example: Select all
action-select-all = select all
    .noun = select all { FORM($noun, form: "plural") }
# Nothing is selected any more.
# Example: Clear selection
action-deselect-all = clear selection
# Example: Sign in
action-sign-in = sign in
# Example: Sign out
action-sign-out = sign out
# Below a text that is cut.
# Example: Read more
action-read-more = read more
# Opens what can be set.
# Example: Settings
action-settings = settings
# Example: Help
action-help = help
