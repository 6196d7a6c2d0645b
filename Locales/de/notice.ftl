## Errors

# What follows is a sentence of its own, and so begins with a capital.
error = Fehler: { TITLE($message) }
    .alone = Fehler

error-select-answer = bitte eine Antwort auswählen, um fortzufahren

field-email-address = E-Mail-Adresse
    .gender = feminine
field-phone-number = Telefonnummer
    .gender = feminine
field-password = Passwort
    .gender = neuter
# accepted: capital-letter
field-name = Name
    .gender = masculine

error-required = { $field } erforderlich
    .named = { $field } erforderlich

# After the field, whose gender is not known where its name comes from data: Geburtsdatum ungültig
error-invalid = { $field } ungültig
    .named = { $field } ungültig

# It may be said without the name of the field, and after "Ungültige Telefonnummer".
error-phone-format = die Telefonnummer muss mit Pluszeichen und Ländervorwahl beginnen

## Work that the app is doing while the listener waits

loading = wird geladen
loading-tasks = Aufgaben werden geladen
loading-photo = Foto wird geladen
creating-profile = Profil wird erstellt
saving = wird gespeichert
signing-in = Anmeldung läuft
please-wait = { $activity }, bitte warten

## Work that the app has done

done-transaction-created = Transaktion erstellt
done-profile-saved = Profil gespeichert
done-deleted = { $name } gelöscht
    .alone = gelöscht

## Screens that have nothing to show

empty-results = keine Ergebnisse für { $query }
    .alone = keine Ergebnisse
empty-connection = keine Internetverbindung
empty-health-data = Gesundheitsdaten nicht verfügbar
