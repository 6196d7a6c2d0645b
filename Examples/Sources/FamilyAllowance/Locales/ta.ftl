### Family allowance, in Tamil
### Buttons have the short imperative, as in the library.

## The account of a child

weekly-allowance = வாராந்திர பாக்கெட் மணி
# "The day of": a weekday stands behind it.
allowance-schedule = பாக்கெட் மணி தரும் நாள்
last-allowance = கடைசி பாக்கெட் மணி

## What money is for

category-allowance = பாக்கெட் மணி
category-gifts = பரிசுகள்

## What a child saves for

saved-share = { $share } சேமிக்கப்பட்டது

## Headings

children = குழந்தைகள்
transactions = பரிவர்த்தனைகள்
wish-list = விருப்பப் பட்டியல்
analytics = பகுப்பாய்வு

## Signing in

sign-in = உள்நுழை
register = பதிவுசெய்
wait-hint = காத்திருக்கவும்
forgot-password = கடவுச்சொல் மறந்துவிட்டது
enter-email = உள்நுழைய, மின்னஞ்சல் முகவரியை உள்ளிடவும்

## Fields of a transaction

amount = தொகை
what-for = விவரம்

## Buttons

add-child = குழந்தையைச் சேர்
add-transaction = புதிய பரிவர்த்தனை சேர்
# "To the wish list": விருப்பம் alone is also an option.
add-wish = விருப்பப் பட்டியலில் சேர்
buy = வாங்கு
refresh = புதுப்பி
sign-out = வெளியேறு
back = பின்செல்
cancel = ரத்துசெய்
save = சேமி
delete = நீக்கு

## What went wrong

problem-credentials = மின்னஞ்சல் முகவரி அல்லது கடவுச்சொல் தவறு
