### Family allowance, in Hebrew

## The account of a child

weekly-allowance = דמי כיס שבועיים
allowance-schedule = יום דמי הכיס
last-allowance = דמי הכיס האחרונים

## What money is for

category-allowance = דמי כיס
category-gifts = מתנות

## What a child saves for

# Before a colon the verb agrees with no percentage. "חיסכון של" is what shops say of a discount.
saved-share = נחסך עד כה: { $share }

## Headings

children = ילדים
transactions = עסקאות
wish-list = רשימת משאלות
analytics = נתונים סטטיסטיים

## Signing in

sign-in = כניסה
register = הרשמה
wait-hint = נא להמתין
# In the first person, which has no gender.
forgot-password = שכחתי סיסמה
enter-email = יש להזין כתובת דואר אלקטרוני לכניסה

## Fields of a transaction

amount = סכום
    .gender = masculine
what-for = תיאור
    .gender = masculine

## Buttons

add-child = הוספת ילד
add-transaction = הוספת עסקה
add-wish = הוספת משאלה
buy = קנייה
refresh = רענון
sign-out = יציאה מהחשבון
back = חזרה
cancel = ביטול
save = שמירה
delete = מחיקה

## What went wrong

problem-credentials = כתובת הדואר האלקטרוני או הסיסמה שגויות
