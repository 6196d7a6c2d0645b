### Family allowance, in Finnish

## The account of a child

weekly-allowance = viikkoraha
allowance-schedule = viikkorahan päivä
last-allowance = viimeisin viikkoraha

## What money is for

category-allowance = viikkoraha
category-gifts = lahjat

## What a child saves for

saved-share = { $share } säästetty

## Headings

children = lapset
transactions = tilitapahtumat
wish-list = toivelista
analytics = tilastot

## Signing in

sign-in = kirjaudu sisään
register = rekisteröidy
wait-hint = odota hetki
forgot-password = unohtunut salasana
enter-email = anna sähköpostiosoite sisäänkirjautumista varten

## Fields of a transaction

amount = summa
what-for = kuvaus

## Buttons

add-child = lisää lapsi
add-transaction = lisää tilitapahtuma
add-wish = lisää toive
buy = osta
refresh = päivitä
sign-out = kirjaudu ulos
back = takaisin
cancel = peruuta
save = tallenna
delete = poista

## What went wrong

problem-credentials = sähköpostiosoite tai salasana on väärä
