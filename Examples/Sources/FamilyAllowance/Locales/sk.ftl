### Family allowance, in Slovak
### Buttons are in the infinitive, as iOS words them. Names stand behind a colon, where nothing inflects them.

## The account of a child

weekly-allowance = týždenné vreckové
allowance-schedule = deň vreckového
last-allowance = posledné vreckové

## What money is for

category-allowance = vreckové
category-gifts = darčeky

## What a child saves for

# Not "ušetrené": behind a price that would be a discount.
saved-share = nasporené: { $share }

## Headings

children = deti
transactions = transakcie
wish-list = zoznam želaní
analytics = štatistiky

## Signing in

sign-in = prihlásiť sa
register = vytvoriť účet
wait-hint = čakajte, prosím
forgot-password = zabudnuté heslo
enter-email = na prihlásenie zadajte e-mailovú adresu

## Fields of a transaction

amount = suma
    .gender = feminine
what-for = popis
    .gender = inanimate

## Buttons

add-child = pridať dieťa
add-transaction = pridať transakciu
add-wish = pridať želanie
buy = kúpiť
refresh = obnoviť
sign-out = odhlásiť sa
back = späť
cancel = zrušiť
save = uložiť
delete = vymazať

## What went wrong

problem-credentials = nesprávna e-mailová adresa alebo heslo
