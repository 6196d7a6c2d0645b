## What happens, as Apple's guidelines ask of a hint: the outcome, without a gesture
##
## The case is ambient: "infinitive" behind a gesture ("double tap to …"), otherwise a statement ("opens …").

# Example: Opens details
outcome-details = { $case ->
    [infinitive] view details
   *[statement] opens details
}
# Example: Opens details and transactions
outcome-details-and-transactions = { $case ->
    [infinitive] view details and transactions
   *[statement] opens details and transactions
}
# $who (text): whose details they are.
# Example: Opens Alice's details
outcome-details-of = { $case ->
    [infinitive] view { $who }'s details
   *[statement] opens { $who }'s details
}
# $who (text): whose tasks they are.
# .alone: where the name is blank.
# Example: Opens Alice's tasks
outcome-tasks-of = { $case ->
    [infinitive] view { $who }'s tasks
   *[statement] opens { $who }'s tasks
}
    .alone = { $case ->
        [infinitive] view tasks
       *[statement] opens tasks
    }
# Example: Opens task details
outcome-task-details = { $case ->
    [infinitive] view task details
   *[statement] opens task details
}
# Example: Opens in full screen
outcome-full-screen = { $case ->
    [infinitive] view in full screen
   *[statement] opens in full screen
}
# Example: Changes the profile
outcome-profile = { $case ->
    [infinitive] change profiles
   *[statement] changes the profile
}
# Example: Shows filter options
outcome-filter = { $case ->
    [infinitive] show filter options
   *[statement] shows filter options
}
# Example: Opens the calendar to choose a different date
outcome-calendar = { $case ->
    [infinitive] choose a different date
   *[statement] opens the calendar to choose a different date
}
# Example: Signs in with your email and password
outcome-sign-in = { $case ->
    [infinitive] sign in with your email and password
   *[statement] signs in with your email and password
}
# Example: Resets your password
outcome-reset-password = { $case ->
    [infinitive] reset your password
   *[statement] resets your password
}
# Example: Saves your changes
outcome-save = { $case ->
    [infinitive] save your changes
   *[statement] saves your changes
}
# $name (text): what is deleted.
# .alone: where the name is blank.
# Example: Permanently deletes Aspirin
outcome-delete = { $case ->
    [infinitive] permanently delete { $name }
   *[statement] permanently deletes { $name }
}
    .alone = { $case ->
        [infinitive] permanently delete this
       *[statement] permanently deletes this
    }
# Example: Starts playback
outcome-play = { $case ->
    [infinitive] start playback
   *[statement] starts playback
}

## How to make it happen, said only on request: screen readers tell their gestures themselves

# $outcome (phrase): what happens, from above.
# Example: Double tap to view details
hint-touch = double tap to { FORM($outcome, case: "infinitive") }
# $outcome (phrase): what happens, from above.
# Example: Swipe up or down to change profiles
hint-touch-adjust = swipe up or down to { FORM($outcome, case: "infinitive") }
# $outcome (phrase): what happens, from above.
# With full keyboard access the space bar presses what has the focus, on a Mac, an iPad and a PC.
# Example: Press Space to view details
hint-keyboard = press Space to { FORM($outcome, case: "infinitive") }
# $outcome (phrase): what happens, from above.
# Example: Press the arrow keys to change profiles
hint-keyboard-adjust = press the arrow keys to { FORM($outcome, case: "infinitive") }
# $outcome (phrase): what happens, from above.
# Example: Click to view details
hint-pointer = click to { FORM($outcome, case: "infinitive") }
# $outcome (phrase): what happens, from above.
# Example: Press Select to view details
hint-remote = press Select to { FORM($outcome, case: "infinitive") }
