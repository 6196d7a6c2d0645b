## Confirmations, announced after an action. The item can be anything, so its gender isn't known

# $name (text): the name of the item.
# .alone: if the name is blank.
# Example: Ibuprofen added
done-added = { $name } added
    .alone = added
# $name (text): the name of the item.
# .alone: if the name is blank.
# Example: Ibuprofen removed
done-removed = { $name } removed
    .alone = removed
# $name (text): the name of the item.
# .alone: if the name is blank.
# Example: Groceries saved
done-saved = { $name } saved
    .alone = saved
# $name (text): the name of the item.
# .alone: if the name is blank.
# Example: Groceries created
done-created = { $name } created
    .alone = created
# $name (text): the name of the item.
# .alone: if the name is blank.
# Example: Groceries updated
done-updated = { $name } updated
    .alone = updated
# $name (text): the name of the item.
# .alone: if the name is blank.
# Example: Groceries copied
done-copied = { $name } copied
    .alone = copied
# $name (text): the name of the item.
# .alone: if the name is blank.
# Example: Groceries shared
done-shared = { $name } shared
    .alone = shared
# $name (text): the name of the item.
# .alone: if the name is blank.
# Example: Groceries archived
done-archived = { $name } archived
    .alone = archived
# The listener added the item to the favorites.
# $name (text): the name of the item.
# .alone: if the name is blank.
# Example: Morning walk added to favorites
done-favorite = { $name } added to favorites
    .alone = added to favorites
# The listener removed the item from the favorites.
# $name (text): the name of the item.
# .alone: if the name is blank.
# Example: Morning walk removed from favorites
done-unfavorite = { $name } removed from favorites
    .alone = removed from favorites

# $name (text): the name of the item.
# $place (text): the new place of the item, such as a folder or a list.
# .alone: if the name is blank.
# .alone $place (text): the new place of the item.
# Example: Groceries moved to Archive
done-moved = { $name } moved to { $place }
    .alone = moved to { $place }

# $who (text): the name of the recipient.
# .alone: if the name is blank.
# Example: Sent to Maya
done-sent = sent to { $who }
    .alone = sent

# $name (text): the name of the item.
# $state (phrase): the new state of the item, such as "taken".
# .alone: if the name is blank.
# .alone $state (phrase): the new state of the item.
# Example: Aspirin marked as taken
done-marked = { $name } marked as { FORM($state, case: "as") }
    .alone = marked as { FORM($state, case: "as") }

# Several items were deleted at once.
# $things (phrase): how many, with the noun, such as "3 items".
# $count (whole number, optional): the number alone.
# Example: 3 items deleted
done-deleted-things = { $things } deleted

# The last action was reversed.
# Example: Undone
done-undone = undone

# A confirmation of an action that can be reversed.
# $done (phrase): one of the confirmations above, such as "3 items deleted".
# Example: 3 items deleted. Undo available
undo-available = { $done }. Undo available

## Announcements of values that changed by themselves

# $name (text): the name of the value, such as "Health battery".
# $value (phrase or text): the new value, such as "75 percent".
# .alone: if the name is blank.
# .alone $value (phrase or text): the new value.
# Example: Health battery updated to 75 percent
updated-to = { $name } updated to { $value }
    .alone = updated to { $value }

## Announcements of screens and panels that appear or disappear

# Another screen appeared.
# $name (text): the name of the screen, such as "Medications".
# .alone: if the name is blank.
# Example: Medications screen
screen-named = { $name } screen
    .alone = new screen

# A panel appeared. A panel is a part of the screen that can be opened and closed.
# $name (text): the name of the panel, such as "Filter".
# .alone: if the name is blank.
# Example: Filter panel opened
panel-opened = { $name } panel opened
    .alone = panel opened

# A panel disappeared.
# $name (text): the name of the panel, such as "Filter".
# .alone: if the name is blank.
# Example: Filter panel closed
panel-closed = { $name } panel closed
    .alone = panel closed

## Things that can't be undone, and things that are protected

# The outcome of a delete button. After a gesture, SpokenText asks for the case "infinitive" (see hint.ftl).
# $name (text): the name of the item that is deleted.
# $more (phrase): other items that are deleted with it, such as "46 doses".
# .alone: if the name is blank.
# .alone $more (phrase): the items that are deleted, such as "46 doses".
# Example: Deletes Aspirin and 46 doses
outcome-delete-with = { $case ->
    [infinitive] delete { $name } and { $more }
   *[statement] deletes { $name } and { $more }
}
    .alone = { $case ->
        [infinitive] delete { $more }
       *[statement] deletes { $more }
    }

# Heard after the outcome of a control, such as "deletes the photo".
# Example: This can't be undone
irreversible = this can't be undone

# Replaces content that the listener may not see.
# Example: Hidden
content-hidden = hidden

# Something can't be used until a certain time.
# $time (phrase): when it can be used again: a time of day, a day, or both.
# Example: Locked until 3:00 PM
locked-until = locked until { $time }

## Screens that have nothing to show

# Tells the listener what to do. It follows a phrase such as "no medications yet".
# $noun (phrase, optional): the kind of item to add, such as "medication".
# Example: Add one to get started
empty-add = add one to get started

# Tells the listener what to do. It follows a phrase such as "no results for aspirin".
# Example: Try another word
empty-other-word = try another word

# The screen or list has no content.
# Example: Nothing to show
empty-nothing = nothing to show

# Nothing was measured, so there is no value to show.
# Example: No data
empty-data = no data

## Work that the app is doing while the listener waits

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

## Outcomes of controls. After a gesture, SpokenText asks for the case "infinitive" (see hint.ftl)

# The control pauses music, a video, or something else that plays.
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
