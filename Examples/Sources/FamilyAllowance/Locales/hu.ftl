### Family allowance, in Hungarian

## The account of a child

weekly-allowance = heti zsebpénz
allowance-schedule = zsebpénz napja
last-allowance = legutóbbi zsebpénz

## What money is for

category-allowance = zsebpénz
category-gifts = ajándékok

## What a child saves for

saved-share = { $share } összegyűjtve

## Headings

children = gyerekek
transactions = tranzakciók
wish-list = kívánságlista
analytics = statisztika

## Signing in

sign-in = bejelentkezés
register = regisztráció
wait-hint = kérjük, várjon
forgot-password = elfelejtett jelszó
enter-email = a bejelentkezéshez adja meg az e-mail-címét

## Fields of a transaction

amount = összeg
what-for = leírás

## Buttons

add-child = gyerek hozzáadása
add-transaction = tranzakció hozzáadása
add-wish = kívánság hozzáadása
buy = vásárlás
refresh = frissítés
sign-out = kijelentkezés
back = vissza
cancel = mégse
save = mentés
delete = törlés

## What went wrong

problem-credentials = hibás e-mail-cím vagy jelszó
