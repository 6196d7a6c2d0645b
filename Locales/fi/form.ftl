## Names of form fields

field-amount = määrä
field-description = kuvaus
field-comment = kommentti
field-title = otsikko
field-date = päivämäärä
field-time = kellonaika
field-address = osoite
field-select-profile = profiilin valinta

## Errors in a form, and how to correct them: in the short imperative, as in other apps

errors-in-form = { $count ->
    [one] { $count } virhe: { $field }
   *[other] { $count } virhettä. Ensimmäinen: { $field }
}
    .alone = { $count ->
        [one] { $count } virhe
       *[other] { $count } virhettä
    }
error-email-format = anna koko sähköpostiosoite, kuten nimi ät esimerkki piste fi
error-amount-range = anna summa, { $range }
    .exact = anna summa { $amount }
error-number-range = anna luku, vähintään { $least } ja enintään { $most }
error-least-characters = { $count ->
    [one] anna vähintään { $count } merkki
   *[other] anna vähintään { $count } merkkiä
}
error-most-characters = { $count ->
    [one] anna enintään { $count } merkki
   *[other] anna enintään { $count } merkkiä
}
error-passwords-differ = salasanojen on oltava samat
error-credentials = väärä sähköpostiosoite tai salasana. Tarkista molemmat
error-choose = valitse vähintään yksi vaihtoehto
error-connection = ei internetyhteyttä. Muodosta yhteys ja yritä uudelleen
error-try-again = jokin meni vikaan. Yritä uudelleen
error-try-later = palvelu ei ole nyt saatavilla. Yritä myöhemmin uudelleen

## Whether the characters of a password can be seen

password-shown = salasana näkyvissä
password-hidden = salasana piilotettu

## Requirements of a form field

require-characters = { $count ->
    [one] vähintään { $count } merkki
   *[other] vähintään { $count } merkkiä
}
require-parts = { $length }, mukana { $parts }
    .alone = mukana { $parts }
require-digit = numero
require-symbol = erikoismerkki
require-capital = iso kirjain
require-small = pieni kirjain
require-all = kaikki kentät ovat pakollisia
require-option = { $count ->
    [1] valitse alla oleva vaihtoehto
   *[other] valitse alla olevista vaihtoehdoista, yhteensä { $count }
}

## The number of characters that can still be entered

characters-left = { $count ->
    [one] { $count } merkki jäljellä
   *[other] { $count } merkkiä jäljellä
}
characters-none-left = merkkejä ei ole jäljellä
characters-over = { $count ->
    [one] { $count } merkki liikaa
   *[other] { $count } merkkiä liikaa
}
