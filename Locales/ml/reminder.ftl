## Reminders that are sent as text messages (SMS)

reminder-greeting = നമസ്കാരം { $name }!
    .alone = നമസ്കാരം!
reminder-medication = മരുന്ന് കഴിക്കാൻ സമയമായി.
    .morning = രാവിലത്തെ മരുന്ന് കഴിക്കാൻ സമയമായി.
    .noon = ഉച്ചയ്ക്കുള്ള മരുന്ന് കഴിക്കാൻ സമയമായി.
    .evening = വൈകുന്നേരത്തെ മരുന്ന് കഴിക്കാൻ സമയമായി.
    .night = ഉറങ്ങുന്നതിന് മുമ്പുള്ള മരുന്ന് കഴിക്കാൻ സമയമായി.
reminder-task = ഓർമ്മപ്പെടുത്തൽ: { $task }
reminder-reply = മറുപടിയായി അയയ്ക്കുക:
# accepted: symbol
reminder-option = { $keyword } - { $meaning }
reminder-taken = മരുന്ന് കഴിച്ചെങ്കിൽ
reminder-done = ജോലി ചെയ്തു കഴിഞ്ഞാൽ
reminder-photo = ഫോട്ടോ അയയ്ക്കാൻ
reminder-help = സഹായം വേണമെങ്കിൽ
reminder-keyword-done = ചെയ്തു
reminder-keyword-photo = ഫോട്ടോ
reminder-keyword-help = സഹായം
reminder-signature = സ്നേഹത്തോടെ, { $who }
    .alone = സ്നേഹത്തോടെ, നിങ്ങളുടെ കുടുംബം
