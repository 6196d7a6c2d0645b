## Errors

error = napaka: { $message }
    .alone = napaka

error-select-answer = za nadaljevanje izberite odgovor

field-email-address = e-poštni naslov
    .gender = masculine
field-phone-number = telefonska številka
    .gender = feminine
field-password = geslo
    .gender = neuter
field-name = ime
    .gender = neuter

# It agrees with "polje", whatever the gender of the field.
error-required = polje { $field } je obvezno
    .named = polje { $field } je obvezno

error-invalid = { TRAIT($field, "gender") ->
    [feminine] neveljavna { $field }
    [neuter] neveljavno { $field }
   *[masculine] neveljaven { $field }
}
    .named = neveljavna vrednost polja { $field }

error-phone-format = telefonska številka se mora začeti z znakom plus in kodo države

## Work that the app is doing while the listener waits

loading = nalaganje
loading-tasks = nalaganje opravil
loading-photo = nalaganje fotografije
creating-profile = ustvarjanje profila
saving = shranjevanje
signing-in = prijavljanje
please-wait = { $activity }, počakajte

## Work that the app has done

done-transaction-created = transakcija je ustvarjena
done-profile-saved = profil je shranjen
done-deleted = izbrisano: { $name }
    .alone = izbrisano

## Screens that have nothing to show

empty-results = ni rezultatov za iskanje: { $query }
    .alone = ni rezultatov
empty-connection = ni internetne povezave
empty-health-data = zdravstveni podatki niso na voljo
