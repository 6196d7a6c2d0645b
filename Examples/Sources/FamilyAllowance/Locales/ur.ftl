### Family allowance, in Urdu

## The account of a child

weekly-allowance = ہفتہ وار جیب خرچ
# "The day of": a weekday stands behind it.
allowance-schedule = جیب خرچ کا دن
last-allowance = پچھلا جیب خرچ

## What money is for

category-allowance = جیب خرچ
category-gifts = تحفے

## What a child saves for

# Not "38 فیصد کی بچت", which is heard as a discount.
saved-share = { $share } رقم جمع ہوئی

## Headings

children = بچے
transactions = ٹرانزیکشنز
wish-list = خواہشات کی فہرست
analytics = تجزیہ

## Signing in

sign-in = سائن ان کریں
register = اکاؤنٹ بنائیں
wait-hint = براہ کرم انتظار کریں
# Not بھول گئے, which has the listener's gender.
forgot-password = پاس ورڈ یاد نہیں
enter-email = سائن ان کرنے کے لیے اپنا ای میل پتہ درج کریں

## Fields of a transaction

amount = رقم
    .gender = feminine
what-for = تفصیل
    .gender = feminine

## Buttons: the form of requests that goes with آپ

add-child = بچہ شامل کریں
add-transaction = ٹرانزیکشن شامل کریں
add-wish = خواہش شامل کریں
buy = خریدیں
refresh = ریفریش کریں
sign-out = سائن آؤٹ کریں
back = واپس
cancel = منسوخ کریں
save = محفوظ کریں
delete = حذف کریں

## What went wrong

problem-credentials = ای میل پتہ یا پاس ورڈ غلط ہے
