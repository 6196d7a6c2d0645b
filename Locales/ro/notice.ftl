## Errors: no capital after a colon

error = eroare: { $message }
    .alone = eroare

error-select-answer = selectează un răspuns pentru a continua

# Fields of forms that the library names
field-email-address = adresă de e-mail
    .gender = feminine
field-phone-number = număr de telefon
    .gender = neuter
field-password = parolă
    .gender = feminine
field-name = nume
    .gender = neuter

error-required = câmpul { $field } este obligatoriu
    .named = { $field }: câmp obligatoriu

error-invalid = { TRAIT($field, "gender") ->
    [feminine] { $field } nevalidă
   *[masculine] { $field } nevalid
}
    .named = { $field }: valoare nevalidă

# Also said alone, so it names the field.
error-phone-format = numărul de telefon trebuie să înceapă cu semnul plus și prefixul țării

## Work that the app is doing while the listener waits

loading = se încarcă
loading-tasks = se încarcă activitățile
loading-photo = se încarcă fotografia
creating-profile = se creează profilul
saving = se salvează
signing-in = se conectează
please-wait = { $activity }, așteaptă puțin

## Work that the app has done; see confirm.ftl

done-transaction-created = tranzacție creată
done-profile-saved = profil salvat
done-deleted = șters: { $name }
    .alone = șters

## Screens that have nothing to show

empty-results = niciun rezultat pentru { $query }
    .alone = niciun rezultat
empty-connection = fără conexiune la internet
empty-health-data = date de sănătate indisponibile
