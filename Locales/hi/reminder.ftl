## Reminders that are sent as text messages (SMS), in the polite form that goes with आप

reminder-greeting = नमस्ते { $name }!
    .alone = नमस्ते!
reminder-medication = दवा का समय हो गया है।
    .morning = सुबह की दवा का समय हो गया है।
    .noon = दोपहर की दवा का समय हो गया है।
    .evening = शाम की दवा का समय हो गया है।
    .night = सोने से पहले की दवा का समय हो गया है।
reminder-task = रिमाइंडर: { $task }
reminder-reply = जवाब में लिखें:
# accepted: symbol
reminder-option = { $keyword } - { $meaning }
reminder-taken = अगर दवा ले ली है
reminder-done = जब काम हो जाए
reminder-photo = तस्वीर भेजने के लिए
reminder-help = अगर मदद चाहिए
reminder-keyword-done = हो गया
# Without the dot below: it has a key of its own, and most leave it out.
reminder-keyword-photo = फोटो
reminder-keyword-help = मदद
reminder-signature = प्यार सहित, { $who }
    .alone = प्यार सहित, आपका परिवार
