## Errors

error = hiba: { TITLE($message) }
    .alone = hiba

error-select-answer = a folytatáshoz jelöljön meg egy választ

field-email-address = e-mail-cím
field-phone-number = telefonszám
field-password = jelszó
field-name = név

error-required = { $field } megadása kötelező
    .named = { $field }: kötelező mező

error-invalid = érvénytelen { $field }
    .named = { $field }: érvénytelen érték

error-phone-format = a telefonszámnak pluszjellel és országkóddal kell kezdődnie

## Work that the app is doing

loading = betöltés folyamatban
loading-tasks = feladatok betöltése folyamatban
loading-photo = fénykép betöltése folyamatban
creating-profile = profil létrehozása folyamatban
saving = mentés folyamatban
signing-in = bejelentkezés folyamatban
please-wait = { $activity }, kérjük, várjon

## Work that the app has done

done-transaction-created = tranzakció létrehozva
done-profile-saved = profil mentve
done-deleted = { $name } törölve
    .alone = törölve

## Screens that have nothing to show

empty-results = nincs találat erre: { $query }
    .alone = nincs találat
empty-connection = nincs internetkapcsolat
empty-health-data = az egészségügyi adatok nem érhetők el
