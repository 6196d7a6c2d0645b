## Things that are counted: 1 in words (eine Dosis), as everywhere before a noun; the adjective ends as it does after a
## number (3 neue Nachrichten, mit 3 neuen Nachrichten).
##
## [one] is "more than 1", which takes the noun's gender as a range does: mehr als eine Dosis. It takes the case too,
## and the adjective follows: mit mehr als einer verpassten Dosis.

noun-dose = { $count ->
    [1] { one-feminine } Dosis
    [one] { FORM($count, gender: "feminine") } Dosis
   *[other] { $count } Dosen
}
    .gender = feminine
    .none = keine Dosen
    .empty = noch keine Dosen
    .taken = { $count ->
        [0] keine eingenommenen Dosen
        [1] { $case ->
            [dative] einer eingenommenen Dosis
           *[nominative] eine eingenommene Dosis
        }
        [one] { $case ->
            [dative] { FORM($count, gender: "feminine") } eingenommenen Dosis
           *[nominative] { FORM($count, gender: "feminine") } eingenommene Dosis
        }
       *[other] { $case ->
            [dative] { $count } eingenommenen Dosen
           *[nominative] { $count } eingenommene Dosen
        }
    }
    .missed = { $count ->
        [0] keine verpassten Dosen
        [1] { $case ->
            [dative] einer verpassten Dosis
           *[nominative] eine verpasste Dosis
        }
        [one] { $case ->
            [dative] { FORM($count, gender: "feminine") } verpassten Dosis
           *[nominative] { FORM($count, gender: "feminine") } verpasste Dosis
        }
       *[other] { $case ->
            [dative] { $count } verpassten Dosen
           *[nominative] { $count } verpasste Dosen
        }
    }
    .skipped = { $count ->
        [0] keine übersprungenen Dosen
        [1] { $case ->
            [dative] einer übersprungenen Dosis
           *[nominative] eine übersprungene Dosis
        }
        [one] { $case ->
            [dative] { FORM($count, gender: "feminine") } übersprungenen Dosis
           *[nominative] { FORM($count, gender: "feminine") } übersprungene Dosis
        }
       *[other] { $case ->
            [dative] { $count } übersprungenen Dosen
           *[nominative] { $count } übersprungene Dosen
        }
    }
    .pending = { $count ->
        [0] keine ausstehenden Dosen
        [1] { $case ->
            [dative] einer ausstehenden Dosis
           *[nominative] eine ausstehende Dosis
        }
        [one] { $case ->
            [dative] { FORM($count, gender: "feminine") } ausstehenden Dosis
           *[nominative] { FORM($count, gender: "feminine") } ausstehende Dosis
        }
       *[other] { $case ->
            [dative] { $count } ausstehenden Dosen
           *[nominative] { $count } ausstehende Dosen
        }
    }
noun-message = { $count ->
    [1] { one-feminine } Nachricht
    [one] { FORM($count, gender: "feminine") } Nachricht
   *[other] { $count } Nachrichten
}
    .gender = feminine
    .none = keine Nachrichten
    .empty = noch keine Nachrichten
    .unread = { $count ->
        [0] keine ungelesenen Nachrichten
        [1] { $case ->
            [dative] einer ungelesenen Nachricht
           *[nominative] eine ungelesene Nachricht
        }
        [one] { $case ->
            [dative] { FORM($count, gender: "feminine") } ungelesenen Nachricht
           *[nominative] { FORM($count, gender: "feminine") } ungelesene Nachricht
        }
       *[other] { $case ->
            [dative] { $count } ungelesenen Nachrichten
           *[nominative] { $count } ungelesene Nachrichten
        }
    }
    .new = { $count ->
        [0] keine neuen Nachrichten
        [1] { $case ->
            [dative] einer neuen Nachricht
           *[nominative] eine neue Nachricht
        }
        [one] { $case ->
            [dative] { FORM($count, gender: "feminine") } neuen Nachricht
           *[nominative] { FORM($count, gender: "feminine") } neue Nachricht
        }
       *[other] { $case ->
            [dative] { $count } neuen Nachrichten
           *[nominative] { $count } neue Nachrichten
        }
    }
