### Family allowance, in Romanian
### Buttons are in the imperative of tu, as Android words them.

## The account of a child

weekly-allowance = bani de buzunar săptămânali
allowance-schedule = ziua banilor de buzunar
last-allowance = ultimii bani de buzunar

## What money is for

category-allowance = bani de buzunar
category-gifts = cadouri

## What a child saves for

saved-share = { $share } economisit

## Headings

children = copii
transactions = tranzacții
wish-list = listă de dorințe
analytics = statistici

## Signing in

sign-in = conectează-te
register = creează un cont
wait-hint = așteaptă puțin
forgot-password = am uitat parola
enter-email = introdu adresa de e-mail pentru a te conecta

## Fields of a transaction

amount = sumă
    .gender = feminine
what-for = descriere
    .gender = feminine

## Buttons

add-child = adaugă un copil
add-transaction = adaugă o tranzacție
add-wish = adaugă o dorință
buy = cumpără
refresh = reîmprospătează
sign-out = deconectează-te
back = înapoi
cancel = anulează
save = salvează
delete = șterge

## What went wrong

problem-credentials = adresă de e-mail sau parolă incorectă
