## Errors

# What follows is a sentence of its own, and so begins with a capital.
error = feil: { TITLE($message) }
    .alone = feil

error-select-answer = velg et svar for å fortsette

field-email-address = e-postadresse
    .gender = common
field-phone-number = telefonnummer
    .gender = neuter
field-password = passord
    .gender = neuter
field-name = navn
    .gender = neuter

error-required = oppgi { $field }
    .named = { $field }: må fylles ut

error-invalid = { FORM(state-invalid, $field, 1) } { $field }
    .named = { $field }: ugyldig verdi

error-phone-format = telefonnummeret må begynne med plusstegn og landskode

## Work that the app is doing while the listener waits

loading = laster inn
loading-tasks = laster inn oppgaver
loading-photo = laster inn bilde
creating-profile = oppretter profil
saving = lagrer
signing-in = logger inn
please-wait = { $activity }, vent litt

## Work that the app has done

done-transaction-created = transaksjonen er opprettet
done-profile-saved = profilen er lagret
done-deleted = { $name } er slettet
    .alone = slettet

## Screens that have nothing to show

empty-results = ingen resultater for { $query }
    .alone = ingen resultater
empty-connection = ingen internettforbindelse
empty-health-data = helsedata er ikke tilgjengelige
