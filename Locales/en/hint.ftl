## Outcomes: what happens when the listener uses a control
##
## An outcome is heard as the hint of a control. As Apple's guidelines ask, the hint doesn't mention a gesture. Such an
## outcome is a statement, such as "opens details". If an app asks for the gesture, too, the outcome follows it, as in
## "double tap to view details". For this, SpokenText asks the outcome for the case "infinitive".

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
# $who (text): the name of the person.
# Example: Opens Alice's details
outcome-details-of = { $case ->
    [infinitive] view { word-owner } details
   *[statement] opens { word-owner } details
}
# $who (text): the name of the person.
# .alone: if the name is blank.
# Example: Opens Alice's tasks
outcome-tasks-of = { $case ->
    [infinitive] view { word-owner } tasks
   *[statement] opens { word-owner } tasks
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
# Shows a photo or a video in full screen.
# Example: Opens in full screen
outcome-full-screen = { $case ->
    [infinitive] view in full screen
   *[statement] opens in full screen
}
# Chooses another profile, such as another child's.
# Example: Changes the profile
outcome-profile = { $case ->
    [infinitive] change profiles
   *[statement] changes the profile
}
# Shows the options for filtering a list.
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
# $name (text): the name of the item that is deleted.
# .alone: if the name is blank.
# Example: Permanently deletes Aspirin
outcome-delete = { $case ->
    [infinitive] permanently delete { $name }
   *[statement] permanently deletes { $name }
}
    .alone = { $case ->
        [infinitive] permanently delete this
       *[statement] permanently deletes this
    }
# Starts music, a video, or something else that plays.
# Example: Starts playback
outcome-play = { $case ->
    [infinitive] start playback
   *[statement] starts playback
}

## Gestures and keys, heard only if the app asks for them, because screen readers announce gestures themselves

# The gesture on a touch screen.
# $outcome (phrase): the outcome, such as "view details".
# Example: Double tap to view details
hint-touch = double tap to { FORM($outcome, case: "infinitive") }
# The gesture on a touch screen, for a control whose value is changed by swiping.
# $outcome (phrase): the outcome, such as "change profiles".
# Example: Swipe up or down to change profiles
hint-touch-adjust = swipe up or down to { FORM($outcome, case: "infinitive") }
# The key on a keyboard. With full keyboard access, the space bar presses the control that has the focus.
# $outcome (phrase): the outcome, such as "view details".
# Example: Press Space to view details
hint-keyboard = press Space to { FORM($outcome, case: "infinitive") }
# The keys on a keyboard, for a control whose value is changed with the arrow keys.
# $outcome (phrase): the outcome, such as "change profiles".
# Example: Press the arrow keys to change profiles
hint-keyboard-adjust = press the arrow keys to { FORM($outcome, case: "infinitive") }
# The gesture with a mouse or another pointing device.
# $outcome (phrase): the outcome, such as "view details".
# Example: Click to view details
hint-pointer = click to { FORM($outcome, case: "infinitive") }
# The button on a remote control, such as that of a TV. "Select" is the name of the button.
# $outcome (phrase): the outcome, such as "view details".
# Example: Press Select to view details
hint-remote = press Select to { FORM($outcome, case: "infinitive") }
