## Outcomes of controls: "infinitive" is what a gesture is for (விவரங்களைப் பார்க்க, இருமுறை தட்டவும்)

outcome-details = { $case ->
    [infinitive] விவரங்களைப் பார்க்க
   *[statement] விவரங்களைத் திறக்கும்
}
outcome-details-and-transactions = { $case ->
    [infinitive] விவரங்களையும் பரிவர்த்தனைகளையும் பார்க்க
   *[statement] விவரங்களையும் பரிவர்த்தனைகளையும் திறக்கும்
}
outcome-details-of = { $case ->
    [infinitive] { $who } உடைய விவரங்களைப் பார்க்க
   *[statement] { $who } உடைய விவரங்களைத் திறக்கும்
}
outcome-tasks-of = { $case ->
    [infinitive] { $who } உடைய பணிகளைப் பார்க்க
   *[statement] { $who } உடைய பணிகளைத் திறக்கும்
}
    .alone = { $case ->
        [infinitive] பணிகளைப் பார்க்க
       *[statement] பணிகளைத் திறக்கும்
    }
outcome-task-details = { $case ->
    [infinitive] பணியின் விவரங்களைப் பார்க்க
   *[statement] பணியின் விவரங்களைத் திறக்கும்
}
outcome-full-screen = { $case ->
    [infinitive] முழுத்திரையில் பார்க்க
   *[statement] முழுத்திரையில் திறக்கும்
}
outcome-profile = { $case ->
    [infinitive] சுயவிவரத்தை மாற்ற
   *[statement] சுயவிவரத்தை மாற்றும்
}
outcome-filter = { $case ->
    [infinitive] வடிகட்டும் விருப்பங்களைக் காட்ட
   *[statement] வடிகட்டும் விருப்பங்களைக் காட்டும்
}
outcome-calendar = { $case ->
    [infinitive] வேறு தேதியைத் தேர்ந்தெடுக்க
   *[statement] வேறு தேதியைத் தேர்ந்தெடுக்கக் காலெண்டரைத் திறக்கும்
}
outcome-sign-in = { $case ->
    [infinitive] மின்னஞ்சலும் கடவுச்சொல்லும் கொண்டு உள்நுழைய
   *[statement] மின்னஞ்சலும் கடவுச்சொல்லும் கொண்டு உள்நுழையும்
}
outcome-reset-password = { $case ->
    [infinitive] கடவுச்சொல்லை மீட்டமைக்க
   *[statement] கடவுச்சொல்லை மீட்டமைக்கும்
}
outcome-save = { $case ->
    [infinitive] மாற்றங்களைச் சேமிக்க
   *[statement] மாற்றங்களைச் சேமிக்கும்
}
outcome-delete = { $case ->
    [infinitive] { $name }, இதை நிரந்தரமாக நீக்க
   *[statement] { $name }, இதை நிரந்தரமாக நீக்கும்
}
    .alone = { $case ->
        [infinitive] இதை நிரந்தரமாக நீக்க
       *[statement] இதை நிரந்தரமாக நீக்கும்
    }
outcome-play = { $case ->
    [infinitive] பிளேபேக்கைத் தொடங்க
   *[statement] பிளேபேக்கைத் தொடங்கும்
}

## Gestures and keys, in TalkBack's words and in its order: first what for, then the gesture

hint-touch = { FORM($outcome, case: "infinitive") }, இருமுறை தட்டவும்
hint-touch-adjust = { FORM($outcome, case: "infinitive") }, மேலே அல்லது கீழே ஸ்வைப் செய்யவும்
hint-keyboard = { FORM($outcome, case: "infinitive") }, ஸ்பேஸ் பாரை அழுத்தவும்
hint-keyboard-adjust = { FORM($outcome, case: "infinitive") }, அம்புக்குறி விசைகளை அழுத்தவும்
hint-pointer = { FORM($outcome, case: "infinitive") }, கிளிக் செய்யவும்
hint-remote = { FORM($outcome, case: "infinitive") }, செலக்ட் பட்டனை அழுத்தவும்
