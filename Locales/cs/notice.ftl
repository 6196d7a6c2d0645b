## Errors

error = chyba: { $message }
    .alone = chyba

error-select-answer = pro pokračování vyberte odpověď

field-email-address = e-mailová adresa
    .gender = feminine
field-phone-number = telefonní číslo
    .gender = neuter
field-password = heslo
    .gender = neuter
# Of a person. A thing's would be "název".
field-name = jméno
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

error-phone-format = telefonní číslo musí začínat znakem plus a předvolbou země

## Work that the app is doing while the listener waits

loading = načítání
loading-tasks = načítání úkolů
loading-photo = načítání fotky
creating-profile = vytváření profilu
saving = ukládání
signing-in = přihlašování
please-wait = { $activity }, čekejte prosím

## Work that the app has done: the impersonal participle

done-transaction-created = transakce vytvořena
done-profile-saved = profil uložen
done-deleted = smazáno: { $name }
    .alone = smazáno

## Screens that have nothing to show

empty-results = žádné výsledky pro: { $query }
    .alone = žádné výsledky
empty-connection = bez připojení k internetu
empty-health-data = zdravotní údaje nejsou k dispozici
