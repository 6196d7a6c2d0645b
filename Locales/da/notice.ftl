## Errors

# What follows is a sentence of its own, and so begins with a capital.
error = fejl: { TITLE($message) }
    .alone = fejl

error-select-answer = vælg et svar for at fortsætte

field-email-address = e-mailadresse
    .gender = common
field-phone-number = telefonnummer
    .gender = neuter
field-password = adgangskode
    .gender = common
field-name = navn
    .gender = neuter

error-required = { $field } skal udfyldes
    .named = { $field }: skal udfyldes

error-invalid = { FORM(state-invalid, $field, 1) } { $field }
    .named = { $field }: ugyldig værdi

error-phone-format = telefonnummeret skal begynde med plustegn og landekode

## Work that the app is doing while the listener waits

loading = indlæser
loading-tasks = indlæser opgaver
loading-photo = indlæser billede
creating-profile = opretter profil
saving = gemmer
signing-in = logger ind
please-wait = { $activity }, vent et øjeblik

## Work that the app has done

done-transaction-created = transaktionen er oprettet
done-profile-saved = profilen er gemt
done-deleted = { $name } er slettet
    .alone = slettet

## Screens that have nothing to show

empty-results = ingen resultater for { $query }
    .alone = ingen resultater
empty-connection = ingen internetforbindelse
empty-health-data = sundhedsdata er ikke tilgængelige
