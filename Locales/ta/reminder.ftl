## Reminders that are sent as text messages (SMS), in the polite form

reminder-greeting = வணக்கம் { $name }!
    .alone = வணக்கம்!
reminder-medication = மருந்து நேரம்.
    .morning = காலை மருந்து நேரம்.
    .noon = மதிய மருந்து நேரம்.
    .evening = மாலை மருந்து நேரம்.
    .night = இரவு மருந்து நேரம்.
reminder-task = நினைவூட்டல்: { $task }
reminder-reply = பதிலளிக்க:
# accepted: symbol
reminder-option = { $keyword } - { $meaning }
reminder-taken = எடுத்துவிட்டால்
reminder-done = முடிந்ததும்
reminder-photo = படம் அனுப்ப
reminder-help = உதவி தேவையெனில்
reminder-keyword-done = முடிந்தது
reminder-keyword-photo = படம்
reminder-keyword-help = உதவி
reminder-signature = அன்புடன், { $who }
    .alone = அன்புடன், உங்கள் குடும்பம்
