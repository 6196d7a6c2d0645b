### Family allowance, in Malayalam

## The account of a child

weekly-allowance = ആഴ്ചതോറുമുള്ള പോക്കറ്റ് മണി
# "The day of": a weekday stands behind it.
allowance-schedule = പോക്കറ്റ് മണി നൽകുന്ന ദിവസം
# "When it was given": a moment stands behind it.
last-allowance = അവസാനം പോക്കറ്റ് മണി നൽകിയത്

## What money is for

category-allowance = പോക്കറ്റ് മണി
category-gifts = സമ്മാനങ്ങൾ

## What a child saves for

saved-share = { $share } സ്വരൂപിച്ചു

## Headings

children = കുട്ടികൾ
transactions = ഇടപാടുകൾ
wish-list = വിഷ് ലിസ്റ്റ്
analytics = വിശകലനം

## Signing in

sign-in = സൈൻ ഇൻ ചെയ്യുക
register = രജിസ്റ്റർ ചെയ്യുക
wait-hint = കാത്തിരിക്കുക
forgot-password = പാസ്വേഡ് മറന്നു
enter-email = സൈൻ ഇൻ ചെയ്യാൻ ഇമെയിൽ വിലാസം നൽകുക

## Fields of a transaction

amount = തുക
what-for = വിവരണം

## Buttons

add-child = കുട്ടിയെ ചേർക്കുക
add-transaction = ഇടപാട് ചേർക്കുക
add-wish = വിഷ് ലിസ്റ്റിൽ ചേർക്കുക
buy = വാങ്ങുക
refresh = പുതുക്കുക
sign-out = സൈൻ ഔട്ട് ചെയ്യുക
back = മടങ്ങുക
cancel = റദ്ദാക്കുക
save = സംരക്ഷിക്കുക
delete = ഇല്ലാതാക്കുക

## What went wrong

problem-credentials = ഇമെയിൽ വിലാസമോ പാസ്വേഡോ തെറ്റാണ്
