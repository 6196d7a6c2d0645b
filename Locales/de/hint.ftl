## Outcomes of controls. "infinitive" has its own "zu", which goes inside verbs: anzuzeigen, zu speichern.

outcome-details = { $case ->
    [infinitive] Details anzuzeigen
   *[statement] öffnet die Details
}
outcome-details-and-transactions = { $case ->
    [infinitive] Details und Transaktionen anzuzeigen
   *[statement] öffnet Details und Transaktionen
}
# "zu", not "von": the details are about a person.
outcome-details-of = { $case ->
    [infinitive] Details zu { $who } anzuzeigen
   *[statement] öffnet Details zu { $who }
}
outcome-tasks-of = { $case ->
    [infinitive] die Aufgaben von { $who } anzuzeigen
   *[statement] öffnet die Aufgaben von { $who }
}
    .alone = { $case ->
        [infinitive] die Aufgaben anzuzeigen
       *[statement] öffnet die Aufgaben
    }
outcome-task-details = { $case ->
    [infinitive] die Details der Aufgabe anzuzeigen
   *[statement] öffnet die Details der Aufgabe
}
# Of a photo, a video, a document: what it is goes without saying.
outcome-full-screen = { $case ->
    [infinitive] zur Vollbildansicht zu wechseln
   *[statement] wechselt zur Vollbildansicht
}
outcome-profile = { $case ->
    [infinitive] das Profil zu wechseln
   *[statement] wechselt das Profil
}
outcome-filter = { $case ->
    [infinitive] Filteroptionen anzuzeigen
   *[statement] zeigt Filteroptionen an
}
outcome-calendar = { $case ->
    [infinitive] ein anderes Datum auszuwählen
   *[statement] öffnet den Kalender, um ein anderes Datum auszuwählen
}
outcome-sign-in = { $case ->
    [infinitive] sich mit E-Mail-Adresse und Passwort anzumelden
   *[statement] meldet Sie mit E-Mail-Adresse und Passwort an
}
outcome-reset-password = { $case ->
    [infinitive] das Passwort zurückzusetzen
   *[statement] setzt das Passwort zurück
}
outcome-save = { $case ->
    [infinitive] die Änderungen zu speichern
   *[statement] speichert die Änderungen
}
outcome-delete = { $case ->
    [infinitive] { $name } endgültig zu löschen
   *[statement] löscht { $name } endgültig
}
    .alone = { $case ->
        [infinitive] dies endgültig zu löschen
       *[statement] löscht dies endgültig
    }
outcome-play = { $case ->
    [infinitive] die Wiedergabe zu starten
   *[statement] startet die Wiedergabe
}

## Gestures and keys: in the infinitive, as screen readers tell their gestures ("doppeltippen", "Auswahltaste
## drücken"), which addresses nobody

hint-touch = doppeltippen, um { FORM($outcome, case: "infinitive") }
hint-touch-adjust = nach oben oder unten streichen, um { FORM($outcome, case: "infinitive") }
hint-keyboard = Leertaste drücken, um { FORM($outcome, case: "infinitive") }
hint-keyboard-adjust = Pfeiltasten drücken, um { FORM($outcome, case: "infinitive") }
hint-pointer = klicken, um { FORM($outcome, case: "infinitive") }
hint-remote = Auswahltaste drücken, um { FORM($outcome, case: "infinitive") }