noun-photo = { $count ->
    [1] { one-neuter } Foto
    [one] { FORM($count, gender: "neuter") } Foto
   *[other] { $count } Fotos
}
    .gender = neuter
    .none = keine Fotos
    .empty = noch keine Fotos
    .new = { $count ->
        [0] keine neuen Fotos
        [1] { $case ->
            [dative] einem neuen Foto
           *[nominative] ein neues Foto
        }
        [one] { $case ->
            [dative] { FORM($count, gender: "neuter") } neuen Foto
           *[nominative] { FORM($count, gender: "neuter") } neues Foto
        }
       *[other] { $case ->
            [dative] { $count } neuen Fotos
           *[nominative] { $count } neue Fotos
        }
    }
noun-task = { $count ->
    [1] { one-feminine } Aufgabe
    [one] { FORM($count, gender: "feminine") } Aufgabe
   *[other] { $count } Aufgaben
}
    .gender = feminine
    .none = keine Aufgaben
    .empty = noch keine Aufgaben
    .completed = { $count ->
        [0] keine erledigten Aufgaben
        [1] { $case ->
            [dative] einer erledigten Aufgabe
           *[nominative] eine erledigte Aufgabe
        }
        [one] { $case ->
            [dative] { FORM($count, gender: "feminine") } erledigten Aufgabe
           *[nominative] { FORM($count, gender: "feminine") } erledigte Aufgabe
        }
       *[other] { $case ->
            [dative] { $count } erledigten Aufgaben
           *[nominative] { $count } erledigte Aufgaben
        }
    }
    .overdue = { $count ->
        [0] keine überfälligen Aufgaben
        [1] { $case ->
            [dative] einer überfälligen Aufgabe
           *[nominative] eine überfällige Aufgabe
        }
        [one] { $case ->
            [dative] { FORM($count, gender: "feminine") } überfälligen Aufgabe
           *[nominative] { FORM($count, gender: "feminine") } überfällige Aufgabe
        }
       *[other] { $case ->
            [dative] { $count } überfälligen Aufgaben
           *[nominative] { $count } überfällige Aufgaben
        }
    }
    .pending = { $count ->
        [0] keine offenen Aufgaben
        [1] { $case ->
            [dative] einer offenen Aufgabe
           *[nominative] eine offene Aufgabe
        }
        [one] { $case ->
            [dative] { FORM($count, gender: "feminine") } offenen Aufgabe
           *[nominative] { FORM($count, gender: "feminine") } offene Aufgabe
        }
       *[other] { $case ->
            [dative] { $count } offenen Aufgaben
           *[nominative] { $count } offene Aufgaben
        }
    }
# The word also of list-more.
noun-item = { $count ->
    [1] { one-masculine } Eintrag
    [one] { FORM($count, gender: "masculine") } Eintrag
   *[other] { $case ->
        [dative] { $count } Einträgen
       *[nominative] { $count } Einträge
    }
}
    .gender = masculine
    .none = keine Einträge
    .empty = noch keine Einträge
    .selected = { $count ->
        [0] keine ausgewählten Einträge
        [1] { $case ->
            [accusative] einen ausgewählten Eintrag
            [dative] einem ausgewählten Eintrag
           *[nominative] ein ausgewählter Eintrag
        }
        [one] { $case ->
            [accusative] { FORM($count, gender: "masculine") } ausgewählten Eintrag
            [dative] { FORM($count, gender: "masculine") } ausgewählten Eintrag
           *[nominative] { FORM($count, gender: "masculine") } ausgewählter Eintrag
        }
       *[other] { $case ->
            [dative] { $count } ausgewählten Einträgen
           *[nominative] { $count } ausgewählte Einträge
        }
    }
