## A text message that reminds someone: it is read, not heard, and so it has its marks and its full stops. The shorter a
## line is, the more of them fit: a message has two segments, 306 plain letters in all, or 134 where one of them is in no
## GSM 03.38 alphabet.

# The first line.
# $name (text): who gets it.
# .alone: where the name is blank.
# Example: Hi Grandma!
reminder-greeting = hi { $name }!
    .alone = hi!

# What it is time for.
# .morning: of the medication of the morning.
# .noon: of the middle of the day.
# .evening: of the evening.
# .night: before going to sleep.
# Example: Time for your medication.
reminder-medication = time for your medication.
    .morning = time for your morning medication.
    .noon = time for your midday medication.
    .evening = time for your evening medication.
    .night = time for your bedtime medication.

# What it is time for, in the words of the one who asks for it.
# $task (text): what is to be done.
# Example: Reminder: Cook dinner
reminder-task = reminder: { $task }

# Before the words that can be answered with, a line each.
# Example: Reply with:
reminder-reply = reply with:

# A word that can be answered with, and when.
# accepted: symbol
# $keyword (phrase): the word, from below.
# $meaning (phrase): when it is the answer, from below.
# Example: DONE - if you've taken it
reminder-option = { $keyword } - { $meaning }

# Behind the dash.
# Example: If you've taken it
reminder-taken = if you've taken it
# Behind the dash, of what is not a medication.
# Example: When it's done
reminder-done = when it's done
# Behind the dash.
# Example: To send a photo
reminder-photo = to send a photo
# Behind the dash.
# Example: If you need assistance
reminder-help = if you need assistance

# The words that are answered with: easily typed, no two alike.
# accepted: capitals
# Example: DONE
reminder-keyword-done = DONE
# accepted: capitals
# Example: PHOTO
reminder-keyword-photo = PHOTO
# accepted: capitals
# Example: HELP
reminder-keyword-help = HELP

# The last line, behind a dash.
# $who (text): who sends it.
# .alone: where the sender has no name.
# Example: Love, Maya
reminder-signature = love, { $who }
    .alone = love, your family
