### Family allowance, in Gujarati

## The account of a child

weekly-allowance = સાપ્તાહિક ખિસ્સાખર્ચ
# "The day of": a weekday stands behind it.
allowance-schedule = ખિસ્સાખર્ચનો દિવસ
last-allowance = છેલ્લો ખિસ્સાખર્ચ

## What money is for

category-allowance = ખિસ્સાખર્ચ
category-gifts = ભેટો

## What a child saves for

# Not "38 ટકા બચત", which is heard as a discount.
saved-share = { $share } રકમ જમા થઈ

## Headings

children = બાળકો
transactions = વ્યવહારો
wish-list = ઇચ્છાઓની સૂચિ
analytics = વિશ્લેષણ

## Signing in

sign-in = સાઇન ઇન કરો
register = એકાઉન્ટ બનાવો
wait-hint = કૃપા કરીને રાહ જુઓ
# Not ભૂલી ગયા, which has the listener's gender.
forgot-password = પાસવર્ડ યાદ નથી
enter-email = સાઇન ઇન કરવા માટે ઇમેઇલ ઍડ્રેસ દાખલ કરો

## Fields of a transaction

amount = રકમ
    .gender = feminine
what-for = વર્ણન
    .gender = neuter

## Buttons: the form of requests that goes with તમે

add-child = બાળક ઉમેરો
add-transaction = વ્યવહાર ઉમેરો
add-wish = ઇચ્છા ઉમેરો
buy = ખરીદો
refresh = રિફ્રેશ કરો
sign-out = સાઇન આઉટ કરો
back = પાછા જાઓ
cancel = રદ કરો
save = સાચવો
delete = ડિલીટ કરો

## What went wrong

problem-credentials = ઇમેઇલ ઍડ્રેસ અથવા પાસવર્ડ ખોટો છે
