## Names of form fields

field-amount = Betrag
    .gender = masculine
field-description = Beschreibung
    .gender = feminine
field-comment = Kommentar
    .gender = masculine
field-title = Titel
    .gender = masculine
field-date = Datum
    .gender = neuter
field-time = Uhrzeit
    .gender = feminine
field-address = Adresse
    .gender = feminine
field-select-profile = Profilauswahl
    .gender = feminine

## Errors in a form, and how to correct them: in the infinitive, which addresses nobody. With "bitte": right after
## "Fehler:" it would name what was done wrong.

errors-in-form = { $count ->
    [1] ein Fehler: { $field }
    [one] { $count } Fehler: { $field }
   *[other] { $count } Fehler. Zuerst: { $field }
}
    .alone = { $count ->
        [1] ein Fehler
       *[other] { $count } Fehler
    }
# "Example" would be read by German rules; "zum Beispiel" would have "beispiel" twice.
error-email-format = bitte eine vollständige E-Mail-Adresse in der Form name ät beispiel Punkt de eingeben
error-amount-range = bitte einen Betrag von { $range } eingeben
    .exact = bitte einen Betrag von { FORM($amount, case: "dative") } eingeben
error-number-range = bitte eine Zahl von { $least } bis { $most } eingeben
error-least-characters = { $count ->
    [1] bitte mindestens ein Zeichen eingeben
   *[other] bitte mindestens { $count } Zeichen eingeben
}
error-most-characters = { $count ->
    [1] bitte höchstens ein Zeichen eingeben
   *[other] bitte höchstens { $count } Zeichen eingeben
}
error-passwords-differ = beide Passwörter müssen übereinstimmen
error-credentials = E-Mail-Adresse oder Passwort falsch. Bitte beides prüfen
error-choose = bitte mindestens eine Option auswählen
error-connection = keine Internetverbindung. Bitte Verbindung prüfen und erneut versuchen
error-try-again = etwas ist schiefgegangen. Bitte erneut versuchen
error-try-later = der Dienst ist gerade nicht verfügbar. Bitte später erneut versuchen

## Whether the characters of a password can be seen. "Eingeblendet" and "ausgeblendet" sound too much alike

password-shown = Passwort sichtbar
password-hidden = Passwort verborgen

## Requirements of a form field

require-characters = { $count ->
    [1] mindestens ein Zeichen
   *[other] mindestens { $count } Zeichen
}
require-parts = { $length }, darunter { $parts }
    .alone = erforderlich: { $parts }
require-digit = eine Ziffer
require-symbol = ein Sonderzeichen
require-capital = ein Großbuchstabe
require-small = ein Kleinbuchstabe
require-all = alle Felder sind erforderlich
require-option = { $count ->
    [1] unten die einzige Option auswählen
    [one] unten eine von { $count } Option auswählen
   *[other] unten eine von { $count } Optionen auswählen
}

## The number of characters that can still be entered

characters-left = { $count ->
    [1] noch ein Zeichen übrig
   *[other] noch { $count } Zeichen übrig
}
characters-none-left = keine Zeichen mehr übrig
characters-over = Zeichenlimit um { $count } überschritten
