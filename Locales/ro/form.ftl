## Names of form fields

field-amount = sumă
    .gender = feminine
field-description = descriere
    .gender = feminine
field-comment = comentariu
    .gender = neuter
field-title = titlu
    .gender = neuter
field-date = dată
    .gender = feminine
field-time = oră
    .gender = feminine
field-address = adresă
    .gender = feminine
field-select-profile = selectarea profilului
    .gender = feminine

## Errors in a form, and how to correct them

errors-in-form = { $count ->
    [1] o eroare: { $field }
   *[other] { errors-in-form.alone }. Prima: { $field }
}
    .alone = { $count ->
        [1] o eroare
        [few] { number-feminine } erori
       *[other] { number-feminine } de erori
    }
error-email-format = introdu o adresă de e-mail completă, de exemplu nume a rond exemplu punct com
error-amount-range = introdu o sumă de la { FORM($range, case: "bounded") }
    .exact = introdu o sumă de { $amount }
error-number-range = introdu un număr de la { $least } la { $most }
characters = { $count ->
    [1] un caracter
    [few] { number-neuter } caractere
   *[other] { number-neuter } de caractere
}
error-least-characters = introdu cel puțin { characters }
error-most-characters = introdu cel mult { characters }
error-passwords-differ = cele două parole trebuie să fie identice
error-credentials = adresă de e-mail sau parolă incorectă. Verifică ambele
error-choose = alege cel puțin o opțiune
error-connection = fără conexiune la internet. Conectează dispozitivul și încearcă din nou
error-try-again = a apărut o problemă. Încearcă din nou
error-try-later = serviciul nu este disponibil momentan. Încearcă din nou mai târziu

## Whether the characters of a password can be seen

password-shown = parolă vizibilă
password-hidden = parolă ascunsă

## Requirements of a form field

require-characters = cel puțin { characters }
require-parts = { $length }, cu { $parts }
    .alone = cu { $parts }
require-digit = o cifră
require-symbol = un simbol
require-capital = o literă mare
require-small = o literă mică
require-all = toate câmpurile sunt obligatorii
require-option = { $count ->
    [1] selectează opțiunea de mai jos
    [few] selectează una dintre cele { number-feminine } opțiuni de mai jos
   *[other] selectează una dintre cele { number-feminine } de opțiuni de mai jos
}

## The number of characters that can still be entered

characters-left = { $count ->
    [1] a rămas un caracter
   *[other] au rămas { characters }
}
characters-none-left = niciun caracter rămas
characters-over = { characters } peste limită