noun-result = { $count ->
    [1] { one-neuter } Ergebnis
    [one] { FORM($count, gender: "neuter") } Ergebnis
   *[other] { $case ->
        [dative] { $count } Ergebnissen
       *[nominative] { $count } Ergebnisse
    }
}
    .gender = neuter
    .none = keine Ergebnisse
    .empty = noch keine Ergebnisse
noun-notification = { $count ->
    [1] { one-feminine } Benachrichtigung
    [one] { FORM($count, gender: "feminine") } Benachrichtigung
   *[other] { $count } Benachrichtigungen
}
    .gender = feminine
    .none = keine Benachrichtigungen
    .empty = noch keine Benachrichtigungen
    .unread = { $count ->
        [0] keine ungelesenen Benachrichtigungen
        [1] { $case ->
            [dative] einer ungelesenen Benachrichtigung
           *[nominative] eine ungelesene Benachrichtigung
        }
        [one] { $case ->
            [dative] { FORM($count, gender: "feminine") } ungelesenen Benachrichtigung
           *[nominative] { FORM($count, gender: "feminine") } ungelesene Benachrichtigung
        }
       *[other] { $case ->
            [dative] { $count } ungelesenen Benachrichtigungen
           *[nominative] { $count } ungelesene Benachrichtigungen
        }
    }
    .new = { $count ->
        [0] keine neuen Benachrichtigungen
        [1] { $case ->
            [dative] einer neuen Benachrichtigung
           *[nominative] eine neue Benachrichtigung
        }
        [one] { $case ->
            [dative] { FORM($count, gender: "feminine") } neuen Benachrichtigung
           *[nominative] { FORM($count, gender: "feminine") } neue Benachrichtigung
        }
       *[other] { $case ->
            [dative] { $count } neuen Benachrichtigungen
           *[nominative] { $count } neue Benachrichtigungen
        }
    }
noun-day = { $count ->
    [1] { one-masculine } Tag
    [one] { FORM($count, gender: "masculine") } Tag
   *[other] { $case ->
        [dative] { $count } Tagen
       *[nominative] { $count } Tage
    }
}
    .gender = masculine
    .none = keine Tage
    .empty = noch keine Tage
noun-step = { $count ->
    [1] { one-masculine } Schritt
    [one] { FORM($count, gender: "masculine") } Schritt
   *[other] { $case ->
        [dative] { $count } Schritten
       *[nominative] { $count } Schritte
    }
}
    .gender = masculine
    .none = keine Schritte
    .empty = noch keine Schritte
    .completed = { $count ->
        [0] keine abgeschlossenen Schritte
        [1] { $case ->
            [accusative] einen abgeschlossenen Schritt
            [dative] einem abgeschlossenen Schritt
           *[nominative] ein abgeschlossener Schritt
        }
        [one] { $case ->
            [accusative] { FORM($count, gender: "masculine") } abgeschlossenen Schritt
            [dative] { FORM($count, gender: "masculine") } abgeschlossenen Schritt
           *[nominative] { FORM($count, gender: "masculine") } abgeschlossener Schritt
        }
       *[other] { $case ->
            [dative] { $count } abgeschlossenen Schritten
           *[nominative] { $count } abgeschlossene Schritte
        }
    }
noun-star = { $count ->
    [1] { one-masculine } Stern
    [one] { FORM($count, gender: "masculine") } Stern
   *[other] { $case ->
        [dative] { $count } Sternen
       *[nominative] { $count } Sterne
    }
}
    .gender = masculine
    .none = keine Sterne
    .empty = noch keine Sterne
noun-page = { $count ->
    [1] { one-feminine } Seite
    [one] { FORM($count, gender: "feminine") } Seite
   *[other] { $count } Seiten
}
    .gender = feminine
    .none = keine Seiten
    .empty = noch keine Seiten
