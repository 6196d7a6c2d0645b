### Family allowance, in Telugu

## The account of a child

weekly-allowance = వారానికి పాకెట్ మనీ
# "The day of": a weekday stands behind it.
allowance-schedule = పాకెట్ మనీ ఇచ్చే రోజు
last-allowance = చివరిసారి పాకెట్ మనీ ఇచ్చింది

## What money is for

category-allowance = పాకెట్ మనీ
category-gifts = బహుమతులు

## What a child saves for

# Not ఆదా, which is heard as a discount.
saved-share = { $share } జమ అయింది

## Headings

children = పిల్లలు
transactions = లావాదేవీలు
wish-list = కోరికల జాబితా
analytics = విశ్లేషణ

## Signing in

sign-in = సైన్ ఇన్ చేయండి
register = ఖాతా సృష్టించండి
wait-hint = దయచేసి వేచి ఉండండి
forgot-password = పాస్‌వర్డ్ గుర్తులేదు
enter-email = సైన్ ఇన్ చేయడానికి మీ ఇమెయిల్ చిరునామా ఇవ్వండి

## Fields of a transaction

amount = అమౌంట్
what-for = వివరణ

## Buttons

add-child = చిన్నారిని జోడించండి
add-transaction = లావాదేవీ జోడించండి
add-wish = కోరిక జోడించండి
buy = కొనండి
refresh = రిఫ్రెష్ చేయండి
sign-out = సైన్ అవుట్ చేయండి
back = వెనుకకు
cancel = రద్దు చేయండి
save = సేవ్ చేయండి
delete = తొలగించండి

## What went wrong

problem-credentials = ఇమెయిల్ చిరునామా లేదా పాస్‌వర్డ్ తప్పు
