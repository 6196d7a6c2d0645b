### Family allowance, in German
### Buttons are in the infinitive, as iOS words them; the register is that of the library.

## The account of a child

weekly-allowance = wöchentliches Taschengeld
allowance-schedule = Taschengeldtag
last-allowance = letztes Taschengeld

## What money is for

category-allowance = Taschengeld
category-gifts = Geschenke

## What a child saves for

# Not "gespart": behind a price that would be a discount.
saved-share = { $share } angespart

## Headings

children = Kinder
transactions = Transaktionen
wish-list = Wunschliste
analytics = Auswertung

## Signing in

sign-in = anmelden
register = registrieren
wait-hint = bitte warten
forgot-password = Passwort vergessen
enter-email = E-Mail-Adresse zum Anmelden eingeben

## Fields of a transaction

amount = Betrag
    .gender = masculine
what-for = Beschreibung
    .gender = feminine

## Buttons

add-child = Kind hinzufügen
add-transaction = Transaktion hinzufügen
add-wish = Wunsch hinzufügen
buy = kaufen
refresh = aktualisieren
sign-out = abmelden
back = zurück
cancel = abbrechen
save = speichern
delete = löschen

## What went wrong

problem-credentials = E-Mail-Adresse oder Passwort falsch
