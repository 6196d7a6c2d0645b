## Outcomes of controls. The statement is used for the control (तपशील दाखवते, for तपशील उघडते would be heard as "opens by
## itself"); "infinitive" tells what for (तपशील पाहण्यासाठी)

outcome-details = { $case ->
    [infinitive] तपशील पाहण्यासाठी
   *[statement] तपशील दाखवते
}
outcome-details-and-transactions = { $case ->
    [infinitive] तपशील आणि व्यवहार पाहण्यासाठी
   *[statement] तपशील आणि व्यवहार दाखवते
}
outcome-details-of = { $case ->
    [infinitive] { $who } यांचा तपशील पाहण्यासाठी
   *[statement] { $who } यांचा तपशील दाखवते
}
outcome-tasks-of = { $case ->
    [infinitive] { $who } यांची कामे पाहण्यासाठी
   *[statement] { $who } यांची कामे दाखवते
}
    .alone = { $case ->
        [infinitive] कामे पाहण्यासाठी
       *[statement] कामे दाखवते
    }
outcome-task-details = { $case ->
    [infinitive] कामाचा तपशील पाहण्यासाठी
   *[statement] कामाचा तपशील दाखवते
}
outcome-full-screen = { $case ->
    [infinitive] पूर्ण स्क्रीनवर पाहण्यासाठी
   *[statement] पूर्ण स्क्रीनवर उघडते
}
outcome-profile = { $case ->
    [infinitive] प्रोफाइल बदलण्यासाठी
   *[statement] प्रोफाइल बदलते
}
outcome-filter = { $case ->
    [infinitive] फिल्टरचे पर्याय दाखवण्यासाठी
   *[statement] फिल्टरचे पर्याय दाखवते
}
outcome-calendar = { $case ->
    [infinitive] दुसरी तारीख निवडण्यासाठी
   *[statement] दुसरी तारीख निवडण्यासाठी कॅलेंडर उघडते
}
outcome-sign-in = { $case ->
    [infinitive] ईमेल आणि पासवर्डने साइन इन करण्यासाठी
   *[statement] ईमेल आणि पासवर्डने साइन इन करते
}
outcome-reset-password = { $case ->
    [infinitive] पासवर्ड रीसेट करण्यासाठी
   *[statement] पासवर्ड रीसेट करते
}
outcome-save = { $case ->
    [infinitive] बदल सेव्ह करण्यासाठी
   *[statement] बदल सेव्ह करते
}
outcome-delete = { $case ->
    [infinitive] { $name } कायमचे हटवण्यासाठी
   *[statement] { $name } कायमचे हटवते
}
    .alone = { $case ->
        [infinitive] हे कायमचे हटवण्यासाठी
       *[statement] हे कायमचे हटवते
    }
outcome-play = { $case ->
    [infinitive] प्लेबॅक सुरू करण्यासाठी
   *[statement] प्लेबॅक सुरू करते
}

## Gestures and keys, in VoiceOver's words: first what for, then the gesture

hint-touch = { FORM($outcome, case: "infinitive") } डबल टॅप करा
hint-touch-adjust = { FORM($outcome, case: "infinitive") } वर किंवा खाली स्वाइप करा
hint-keyboard = { FORM($outcome, case: "infinitive") } स्पेस बार दाबा
hint-keyboard-adjust = { FORM($outcome, case: "infinitive") } ॲरो की दाबा
hint-pointer = { FORM($outcome, case: "infinitive") } क्लिक करा
hint-remote = { FORM($outcome, case: "infinitive") } सिलेक्ट दाबा
