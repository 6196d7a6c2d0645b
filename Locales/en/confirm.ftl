## What was done to a thing

# $name (text): what it was done to.
# .alone: where the name is blank.
# Example: Ibuprofen added
done-added = { $name } added
    .alone = added
# $name (text): what it was done to.
# .alone: where the name is blank.
# Example: Ibuprofen removed
done-removed = { $name } removed
    .alone = removed
# $name (text): what it was done to.
# .alone: where the name is blank.
# Example: Groceries saved
done-saved = { $name } saved
    .alone = saved
# $name (text): what it was done to.
# .alone: where the name is blank.
# Example: Groceries created
done-created = { $name } created
    .alone = created
# $name (text): what it was done to.
# .alone: where the name is blank.
# Example: Groceries updated
done-updated = { $name } updated
    .alone = updated
# $name (text): what it was done to.
# .alone: where the name is blank.
# Example: Groceries copied
done-copied = { $name } copied
    .alone = copied
# $name (text): what it was done to.
# .alone: where the name is blank.
# Example: Groceries shared
done-shared = { $name } shared
    .alone = shared
# $name (text): what it was done to.
# .alone: where the name is blank.
# Example: Groceries archived
done-archived = { $name } archived
    .alone = archived
# $name (text): what it was done to.
# .alone: where the name is blank.
# Example: Morning walk added to favorites
done-favorite = { $name } added to favorites
    .alone = added to favorites
# $name (text): what it was done to.
# .alone: where the name is blank.
# Example: Morning walk removed from favorites
done-unfavorite = { $name } removed from favorites
    .alone = removed from favorites

# $name (text): what was moved.
# $place (text): where it is now: a folder, a list.
# .alone $place (text): where it is now.
# Example: Groceries moved to Archive
done-moved = { $name } moved to { $place }
    .alone = moved to { $place }

# $who (text): who gets it.
# .alone: where the name is blank.
# Example: Sent to Maya
done-sent = sent to { $who }
    .alone = sent

# $name (text): what was marked.
# $state (phrase): the state it is now in.
# .alone $state (phrase): the state it is now in.
# Example: Aspirin marked as taken
done-marked = { $name } marked as { FORM($state, case: "as") }
    .alone = marked as { FORM($state, case: "as") }

# Several things at once.
# $things (phrase): so many of something.
# $count (whole number, optional): how many they are.
# Example: 3 items deleted
done-deleted-things = { $things } deleted

# What was done last is taken back.
# Example: Undone
done-undone = undone

# $done (phrase): what was done, from above.
# Example: 3 items deleted. Undo available
undo-available = { $done }. Undo available

## What changed by itself

# $name (text): what changed.
# $value (phrase or text): what it is now.
# .alone $value (phrase or text): what it is now, where the name is blank.
# Example: Health battery updated to 75 percent
updated-to = { $name } updated to { $value }
    .alone = updated to { $value }

## What is on the screen now

# $name (text): what the screen is called.
# .alone: where the name is blank.
# Example: Medications screen
screen-named = { $name } screen
    .alone = new screen

# A part of the screen that comes and goes.
# $name (text): what it is called.
# .alone: where the name is blank.
# Example: Filter panel opened
panel-opened = { $name } panel opened
    .alone = panel opened

# $name (text): what it is called.
# .alone: where the name is blank.
# Example: Filter panel closed
panel-closed = { $name } panel closed
    .alone = panel closed

## What cannot be undone, and what is protected

# What happens when a control is used, see hint.ftl.
# $name (text): what is deleted.
# $more (phrase): what is deleted with it: so many of something.
# .alone $more (phrase): what is deleted.
# Example: Deletes Aspirin and 46 doses
outcome-delete-with = { $case ->
    [infinitive] delete { $name } and { $more }
   *[statement] deletes { $name } and { $more }
}
    .alone = { $case ->
        [infinitive] delete { $more }
       *[statement] deletes { $more }
    }

# Example: This can't be undone
irreversible = this can't be undone

# In place of what may not be seen.
# Example: Hidden
content-hidden = hidden

# What may be used again later.
# $time (phrase): when it may be: a time of day, a day or a moment.
# Example: Locked until 3:00 PM
locked-until = locked until { $time }

## Nothing to show, and what to do about it

# Behind "No medications yet".
# $noun (phrase, optional): what can be added.
# Example: Add one to get started
empty-add = add one to get started

# Behind "No results for aspirin".
# Example: Try another word
empty-other-word = try another word

# Example: Nothing to show
empty-nothing = nothing to show

# Nothing was measured.
# Example: No data
empty-data = no data

## Work that goes on

# Example: Deleting
deleting = deleting
# Example: Sending
sending = sending
# Example: Searching
searching = searching
# Example: Updating
updating = updating
# Example: Connecting
connecting = connecting
# Example: Calculating
calculating = calculating

## What happens when a control is used, see hint.ftl

# Example: Pauses playback
outcome-pause = { $case ->
    [infinitive] pause playback
   *[statement] pauses playback
}
# Example: Changes the page
outcome-page = { $case ->
    [infinitive] change pages
   *[statement] changes the page
}
