## Reminders that are sent as text messages (SMS)

reminder-greeting = నమస్తే { $name }!
    .alone = నమస్తే!
reminder-medication = మందుల సమయమైంది.
    .morning = ఉదయం మందుల సమయమైంది.
    .noon = మధ్యాహ్నం మందుల సమయమైంది.
    .evening = సాయంత్రం మందుల సమయమైంది.
    .night = నిద్రకు ముందు మందుల సమయమైంది.
reminder-task = ఇప్పుడు చేయాల్సింది: { $task }
reminder-reply = ఇలా రిప్లై ఇవ్వండి:
# accepted: symbol
reminder-option = { $keyword } - { $meaning }
reminder-taken = వేసుకుంటే
reminder-done = పని పూర్తయితే
reminder-photo = ఫోటో పంపడానికి
reminder-help = సహాయం కావాలంటే
reminder-keyword-done = అయింది
reminder-keyword-photo = ఫోటో
reminder-keyword-help = సహాయం
reminder-signature = ప్రేమతో, { $who }
    .alone = ప్రేమతో, మీ కుటుంబం
