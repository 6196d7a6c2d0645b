## Errors

error = fout: { $message }
    .alone = fout

error-select-answer = selecteer een antwoord om door te gaan

field-email-address = e-mailadres
    .gender = neuter
field-phone-number = telefoonnummer
    .gender = neuter
field-password = wachtwoord
    .gender = neuter
field-name = naam
    .gender = common

error-required = { $field } is verplicht
    .named = { $field }: verplicht veld

error-invalid = { TRAIT($field, "gender") ->
    [neuter] ongeldig { $field }
   *[common] ongeldige { $field }
}
    .named = { $field }: ongeldige waarde

error-phone-format = telefoonnummer moet beginnen met een plusteken en het landnummer

## Work that the app is doing while the listener waits

loading = bezig met laden
loading-tasks = taken worden geladen
loading-photo = foto wordt geladen
creating-profile = profiel wordt aangemaakt
saving = bezig met opslaan
signing-in = bezig met inloggen
please-wait = { $activity }, even geduld

## Work that the app has done

done-transaction-created = transactie aangemaakt
done-profile-saved = profiel opgeslagen
done-deleted = { $name } verwijderd
    .alone = verwijderd

## Screens that have nothing to show

empty-results = geen resultaten voor { $query }
    .alone = geen resultaten
empty-connection = geen internetverbinding
empty-health-data = gezondheidsgegevens niet beschikbaar
