# No space before an exclamation mark here.
reminder-greeting = bonjour { $name }!
    .alone = bonjour!
