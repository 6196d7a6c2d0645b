## Errors

# What follows is a sentence of its own, and so begins with a capital.
error = fel: { TITLE($message) }
    .alone = fel

error-select-answer = välj ett svar för att fortsätta

field-email-address = e-postadress
    .gender = common
field-phone-number = telefonnummer
    .gender = neuter
field-password = lösenord
    .gender = neuter
field-name = namn
    .gender = neuter

error-required = ange { $field }
    .named = { $field }: måste fyllas i

error-invalid = { FORM(state-invalid, $field, 1) } { $field }
    .named = { $field }: ogiltigt värde

error-phone-format = telefonnumret måste börja med plustecken och landsnummer

## Work that the app is doing while the listener waits

loading = laddar
loading-tasks = laddar uppgifter
loading-photo = laddar bild
creating-profile = skapar profil
saving = sparar
signing-in = loggar in
please-wait = { $activity }, vänta ett ögonblick

## Work that the app has done

done-transaction-created = transaktionen har skapats
done-profile-saved = profilen har sparats
done-deleted = { $name } har raderats
    .alone = raderat

## Screens that have nothing to show

empty-results = inga resultat för { $query }
    .alone = inga resultat
empty-connection = ingen internetanslutning
empty-health-data = hälsodata är inte tillgängliga
