### Family allowance, in Hindi

## The account of a child

weekly-allowance = साप्ताहिक जेबखर्च
# "The day of": a weekday stands behind it.
allowance-schedule = जेबखर्च का दिन
last-allowance = पिछला जेबखर्च

## What money is for

category-allowance = जेबखर्च
category-gifts = उपहार

## What a child saves for

# Not "38 प्रतिशत की बचत", which is heard as a discount.
saved-share = { $share } राशि जमा हुई

## Headings

children = बच्चे
transactions = लेनदेन
wish-list = इच्छा सूची
analytics = विश्लेषण

## Signing in

sign-in = साइन इन करें
register = खाता बनाएं
wait-hint = कृपया प्रतीक्षा करें
# Not भूल गए, which has the listener's gender.
forgot-password = पासवर्ड याद नहीं
enter-email = साइन इन करने के लिए ईमेल पता दर्ज करें

## Fields of a transaction

amount = राशि
    .gender = feminine
what-for = विवरण
    .gender = masculine

## Buttons: the form of requests that goes with आप

add-child = बच्चा जोड़ें
add-transaction = लेनदेन जोड़ें
add-wish = इच्छा जोड़ें
buy = खरीदें
refresh = रीफ़्रेश करें
sign-out = लॉग आउट करें
back = वापस जाएं
cancel = रद्द करें
save = सहेजें
delete = हटाएं

## What went wrong

problem-credentials = ईमेल पता या पासवर्ड गलत है
