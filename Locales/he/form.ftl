## Names of form fields. Their genders are for notice.ftl

field-amount = סכום
    .gender = masculine
field-description = תיאור
    .gender = masculine
field-comment = הערה
    .gender = feminine
field-title = כותרת
    .gender = feminine
field-date = תאריך
    .gender = masculine
field-time = שעה
    .gender = feminine
field-address = כתובת
    .gender = feminine
field-select-profile = בחירת פרופיל
    .gender = feminine

## Errors in a form: "יש" with an infinitive addresses nobody

errors-in-form = { $count ->
    [1] שגיאה אחת: { $field }
   *[other] { numeral-feminine } שגיאות. הראשונה: { $field }
}
    .alone = { $count ->
        [1] שגיאה אחת
       *[other] { numeral-feminine } שגיאות
    }
error-email-format = יש להזין כתובת דואר אלקטרוני מלאה, כמו name שטרודל example נקודה com
error-amount-range = יש להזין סכום בטווח: { $range }
    .exact = יש להזין סכום של { $amount }
error-number-range = יש להזין מספר מ-{ $least } עד { $most }
error-least-characters = יש להזין לפחות { characters }
error-most-characters = יש להזין { characters } לכל היותר
characters = { $count ->
    [1] תו אחד
   *[other] { numeral-masculine } תווים
}
error-passwords-differ = שתי הסיסמאות צריכות להיות זהות
error-credentials = כתובת הדואר האלקטרוני או הסיסמה שגויות. יש לבדוק את שתיהן
error-choose = יש לבחור לפחות אפשרות אחת
error-connection = אין חיבור לאינטרנט. יש להתחבר ולנסות שוב
error-try-again = משהו השתבש. יש לנסות שוב
error-try-later = השירות לא זמין כרגע. יש לנסות שוב מאוחר יותר

## Whether the characters of a password can be seen

password-shown = הסיסמה מוצגת
password-hidden = הסיסמה מוסתרת

## Requirements of a form field

require-characters = לפחות { characters }
require-parts = { $length }, כולל { $parts }
    .alone = כולל { $parts }
require-digit = ספרה
require-symbol = סימן
require-capital = אות גדולה
require-small = אות קטנה
require-all = כל השדות הם חובה
require-option = { $count ->
    [1] יש לבחור באפשרות שלמטה
    [2] יש לבחור אחת משתי האפשרויות שלמטה
   *[other] יש לבחור אחת מתוך { numeral-feminine } אפשרויות שלמטה
}

## The number of characters that can still be entered

characters-left = { $count ->
    [1] נותר תו אחד
   *[other] נותרו { characters }
}
characters-none-left = לא נותרו תווים
characters-over = חריגה של { characters }
