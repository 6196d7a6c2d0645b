### Family allowance, in Marathi

## The account of a child

weekly-allowance = साप्ताहिक पॉकेटमनी
# "The day of": a weekday stands behind it.
allowance-schedule = पॉकेटमनीचा दिवस
last-allowance = शेवटचा पॉकेटमनी

## What money is for

category-allowance = पॉकेटमनी
category-gifts = भेटवस्तू

## What a child saves for

# Not "38 टक्के बचत", which is heard as a discount.
saved-share = { $share } रक्कम जमा झाली

## Headings

children = मुले
transactions = व्यवहार
wish-list = इच्छांची सूची
analytics = विश्लेषण

## Signing in

sign-in = साइन इन करा
register = खाते तयार करा
wait-hint = कृपया थांबा
# Not विसरलात, which asks.
forgot-password = पासवर्ड आठवत नाही
enter-email = साइन इन करण्यासाठी ईमेल पत्ता टाका

## Fields of a transaction

amount = रक्कम
    .gender = feminine
what-for = वर्णन
    .gender = neuter

## Buttons: the form of requests that goes with तुम्ही

add-child = मूल जोडा
add-transaction = व्यवहार जोडा
add-wish = इच्छा जोडा
buy = खरेदी करा
refresh = रिफ्रेश करा
sign-out = साइन आउट करा
back = मागे
cancel = रद्द करा
save = सेव्ह करा
delete = हटवा

## What went wrong

problem-credentials = ईमेल पत्ता किंवा पासवर्ड चुकीचा आहे
