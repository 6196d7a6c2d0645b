## Errors

error = שגיאה: { $message }
    .alone = שגיאה

error-select-answer = כדי להמשיך יש לבחור תשובה

field-email-address = כתובת דואר אלקטרוני
    .gender = feminine
field-phone-number = מספר טלפון
    .gender = masculine
field-password = סיסמה
    .gender = feminine
field-name = שם
    .gender = masculine

error-required = יש להזין { $field }
    .named = { $field }: שדה חובה

error-invalid = { $field } { TRAIT($field, "gender") ->
    [feminine] לא תקינה
   *[masculine] לא תקין
}
    .named = { $field }: ערך לא תקין

error-phone-format = מספר הטלפון צריך להתחיל בסימן פלוס ובקידומת המדינה

## Work that the app is doing while the listener waits

loading = מתבצעת טעינה
loading-tasks = מתבצעת טעינה של המשימות
loading-photo = מתבצעת טעינה של התמונה
creating-profile = מתבצעת יצירה של הפרופיל
saving = מתבצעת שמירה
signing-in = מתבצעת כניסה
please-wait = { $activity }, נא להמתין

## Work that the app has done

done-transaction-created = העסקה נוצרה
done-profile-saved = הפרופיל נשמר
done-deleted = מחיקת { $name } הושלמה
    .alone = המחיקה הושלמה

## Screens that have nothing to show

empty-results = אין תוצאות עבור { $query }
    .alone = אין תוצאות
empty-connection = אין חיבור לאינטרנט
empty-health-data = נתוני הבריאות לא זמינים
