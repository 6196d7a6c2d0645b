## Reminders that are sent as text messages (SMS), in the polite form

reminder-greeting = வணக்கம் { $name }!
    .alone = வணக்கம்!
reminder-medication = மருந்து எடுக்கும் நேரம்.
    .morning = காலை மருந்து எடுக்கும் நேரம்.
    .noon = மதிய மருந்து எடுக்கும் நேரம்.
    .evening = மாலை மருந்து எடுக்கும் நேரம்.
    .night = தூங்கும் முன் மருந்து எடுக்கும் நேரம்.
reminder-task = நினைவூட்டல்: { $task }
reminder-reply = பதிலில் எழுதவும்:
# accepted: symbol
reminder-option = { $keyword } - { $meaning }
reminder-taken = மருந்து எடுத்துவிட்டால்
reminder-done = வேலை முடிந்ததும்
reminder-photo = படம் அனுப்ப
reminder-help = உதவி வேண்டுமானால்
reminder-keyword-done = முடிந்தது
reminder-keyword-photo = படம்
reminder-keyword-help = உதவி
reminder-signature = அன்புடன், { $who }
    .alone = அன்புடன், உங்கள் குடும்பம்
