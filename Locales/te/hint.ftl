## Outcomes of controls. The statement is used for the control; "infinitive" comes before the gesture (వివరాలు చూడటానికి)

outcome-details = { $case ->
    [infinitive] వివరాలు చూడటానికి
   *[statement] వివరాలు తెరుస్తుంది
}
outcome-details-and-transactions = { $case ->
    [infinitive] వివరాలు, లావాదేవీలు చూడటానికి
   *[statement] వివరాలు, లావాదేవీలు తెరుస్తుంది
}
outcome-details-of = { $case ->
    [infinitive] { $who } వివరాలు చూడటానికి
   *[statement] { $who } వివరాలు తెరుస్తుంది
}
outcome-tasks-of = { $case ->
    [infinitive] { $who } టాస్కులు చూడటానికి
   *[statement] { $who } టాస్కులు తెరుస్తుంది
}
    .alone = { $case ->
        [infinitive] టాస్కులు చూడటానికి
       *[statement] టాస్కులు తెరుస్తుంది
    }
outcome-task-details = { $case ->
    [infinitive] టాస్క్ వివరాలు చూడటానికి
   *[statement] టాస్క్ వివరాలు తెరుస్తుంది
}
outcome-full-screen = { $case ->
    [infinitive] ఫుల్ స్క్రీన్‌లో చూడటానికి
   *[statement] ఫుల్ స్క్రీన్‌లో తెరుస్తుంది
}
outcome-profile = { $case ->
    [infinitive] ప్రొఫైల్ మార్చడానికి
   *[statement] ప్రొఫైల్ మారుస్తుంది
}
outcome-filter = { $case ->
    [infinitive] ఫిల్టర్ ఆప్షన్లు చూపించడానికి
   *[statement] ఫిల్టర్ ఆప్షన్లు చూపిస్తుంది
}
outcome-calendar = { $case ->
    [infinitive] వేరే తేదీ ఎంచుకోవడానికి
   *[statement] వేరే తేదీ ఎంచుకోవడానికి క్యాలెండర్ తెరుస్తుంది
}
outcome-sign-in = { $case ->
    [infinitive] ఇమెయిల్, పాస్‌వర్డ్‌తో సైన్ ఇన్ చేయడానికి
   *[statement] ఇమెయిల్, పాస్‌వర్డ్‌తో సైన్ ఇన్ చేస్తుంది
}
outcome-reset-password = { $case ->
    [infinitive] పాస్‌వర్డ్ రీసెట్ చేయడానికి
   *[statement] పాస్‌వర్డ్ రీసెట్ చేస్తుంది
}
outcome-save = { $case ->
    [infinitive] మార్పులు సేవ్ చేయడానికి
   *[statement] మార్పులు సేవ్ చేస్తుంది
}
outcome-delete = { $case ->
    [infinitive] { $name }, దీన్ని శాశ్వతంగా తొలగించడానికి
   *[statement] { $name }, దీన్ని శాశ్వతంగా తొలగిస్తుంది
}
    .alone = { $case ->
        [infinitive] దీన్ని శాశ్వతంగా తొలగించడానికి
       *[statement] దీన్ని శాశ్వతంగా తొలగిస్తుంది
    }
outcome-play = { $case ->
    [infinitive] ప్లేబ్యాక్ ప్రారంభించడానికి
   *[statement] ప్లేబ్యాక్ ప్రారంభిస్తుంది
}

## Gestures and keys: first what for, then the gesture, as TalkBack says it

hint-touch = { FORM($outcome, case: "infinitive") } రెండుసార్లు నొక్కండి
hint-touch-adjust = { FORM($outcome, case: "infinitive") } పైకి లేదా కిందికి స్వైప్ చేయండి
hint-keyboard = { FORM($outcome, case: "infinitive") } స్పేస్ బార్ నొక్కండి
hint-keyboard-adjust = { FORM($outcome, case: "infinitive") } బాణం కీలను నొక్కండి
hint-pointer = { FORM($outcome, case: "infinitive") } క్లిక్ చేయండి
hint-remote = { FORM($outcome, case: "infinitive") } సెలెక్ట్ నొక్కండి
