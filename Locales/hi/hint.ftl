## Outcomes of controls. The statement is used for the control (विवरण खोलता है); "infinitive" is the oblique infinitive
## that comes before के लिए (विवरण देखने के लिए). का and के after a name agree with what is owned.

outcome-details = { $case ->
    [infinitive] विवरण देखने
   *[statement] विवरण खोलता है
}
outcome-details-and-transactions = { $case ->
    [infinitive] विवरण और लेनदेन देखने
   *[statement] विवरण और लेनदेन खोलता है
}
outcome-details-of = { $case ->
    [infinitive] { $who } का विवरण देखने
   *[statement] { $who } का विवरण खोलता है
}
outcome-tasks-of = { $case ->
    [infinitive] { $who } के कार्य देखने
   *[statement] { $who } के कार्य खोलता है
}
    .alone = { $case ->
        [infinitive] कार्य देखने
       *[statement] कार्य खोलता है
    }
outcome-task-details = { $case ->
    [infinitive] कार्य का विवरण देखने
   *[statement] कार्य का विवरण खोलता है
}
outcome-full-screen = { $case ->
    [infinitive] फ़ुल स्क्रीन में देखने
   *[statement] फ़ुल स्क्रीन में खोलता है
}
outcome-profile = { $case ->
    [infinitive] प्रोफ़ाइल बदलने
   *[statement] प्रोफ़ाइल बदलता है
}
outcome-filter = { $case ->
    [infinitive] फ़िल्टर के विकल्प दिखाने
   *[statement] फ़िल्टर के विकल्प दिखाता है
}
outcome-calendar = { $case ->
    [infinitive] कोई दूसरी तारीख चुनने
   *[statement] कोई दूसरी तारीख चुनने के लिए कैलेंडर खोलता है
}
outcome-sign-in = { $case ->
    [infinitive] ईमेल और पासवर्ड से साइन इन करने
   *[statement] ईमेल और पासवर्ड से साइन इन करता है
}
outcome-reset-password = { $case ->
    [infinitive] पासवर्ड रीसेट करने
   *[statement] पासवर्ड रीसेट करता है
}
outcome-save = { $case ->
    [infinitive] बदलाव सहेजने
   *[statement] बदलाव सहेजता है
}
# Avoid "हमेशा के लिए", which would come before another के लिए. Avoid को after the name, which would ask for its oblique
# (पुराने फ़ोन को).
outcome-delete = { $case ->
    [infinitive] { $name }, इसे स्थायी रूप से हटाने
   *[statement] { $name }, इसे स्थायी रूप से हटाता है
}
    .alone = { $case ->
        [infinitive] इसे स्थायी रूप से हटाने
       *[statement] इसे स्थायी रूप से हटाता है
    }
outcome-play = { $case ->
    [infinitive] प्लेबैक शुरू करने
   *[statement] प्लेबैक शुरू करता है
}

## Gestures and keys, in VoiceOver's words and in its order: first what for, then the gesture

hint-touch = { FORM($outcome, case: "infinitive") } के लिए डबल टैप करें
hint-touch-adjust = { FORM($outcome, case: "infinitive") } के लिए ऊपर या नीचे स्वाइप करें
hint-keyboard = { FORM($outcome, case: "infinitive") } के लिए स्पेस बार दबाएं
hint-keyboard-adjust = { FORM($outcome, case: "infinitive") } के लिए ऐरो बटन दबाएं
hint-pointer = { FORM($outcome, case: "infinitive") } के लिए क्लिक करें
hint-remote = { FORM($outcome, case: "infinitive") } के लिए सिलेक्ट दबाएं