noun-medication = { $count ->
    [1] { one-neuter } Medikament
    [one] { FORM($count, gender: "neuter") } Medikament
   *[other] { $case ->
        [dative] { $count } Medikamenten
       *[nominative] { $count } Medikamente
    }
}
    .gender = neuter
    .none = keine Medikamente
    .empty = noch keine Medikamente
    .active = { $count ->
        [0] keine aktiven Medikamente
        [1] { $case ->
            [dative] einem aktiven Medikament
           *[nominative] ein aktives Medikament
        }
        [one] { $case ->
            [dative] { FORM($count, gender: "neuter") } aktiven Medikament
           *[nominative] { FORM($count, gender: "neuter") } aktives Medikament
        }
       *[other] { $case ->
            [dative] { $count } aktiven Medikamenten
           *[nominative] { $count } aktive Medikamente
        }
    }
    .inactive = { $count ->
        [0] keine inaktiven Medikamente
        [1] { $case ->
            [dative] einem inaktiven Medikament
           *[nominative] ein inaktives Medikament
        }
        [one] { $case ->
            [dative] { FORM($count, gender: "neuter") } inaktiven Medikament
           *[nominative] { FORM($count, gender: "neuter") } inaktives Medikament
        }
       *[other] { $case ->
            [dative] { $count } inaktiven Medikamenten
           *[nominative] { $count } inaktive Medikamente
        }
    }
noun-transaction = { $count ->
    [1] { one-feminine } Transaktion
    [one] { FORM($count, gender: "feminine") } Transaktion
   *[other] { $count } Transaktionen
}
    .gender = feminine
    .none = keine Transaktionen
    .empty = noch keine Transaktionen
    .pending = { $count ->
        [0] keine ausstehenden Transaktionen
        [1] { $case ->
            [dative] einer ausstehenden Transaktion
           *[nominative] eine ausstehende Transaktion
        }
        [one] { $case ->
            [dative] { FORM($count, gender: "feminine") } ausstehenden Transaktion
           *[nominative] { FORM($count, gender: "feminine") } ausstehende Transaktion
        }
       *[other] { $case ->
            [dative] { $count } ausstehenden Transaktionen
           *[nominative] { $count } ausstehende Transaktionen
        }
    }
noun-question = { $count ->
    [1] { one-feminine } Frage
    [one] { FORM($count, gender: "feminine") } Frage
   *[other] { $count } Fragen
}
    .gender = feminine
    .none = keine Fragen
    .empty = noch keine Fragen
    .completed = { $count ->
        [0] keine beantworteten Fragen
        [1] { $case ->
            [dative] einer beantworteten Frage
           *[nominative] eine beantwortete Frage
        }
        [one] { $case ->
            [dative] { FORM($count, gender: "feminine") } beantworteten Frage
           *[nominative] { FORM($count, gender: "feminine") } beantwortete Frage
        }
       *[other] { $case ->
            [dative] { $count } beantworteten Fragen
           *[nominative] { $count } beantwortete Fragen
        }
    }
noun-goal = { $count ->
    [1] { one-neuter } Ziel
    [one] { FORM($count, gender: "neuter") } Ziel
   *[other] { $case ->
        [dative] { $count } Zielen
       *[nominative] { $count } Ziele
    }
}
    .gender = neuter
    .none = keine Ziele
    .empty = noch keine Ziele
    .completed = { $count ->
        [0] keine erreichten Ziele
        [1] { $case ->
            [dative] einem erreichten Ziel
           *[nominative] ein erreichtes Ziel
        }
        [one] { $case ->
            [dative] { FORM($count, gender: "neuter") } erreichten Ziel
           *[nominative] { FORM($count, gender: "neuter") } erreichtes Ziel
        }
       *[other] { $case ->
            [dative] { $count } erreichten Zielen
           *[nominative] { $count } erreichte Ziele
        }
    }



