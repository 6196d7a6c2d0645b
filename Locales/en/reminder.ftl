## Reminders that are sent as text messages (SMS)
##
## People read these phrases on a screen, so the phrases have punctuation. Keep each line short. A text message has at
## most two segments. Two segments hold 306 letters, or only 134 if one of the letters isn't in an alphabet of GSM
## 03.38.

# The first line.
# $name (text): the name of the person who gets the message.
# .alone: if the name is blank.
# Example: Hi Grandma!
reminder-greeting = hi { $name }!
    .alone = hi!

# The next line of a reminder to take a medication.
# .morning: if the person takes the medication in the morning.
# .noon: if the person takes the medication in the middle of the day.
# .evening: if the person takes the medication in the evening.
# .night: if the person takes the medication before going to sleep.
# Example: Time for your medication.
reminder-medication = time for your medication.
    .morning = time for your morning medication.
    .noon = time for your midday medication.
    .evening = time for your evening medication.
    .night = time for your bedtime medication.

# The next line of any other reminder.
# $task (text): the task, in the words of the person who wrote the reminder.
# Example: Reminder: Cook dinner
reminder-task = reminder: { $task }

# Introduces the words that the person can reply with. Each word follows on a line of its own.
# Example: Reply with:
reminder-reply = reply with:

# A word that the person can reply with, and the meaning of that reply.
# accepted: symbol
# $keyword (phrase): the word, one of those in capitals below.
# $meaning (phrase): the meaning, one of the four phrases below.
# Example: DONE - if you've taken it
reminder-option = { $keyword } - { $meaning }

# The meaning of DONE in a reminder to take a medication. It follows a dash.
# Example: If you've taken it
reminder-taken = if you've taken it
# The meaning of DONE in any other reminder. It follows a dash.
# Example: When it's done
reminder-done = when it's done
# The meaning of PHOTO. It follows a dash.
# Example: To send a photo
reminder-photo = to send a photo
# The meaning of HELP. It follows a dash.
# Example: If you need assistance
reminder-help = if you need assistance

# A word that the person can reply with. The three words must be easy to type, and different from each other.
# accepted: capitals
# Example: DONE
reminder-keyword-done = DONE
# accepted: capitals
# Example: PHOTO
reminder-keyword-photo = PHOTO
# accepted: capitals
# Example: HELP
reminder-keyword-help = HELP

# The last line. It follows a dash.
# $who (text): the name of the sender.
# .alone: if the sender has no name.
# Example: Love, Maya
reminder-signature = love, { $who }
    .alone = love, your family
