## Things that are counted

noun-dose = מנה
    .plural = מנות
    .gender = feminine
noun-medication = תרופה
    .plural = תרופות
    .gender = feminine
noun-tablet = טבליה
    .plural = טבליות
    .gender = feminine
noun-message = הודעה
    .plural = הודעות
    .gender = feminine
noun-conversation = שיחה
    .plural = שיחות
    .gender = feminine
noun-contact = איש קשר
    .plural = אנשי קשר
    .gender = masculine
noun-person = אדם
    .plural = אנשים
    .gender = masculine
noun-member = חבר
    .plural = חברים
    .gender = masculine
# same as noun-member
noun-friend = חבר
    .plural = חברים
    .gender = masculine
noun-follower = עוקב
    .plural = עוקבים
    .gender = masculine
noun-comment = תגובה
    .plural = תגובות
    .gender = feminine
noun-reply = תשובה
    .plural = תשובות
    .gender = feminine
noun-photo = תמונה
    .plural = תמונות
    .gender = feminine
noun-video = סרטון
    .plural = סרטונים
    .gender = masculine
noun-album = אלבום
    .plural = אלבומים
    .gender = masculine
noun-song = שיר
    .plural = שירים
    .gender = masculine
noun-episode = פרק
    .plural = פרקים
    .gender = masculine
noun-file = קובץ
    .plural = קבצים
    .gender = masculine
noun-folder = תיקייה
    .plural = תיקיות
    .gender = feminine
noun-document = מסמך
    .plural = מסמכים
    .gender = masculine
noun-attachment = קובץ מצורף
    .plural = קבצים מצורפים
    .gender = masculine
noun-page = עמוד
    .plural = עמודים
    .gender = masculine
noun-book = ספר
    .plural = ספרים
    .gender = masculine
noun-article = מאמר
    .plural = מאמרים
    .gender = masculine
noun-note = פתק
    .plural = פתקים
    .gender = masculine
noun-link = קישור
    .plural = קישורים
    .gender = masculine
noun-task = משימה
    .plural = משימות
    .gender = feminine
noun-project = פרויקט
    .plural = פרויקטים
    .gender = masculine
noun-reminder = תזכורת
    .plural = תזכורות
    .gender = feminine
noun-event = אירוע
    .plural = אירועים
    .gender = masculine
noun-appointment = פגישה
    .plural = פגישות
    .gender = feminine
noun-call = שיחת טלפון
    .plural = שיחות טלפון
    .gender = feminine
noun-notification = התראה
    .plural = התראות
    .gender = feminine
noun-alert = אזהרה
    .plural = אזהרות
    .gender = feminine
noun-update = עדכון
    .plural = עדכונים
    .gender = masculine
noun-item = פריט
    .plural = פריטים
    .gender = masculine
noun-basket-item = מוצר
    .plural = מוצרים
    .gender = masculine
# same as noun-basket-item
noun-product = מוצר
    .plural = מוצרים
    .gender = masculine
noun-order = הזמנה
    .plural = הזמנות
    .gender = feminine
noun-review = ביקורת
    .plural = ביקורות
    .gender = feminine
noun-rating = דירוג
    .plural = דירוגים
    .gender = masculine
noun-result = תוצאה
    .plural = תוצאות
    .gender = feminine
noun-option = אפשרות
    .plural = אפשרויות
    .gender = feminine
noun-error = שגיאה
    .plural = שגיאות
    .gender = feminine
noun-device = מכשיר
    .plural = מכשירים
    .gender = masculine
noun-step = צעד
    .plural = צעדים
    .gender = masculine
noun-goal = יעד
    .plural = יעדים
    .gender = masculine
noun-question = שאלה
    .plural = שאלות
    .gender = feminine
    .completed = { adjective-answered }
# same as noun-reply
noun-answer = תשובה
    .plural = תשובות
    .gender = feminine
noun-attempt = ניסיון
    .plural = ניסיונות
    .gender = masculine
noun-star = כוכב
    .plural = כוכבים
    .gender = masculine
noun-point = נקודה
    .plural = נקודות
    .gender = feminine
noun-percentage-point = נקודת אחוז
    .plural = נקודות אחוז
    .gender = feminine
noun-workout = אימון
    .plural = אימונים
    .gender = masculine
noun-day = יום
    .plural = ימים
    .gender = masculine
    .counted = { $count ->
        [2] יומיים
       *[other] { counted }
    }
noun-transaction = עסקה
    .plural = עסקאות
    .gender = feminine
noun-payment = תשלום
    .plural = תשלומים
    .gender = masculine
noun-account = חשבון
    .plural = חשבונות
    .gender = masculine
noun-piece = יחידה
    .plural = יחידות
    .gender = feminine
noun-ticket = כרטיס
    .plural = כרטיסים
    .gender = masculine
noun-seat = מושב
    .plural = מושבים
    .gender = masculine
noun-stop = תחנה
    .plural = תחנות
    .gender = feminine
noun-character = תו
    .plural = תווים
    .gender = masculine

## Spans of time, with the dual where the language has it

unit-second = שנייה
    .plural = שניות
    .gender = feminine
unit-minute = דקה
    .plural = דקות
    .gender = feminine
unit-hour = שעה
    .plural = שעות
    .gender = feminine
    .counted = { $count ->
        [2] שעתיים
       *[other] { counted-measure }
    }
unit-day = יום
    .plural = ימים
    .gender = masculine
    .counted = { $count ->
        [2] יומיים
       *[other] { counted-measure }
    }
unit-week = שבוע
    .plural = שבועות
    .gender = masculine
    .counted = { $count ->
        [2] שבועיים
       *[other] { counted-measure }
    }
unit-month = חודש
    .plural = חודשים
    .gender = masculine
    .counted = { $count ->
        [2] חודשיים
       *[other] { counted-measure }
    }
unit-year = שנה
    .plural = שנים
    .gender = feminine
    .above-ten = singular
    .counted = { $count ->
        [2] שנתיים
       *[other] { counted-measure }
    }

## Words for states, where nouns have one of their own

adjective-answered = שנענה
    .feminine = שנענתה
    .plural = שנענו
    .place = clause
