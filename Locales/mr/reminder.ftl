## Reminders that are sent as text messages (SMS), in the polite form that goes with तुम्ही

reminder-greeting = नमस्कार { $name }!
    .alone = नमस्कार!
reminder-medication = औषधाची वेळ झाली आहे.
    .morning = सकाळच्या औषधाची वेळ झाली आहे.
    .noon = दुपारच्या औषधाची वेळ झाली आहे.
    .evening = संध्याकाळच्या औषधाची वेळ झाली आहे.
    .night = झोपण्यापूर्वीच्या औषधाची वेळ झाली आहे.
reminder-task = आठवण: { $task }
reminder-reply = उत्तरात लिहा:
# accepted: symbol
reminder-option = { $keyword } - { $meaning }
reminder-taken = औषध घेतले असल्यास
reminder-done = काम झाल्यावर
reminder-photo = फोटो पाठवण्यासाठी
reminder-help = मदत हवी असल्यास
reminder-keyword-done = झाले
reminder-keyword-photo = फोटो
reminder-keyword-help = मदत
reminder-signature = प्रेमपूर्वक, { $who }
    .alone = प्रेमपूर्वक, तुमचे कुटुंब
