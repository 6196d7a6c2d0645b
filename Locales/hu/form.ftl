## Names of form fields

field-amount = összeg
field-description = leírás
field-comment = megjegyzés
field-title = cím
field-date = dátum
field-time = időpont
field-address = lakcím
field-select-profile = profilválasztás

## Errors in a form, and how to correct them

errors-in-form = { $count ->
    [1] { $count } hiba: { TITLE($field) }
   *[other] { $count } hiba. Az első: { TITLE($field) }
}
    .alone = { $count } hiba
error-email-format = adjon meg egy teljes e-mail-címet, például név kukac example pont com
# The range ends in "között".
error-amount-range = adjon meg egy összeget { $range }
    .exact = adja meg ezt az összeget: { $amount }
error-number-range = adjon meg egy számot { $least } és { $most } között
error-least-characters = adjon meg legalább { $count } karaktert
error-most-characters = adjon meg legfeljebb { $count } karaktert
error-passwords-differ = a két jelszónak egyeznie kell
error-credentials = hibás e-mail-cím vagy jelszó. Ellenőrizze mindkettőt
error-choose = válasszon legalább egy lehetőséget
error-connection = nincs internetkapcsolat. Csatlakozzon, és próbálja újra
error-try-again = valami hiba történt. Próbálja újra
error-try-later = a szolgáltatás jelenleg nem érhető el. Próbálja újra később

## Whether the characters of a password can be seen

password-shown = jelszó megjelenítve
password-hidden = jelszó elrejtve

## Requirements of a form field

require-characters = legalább { $count } karakter
require-parts = { $length }, köztük { $parts }
    .alone = tartalmazzon: { $parts }
require-digit = egy szám
require-symbol = egy írásjel
require-capital = egy nagybetű
require-small = egy kisbetű
require-all = minden mező kitöltése kötelező
require-option = { $count ->
    [1] válassza ki az alábbi lehetőséget
   *[other] válasszon az alábbi { $count } lehetőség közül
}

## The number of characters that can still be entered

characters-left = még { $count } karakter
characters-none-left = nincs több karakter
characters-over = { $count } karakterrel a határ felett
