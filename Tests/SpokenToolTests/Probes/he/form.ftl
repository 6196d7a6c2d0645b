## Fields

field-amount = סכום
field-description = תיאור
field-comment = הערה
field-title = כותרת
field-date = תאריך
field-time = שעה
field-address = כתובת
field-select-profile = בחירת פרופיל

## What is wrong with a form, and what to do: "יש" with an infinitive addresses nobody

errors-in-form = { $count ->
    [1] שגיאה אחת: { $field }
    [2] שתי שגיאות. הראשונה: { $field }
   *[other] { numeral-feminine } שגיאות. הראשונה: { $field }
}
    .alone = { $count ->
        [1] שגיאה אחת
        [2] שתי שגיאות
       *[other] { numeral-feminine } שגיאות
    }
error-email-format = יש להזין כתובת מלאה, כמו name שטרודל example נקודה com
error-amount-range = יש להזין סכום של { $range }
    .exact = יש להזין סכום של { $amount }
error-number-range = יש להזין מספר מ־{ $least } עד { $most }
error-least-characters = יש להזין לפחות { characters }
error-most-characters = יש להזין { characters } לכל היותר
characters = { $count ->
    [1] תו אחד
    [2] שני תווים
   *[other] { numeral-masculine } תווים
}
error-passwords-differ = שתי הסיסמאות צריכות להיות זהות
error-credentials = כתובת הדואר האלקטרוני או הסיסמה שגויות. יש לבדוק את שתיהן
error-choose = יש לבחור לפחות אפשרות אחת
error-connection = אין חיבור לאינטרנט. יש להתחבר ולנסות שוב
error-try-again = משהו השתבש. יש לנסות שוב
error-try-later = השירות אינו זמין כרגע. יש לנסות שוב מאוחר יותר

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
   *[other] יש לבחור אחת מתוך { numeral-feminine } אפשרויות למטה
}

characters-left = { $count ->
    [1] נותר תו אחד
    [2] נותרו שני תווים
   *[other] נותרו { characters }
}
characters-none-left = לא נותרו תווים
characters-over = חריגה של { characters }
