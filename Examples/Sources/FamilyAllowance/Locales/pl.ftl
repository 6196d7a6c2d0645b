### Family allowance, in Polish
### Buttons are in the imperative, as iOS words them, which has no gender. Names stand behind a colon, where nothing
### inflects them.

## The account of a child

weekly-allowance = tygodniowe kieszonkowe
allowance-schedule = dzień kieszonkowego
last-allowance = ostatnie kieszonkowe

## What money is for

category-allowance = kieszonkowe
category-gifts = prezenty

## What a child saves for

# Not "zaoszczędzono": behind a price that would be a discount.
saved-share = odłożono { $share }

## Headings

children = dzieci
transactions = transakcje
wish-list = lista życzeń
analytics = statystyki

## Signing in

sign-in = zaloguj się
register = załóż konto
wait-hint = proszę czekać
# "zapomniałem" would say the listener's gender.
forgot-password = nie pamiętam hasła
enter-email = wpisz adres e-mail, aby się zalogować

## Fields of a transaction

amount = kwota
    .gender = feminine
what-for = opis
    .gender = masculine

## Buttons

add-child = dodaj dziecko
add-transaction = dodaj transakcję
add-wish = dodaj życzenie
buy = kup
refresh = odśwież
sign-out = wyloguj się
back = wróć
cancel = anuluj
save = zapisz
delete = usuń

## What went wrong

problem-credentials = nieprawidłowy adres e-mail lub hasło
