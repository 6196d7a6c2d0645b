## Errors

error = pogreška: { $message }
    .alone = pogreška

error-select-answer = za nastavak odaberite odgovor

field-email-address = adresa e-pošte
    .gender = feminine
field-phone-number = telefonski broj
    .gender = masculine
field-password = lozinka
    .gender = feminine
# Of a person. A thing's would be "naziv".
field-name = ime
    .gender = neuter

# It agrees with "polje", whatever the gender of the field. A colon would be the second one after "pogreška:".
error-required = polje { $field } je obavezno
    .named = polje { $field } je obavezno

error-invalid = { TRAIT($field, "gender") ->
    [feminine] neispravna { $field }
    [neuter] neispravno { $field }
   *[masculine] neispravan { $field }
}
    .named = neispravna vrijednost u polju { $field }

error-phone-format = telefonski broj mora početi znakom plus i pozivnim brojem države

## Work that the app is doing while the listener waits

loading = učitavanje
loading-tasks = učitavanje zadataka
loading-photo = učitavanje fotografije
creating-profile = stvaranje profila
saving = spremanje
signing-in = prijava u tijeku
please-wait = { $activity }, pričekajte

## Work that the app has done

done-transaction-created = transakcija je stvorena
done-profile-saved = profil je spremljen
done-deleted = izbrisano: { $name }
    .alone = izbrisano

## Screens that have nothing to show

empty-results = nema rezultata za upit: { $query }
    .alone = nema rezultata
empty-connection = nema internetske veze
empty-health-data = zdravstveni podaci nisu dostupni
