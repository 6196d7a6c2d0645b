### Family allowance, in Punjabi

## The account of a child

weekly-allowance = ਹਫ਼ਤਾਵਾਰੀ ਜੇਬ ਖਰਚ
# "The day of": a weekday stands behind it.
allowance-schedule = ਜੇਬ ਖਰਚ ਦਾ ਦਿਨ
last-allowance = ਪਿਛਲਾ ਜੇਬ ਖਰਚ

## What money is for

category-allowance = ਜੇਬ ਖਰਚ
category-gifts = ਤੋਹਫ਼ੇ

## What a child saves for

# Not "38 ਫ਼ੀਸਦੀ ਦੀ ਬੱਚਤ", which is heard as a discount.
saved-share = { $share } ਰਕਮ ਜਮ੍ਹਾਂ ਹੋਈ

## Headings

children = ਬੱਚੇ
transactions = ਲੈਣ-ਦੇਣ
wish-list = ਇੱਛਾਵਾਂ ਦੀ ਸੂਚੀ
analytics = ਵਿਸ਼ਲੇਸ਼ਣ

## Signing in

sign-in = ਸਾਈਨ ਇਨ ਕਰੋ
register = ਖਾਤਾ ਬਣਾਓ
wait-hint = ਕਿਰਪਾ ਕਰਕੇ ਉਡੀਕ ਕਰੋ
# Not ਭੁੱਲ ਗਏ, which has the listener's gender.
forgot-password = ਪਾਸਵਰਡ ਯਾਦ ਨਹੀਂ
enter-email = ਸਾਈਨ ਇਨ ਕਰਨ ਲਈ ਆਪਣਾ ਈਮੇਲ ਪਤਾ ਦਰਜ ਕਰੋ

## Fields of a transaction

amount = ਰਕਮ
    .gender = feminine
what-for = ਵੇਰਵਾ
    .gender = masculine

## Buttons: the form of requests that goes with ਤੁਸੀਂ

add-child = ਬੱਚਾ ਸ਼ਾਮਲ ਕਰੋ
add-transaction = ਲੈਣ-ਦੇਣ ਸ਼ਾਮਲ ਕਰੋ
add-wish = ਇੱਛਾ ਸ਼ਾਮਲ ਕਰੋ
buy = ਖਰੀਦੋ
refresh = ਰਿਫ਼੍ਰੈਸ਼ ਕਰੋ
sign-out = ਸਾਈਨ ਆਊਟ ਕਰੋ
back = ਪਿੱਛੇ
cancel = ਰੱਦ ਕਰੋ
save = ਸੇਵ ਕਰੋ
delete = ਮਿਟਾਓ

## What went wrong

problem-credentials = ਈਮੇਲ ਪਤਾ ਜਾਂ ਪਾਸਵਰਡ ਗਲਤ ਹੈ
