## Reminders that are sent as text messages. Accented letters aren't in the GSM alphabet, so only 134 letters fit, and all
## lines are as short as they can be.

reminder-greeting = γεια, { $name }!
    .alone = γεια σας!
reminder-medication = ώρα για το φάρμακό σας.
    .morning = ώρα για το πρωινό φάρμακο.
    .noon = ώρα για το μεσημεριανό φάρμακο.
    .evening = ώρα για το βραδινό φάρμακο.
    .night = ώρα για το φάρμακο πριν τον ύπνο.
reminder-task = υπενθύμιση: { $task }
reminder-reply = απαντήστε:
# accepted: symbol
reminder-option = { $keyword } - { $meaning }
reminder-taken = το πήρα
reminder-done = το έκανα
reminder-photo = στέλνω φωτό
reminder-help = για βοήθεια
# accepted: capitals
reminder-keyword-done = ΕΓΙΝΕ
# accepted: capitals
reminder-keyword-photo = ΦΩΤΟ
# accepted: capitals
reminder-keyword-help = ΒΟΗΘΕΙΑ
reminder-signature = με αγάπη, { $who }
    .alone = με αγάπη, οι δικοί σας
