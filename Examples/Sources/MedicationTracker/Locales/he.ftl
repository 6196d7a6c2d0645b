### Medication tracker, in Hebrew
### Buttons and the hints of tabs are nouns; other hints tell what happens. Nobody is addressed.

## How strong a medication is, and how much of it is taken at a time. 1 to 10 are in words, as in the library.

strength-milligrams = { $count ->
    [1] מיליגרם אחד
   *[other] { numeral-masculine } מיליגרם
}
strength-milliliters = { $count ->
    [1] מיליליטר אחד
   *[other] { numeral-masculine } מיליליטר
}
taken-tablets = { $count ->
    [1] טבליה אחת
   *[other] { numeral-feminine } טבליות
}
taken-capsules = { $count ->
    [1] כמוסה אחת
   *[other] { numeral-feminine } כמוסות
}
dosage = { $strength }, { $taken }

## When a medication is taken

schedule-every-day = כל יום { FORM($time, case: "at") }
# בכל יום שני, יום רביעי ויום שישי בשעה 8:00
schedule-weekdays = בכל { $days } { FORM($time, case: "at") }
schedule-none = ללא לוח זמנים

## How well it goes

adherence = היענות לטיפול
graded = { $share }, { $grade }
grade-excellent = מצוין
grade-good = טוב
grade-needs-improvement = טעון שיפור

## Tabs

tab-medications = תרופות
    .hint = הצגת התרופות וניהולן
tab-schedule = לוח זמנים
    .hint = הצגת לוח הזמנים היומי של המנות
tab-history = היסטוריה
    .hint = הצגת היסטוריית המנות ונתוני ההיענות לטיפול

## Buttons of the list of medications

filter-medications = סינון תרופות
    .hint = מציג אפשרויות סינון להצגת תרופות פעילות בלבד
add-medication = הוספת תרופה
    .hint = פותח טופס להוספת תרופה חדשה

## Buttons and actions of one medication

edit = עריכה
    .hint = עריכת פרטי התרופה
done = סיום
    .hint = סגירת פרטי התרופה
add-schedule = הוספת לוח זמנים
    .hint = יוצר לוח זמנים חדש למנות של התרופה
delete = מחיקת { $medication }
    .hint = מוחק לצמיתות את התרופה ואת כל הנתונים שלה
activate = הפעלת { $medication }
    .hint = מפעיל שוב את לוחות הזמנים של התרופה
deactivate = השבתת { $medication }
    .hint = עוצר את לוחות הזמנים של התרופה ושומר את ההיסטוריה שלה
delete-schedule = מחיקת לוח הזמנים

## Buttons of the schedule

select-date = בחירת תאריך
outcome-calendar = { $case ->
    [infinitive] בחירת תאריך אחר
   *[statement] פותח את לוח השנה לבחירת תאריך אחר
}
previous-day = היום הקודם
    .hint = מציג את המנות של היום הקודם
next-day = היום הבא
    .hint = מציג את המנות של היום הבא
mark-taken = סימון { $medication } כנלקח
    .hint = רושם שהמנה נלקחה עכשיו
skip = דילוג על { $medication }
    .hint = רושם דילוג על המנה

## A dose. Nouns: a verb would agree with a word that is not said

dose-scheduled = מועד מתוכנן: { $time }
    .day = מועד מתוכנן: { $time }
dose-taken = נטילה בפועל { FORM($time, case: "at") }
    .day = נטילה בפועל { FORM($time, case: "on") }
    .announced = { $medication }: הנטילה נרשמה
dose-skipped = דילוג { FORM($time, case: "at") }
    .day = דילוג { FORM($time, case: "on") }
    .announced = { $medication }: הדילוג נרשם

## The history

filter-doses = סינון מנות
    .hint = מציג אפשרויות סינון
filter = סינון מנות: { $state }
    .hint = מציג אפשרויות לשינוי הסינון או להסרתו
last-days = { $count ->
    [1] היום האחרון
    [2] היומיים האחרונים
    [7] שבעת הימים האחרונים
   *[other] { $count } הימים האחרונים
}
    .hint = { $count ->
        [1] קובע את טווח התאריכים ליום האחרון
        [2] קובע את טווח התאריכים ליומיים האחרונים
        [7] קובע את טווח התאריכים לשבעת הימים האחרונים
       *[other] קובע את טווח התאריכים ל-{ $count } הימים האחרונים
    }

## The form for a new medication

strength = חוזק התרופה
    .gender = masculine
    .hint = לדוגמה, { $strength }
save = שמירה
cancel = ביטול

## Announcements. Nouns, as in the library: a verb would have the gender of what has the name

medication-added = הוספת { $medication } הושלמה
medication-deleted = מחיקת { $medication } הושלמה

## What went wrong

problem-storage = לא ניתן היה לטעון את התרופות. יש לנסות שוב מאוחר יותר
