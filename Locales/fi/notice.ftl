## Errors

# What follows is a sentence of its own, and so begins with a capital.
error = virhe: { TITLE($message) }
    .alone = virhe

error-select-answer = jatka valitsemalla vastaus

field-email-address = sähköpostiosoite
field-phone-number = puhelinnumero
field-password = salasana
field-name = nimi

error-required = { $field } on pakollinen
    .named = { $field }: pakollinen kenttä

error-invalid = virheellinen { $field }
    .named = { $field }: virheellinen arvo

error-phone-format = puhelinnumeron alussa on oltava plusmerkki ja maatunnus

## Work that the app is doing while the listener waits

loading = ladataan
loading-tasks = ladataan tehtäviä
loading-photo = ladataan kuvaa
creating-profile = luodaan profiilia
saving = tallennetaan
signing-in = kirjaudutaan sisään
please-wait = { $activity }, odota hetki

## Work that the app has done

done-transaction-created = tilitapahtuma luotu
done-profile-saved = profiili tallennettu
done-deleted = { $name } poistettu
    .alone = poistettu

## Screens that have nothing to show

empty-results = ei tuloksia haulle { $query }
    .alone = ei tuloksia
empty-connection = ei internetyhteyttä
empty-health-data = terveystiedot eivät ole saatavilla
