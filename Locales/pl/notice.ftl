## Errors

error = błąd: { $message }
    .alone = błąd

error-select-answer = wybierz odpowiedź, aby kontynuować

field-email-address = adres e-mail
    .gender = masculine
field-phone-number = numer telefonu
    .gender = masculine
field-password = hasło
    .gender = neuter
# Of a person. A thing's would be "nazwa".
field-name = imię
    .gender = neuter

# Feminine fields are apps' own: "nazwa" in place of "imię".
error-required = { TRAIT($field, "gender") ->
    [feminine] { $field } jest wymagana
    [neuter] { $field } jest wymagane
   *[masculine] { $field } jest wymagany
}
    .named = { $field }: pole wymagane

error-invalid = { TRAIT($field, "gender") ->
    [feminine] nieprawidłowa { $field }
    [neuter] nieprawidłowe { $field }
   *[masculine] nieprawidłowy { $field }
}
    .named = { $field }: nieprawidłowa wartość

error-phone-format = numer telefonu musi zaczynać się od znaku plus i numeru kierunkowego kraju

## Work that the app is doing while the listener waits. "wczytywanie" is of data, "ładowanie" of a battery.

loading = wczytywanie
loading-tasks = wczytywanie zadań
loading-photo = wczytywanie zdjęcia
creating-profile = tworzenie profilu
saving = zapisywanie
signing-in = logowanie
please-wait = { $activity }, proszę czekać

## Work that the app has done: the impersonal past

done-transaction-created = utworzono transakcję
done-profile-saved = zapisano profil
done-deleted = usunięto: { $name }
    .alone = usunięto

## Screens that have nothing to show

empty-results = brak wyników dla: { $query }
    .alone = brak wyników
empty-connection = brak połączenia z internetem
empty-health-data = dane zdrowotne niedostępne
