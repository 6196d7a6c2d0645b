## Errors

error = chyba: { $message }
    .alone = chyba

error-select-answer = vyberte odpoveď a pokračujte

field-email-address = e-mailová adresa
    .gender = feminine
field-phone-number = telefónne číslo
    .gender = neuter
field-password = heslo
    .gender = neuter
# Of a person. A thing's would be "názov".
field-name = meno
    .gender = neuter

error-required = { TRAIT($field, "gender") ->
    [feminine] { $field } je povinná
    [neuter] { $field } je povinné
   *[inanimate] { $field } je povinný
}
    .named = { $field }: povinné pole

error-invalid = { TRAIT($field, "gender") ->
    [feminine] neplatná { $field }
    [neuter] neplatné { $field }
   *[inanimate] neplatný { $field }
}
    .named = { $field }: neplatná hodnota

error-phone-format = telefónne číslo sa musí začínať znakom plus a predvoľbou krajiny

## Work that the app is doing while the listener waits

loading = načítava sa
loading-tasks = načítavajú sa úlohy
loading-photo = načítava sa fotka
creating-profile = vytvára sa profil
saving = ukladá sa
signing-in = prebieha prihlasovanie
please-wait = { $activity }, čakajte, prosím

## Work that the app has done: the neuter participle

done-transaction-created = transakcia vytvorená
done-profile-saved = profil uložený
done-deleted = vymazané: { $name }
    .alone = vymazané

## Screens that have nothing to show

empty-results = žiadne výsledky pre: { $query }
    .alone = žiadne výsledky
empty-connection = bez pripojenia na internet
empty-health-data = zdravotné údaje nie sú k dispozícii
