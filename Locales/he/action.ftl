## Names of actions: a noun, which addresses nobody, before what it is done to: מחיקת Aspirin, מחיקת תמונה

action-open = פתיחת { $name }
    .alone = פתיחה
    .noun = פתיחת { FORM($noun, 1) }
action-close = סגירת { $name }
    .alone = סגירה
    .noun = סגירת { FORM($noun, 1) }
action-edit = עריכת { $name }
    .alone = עריכה
    .noun = עריכת { FORM($noun, 1) }
action-add = הוספת { $name }
    .alone = הוספה
    .noun = הוספת { FORM($noun, 1) }
action-create = יצירת { $name }
    .alone = יצירה
    .noun = יצירת { FORM($noun, 1) }
action-remove = הסרת { $name }
    .alone = הסרה
    .noun = הסרת { FORM($noun, 1) }
action-delete = מחיקת { $name }
    .alone = מחיקה
    .noun = מחיקת { FORM($noun, 1) }
action-rename = שינוי השם של { $name }
    .alone = שינוי שם
    .noun = שינוי השם של { FORM($noun, 1) }
action-move = העברת { $name }
    .alone = העברה
    .noun = העברת { FORM($noun, 1) }
action-copy = העתקת { $name }
    .alone = העתקה
    .noun = העתקת { FORM($noun, 1) }
action-save = שמירת { $name }
    .alone = שמירה
    .noun = שמירת { FORM($noun, 1) }
action-download = הורדת { $name }
    .alone = הורדה
    .noun = הורדת { FORM($noun, 1) }
action-share = שיתוף { $name }
    .alone = שיתוף
    .noun = שיתוף { FORM($noun, 1) }
action-send = שליחת { $name }
    .alone = שליחה
    .noun = שליחת { FORM($noun, 1) }
action-select = בחירת { $name }
    .alone = בחירה
    .noun = בחירת { FORM($noun, 1) }
action-play = השמעת { $name }
    .alone = השמעה
    .noun = השמעת { FORM($noun, 1) }
action-pause = השהיית { $name }
    .alone = השהיה
    .noun = השהיית { FORM($noun, 1) }
action-pin = הצמדת { $name }
    .alone = הצמדה
    .noun = הצמדת { FORM($noun, 1) }
action-unpin = ביטול ההצמדה של { $name }
    .alone = ביטול ההצמדה
    .noun = ביטול ההצמדה של { FORM($noun, 1) }
action-mute = השתקת { $name }
    .alone = השתקה
    .noun = השתקת { FORM($noun, 1) }
action-unmute = ביטול ההשתקה של { $name }
    .alone = ביטול ההשתקה
    .noun = ביטול ההשתקה של { FORM($noun, 1) }
action-like = סימון לייק: { $name }
    .alone = סימון לייק
    .noun = סימון לייק: { FORM($noun, 1) }
action-favorite = הוספת { $name } למועדפים
    .alone = הוספה למועדפים
    .noun = הוספת { FORM($noun, 1) } למועדפים
action-unfavorite = הסרת { $name } מהמועדפים
    .alone = הסרה מהמועדפים
    .noun = הסרת { FORM($noun, 1) } מהמועדפים
action-archive = העברת { $name } לארכיון
    .alone = העברה לארכיון
    .noun = העברת { FORM($noun, 1) } לארכיון
action-skip = דילוג על { $name }
    .alone = דילוג
    .noun = דילוג על { FORM($noun, 1) }
action-snooze = דחיית { $name }
    .alone = דחייה
    .noun = דחיית { FORM($noun, 1) }
action-activate = הפעלת { $name }
    .alone = הפעלה
    .noun = הפעלת { FORM($noun, 1) }
action-deactivate = השבתת { $name }
    .alone = השבתה
    .noun = השבתת { FORM($noun, 1) }
action-approve = אישור { $name }
    .alone = אישור
    .noun = אישור { FORM($noun, 1) }
action-decline = סירוב: { $name }
    .alone = סירוב
    .noun = סירוב ל{ FORM($noun, 1) }
action-report = דיווח על { $name }
    .alone = דיווח
    .noun = דיווח על { FORM($noun, 1) }
action-call = התקשרות אל { $name }
    .alone = התקשרות
    .noun = התקשרות אל { FORM($noun, 1) }
action-reply = מענה אל { $name }
    .alone = מענה
    .noun = מענה ל{ FORM($noun, 1) }
action-forward = העברת { $name } הלאה
    .alone = העברה הלאה
    .noun = העברת { FORM($noun, 1) } הלאה
action-block = חסימת { $name }
    .alone = חסימה
    .noun = חסימת { FORM($noun, 1) }
action-filter = סינון { $name }
    .alone = סינון
    .noun = סינון { FORM($noun, form: "plural") }
action-sort = מיון { $name }
    .alone = מיון
    .noun = מיון { FORM($noun, form: "plural") }
# סימון Aspirin כנלקח; what כ can't be written onto, after a colon
action-mark = { TRAIT($state, "marked") ->
    [colon] סימון { $name }: { $state }
   *[word] סימון { $name } כ{ $state }
}
    .alone = { TRAIT($state, "marked") ->
        [colon] סימון: { $state }
       *[word] סימון כ{ $state }
    }

## Actions that often need no item

action-cancel = ביטול { $name }
    .alone = ביטול
    .noun = ביטול { FORM($noun, 1) }
action-retry = ניסיון נוסף: { $name }
    .alone = ניסיון נוסף
    .noun = ניסיון נוסף: { FORM($noun, 1) }
action-undo = ביטול הפעולה
action-redo = ביצוע מחדש
action-next = הבא: { $name }
    .alone = הבא
    .noun = { TRAIT($noun, "gender") ->
        [feminine] { the-noun } הבאה
       *[masculine] { the-noun } הבא
    }
action-previous = הקודם: { $name }
    .alone = הקודם
    .noun = { TRAIT($noun, "gender") ->
        [feminine] { the-noun } הקודמת
       *[masculine] { the-noun } הקודם
    }
action-next-day = היום הבא
action-previous-day = היום הקודם
action-back = חזרה
action-continue = המשך
action-done = סיום
action-submit = הגשת { $name }
    .alone = הגשה
    .noun = הגשת { FORM($noun, 1) }
action-refresh = רענון { $name }
    .alone = רענון
    .noun = רענון { FORM($noun, form: "plural") }
action-search = חיפוש { $name }
    .alone = חיפוש
    .noun = חיפוש { FORM($noun, form: "plural") }
action-select-all = בחירת הכול
    .noun = בחירת כל { the-nouns }
action-deselect-all = ניקוי הבחירה
action-sign-in = כניסה
action-sign-out = יציאה מהחשבון
action-read-more = קריאת ההמשך
action-settings = הגדרות
action-help = עזרה
