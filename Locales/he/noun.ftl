## Nouns: things that apps count

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
# Of messages; noun-call says that it is one by phone.
noun-conversation = שיחה
    .plural = שיחות
    .gender = feminine
noun-contact = איש קשר
    .plural = אנשי קשר
    .definite = איש הקשר
    .definite-plural = אנשי הקשר
    .article = inside
    .gender = masculine
noun-person = אדם
    .plural = אנשים
    .gender = masculine
noun-member = חבר קבוצה
    .plural = חברי קבוצה
    .definite = חבר הקבוצה
    .definite-plural = חברי הקבוצה
    .article = inside
    .gender = masculine
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
    .played = { adjective-watched }
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
    .definite = הקובץ המצורף
    .definite-plural = הקבצים המצורפים
    .article = inside
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
    .in-progress = { adjective-ongoing }
noun-appointment = פגישה
    .plural = פגישות
    .gender = feminine
    .in-progress = { adjective-ongoing }
noun-call = שיחת טלפון
    .plural = שיחות טלפון
    .definite = שיחת הטלפון
    .definite-plural = שיחות הטלפון
    .article = inside
    .gender = feminine
    .in-progress = { adjective-ongoing }
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
noun-basket-item = פריט
    .plural = פריטים
    .gender = masculine
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
    .none = 0 צעדים
noun-goal = יעד
    .plural = יעדים
    .gender = masculine
noun-question = שאלה
    .plural = שאלות
    .gender = feminine
    .completed = { adjective-answered }
    .not-completed = { adjective-unanswered }
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
    .none = 0 נקודות
noun-percentage-point = נקודת אחוז
    .plural = נקודות אחוז
    .definite = נקודת האחוז
    .definite-plural = נקודות האחוז
    .article = inside
    .gender = feminine
noun-workout = אימון
    .plural = אימונים
    .gender = masculine
    .in-progress = { adjective-ongoing }
noun-day = יום
    .plural = ימים
    .gender = masculine
    .none = 0 ימים
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
noun-ticket = כרטיס
    .plural = כרטיסים
    .gender = masculine
noun-piece = יחידה
    .plural = יחידות
    .gender = feminine
noun-seat = מושב
    .plural = מושבים
    .gender = masculine
noun-stop = תחנה
    .plural = תחנות
    .gender = feminine
noun-character = תו
    .plural = תווים
    .gender = masculine
# As in apps; קול is also a voice.
noun-vote = הצבעה
    .plural = הצבעות
    .gender = feminine
noun-voice-message = הודעה קולית
    .plural = הודעות קוליות
    .definite = ההודעה הקולית
    .definite-plural = ההודעות הקוליות
    .article = inside
    .gender = feminine
    .read = { state-played }
    .unread = { adjective-unheard }

## Durations, with the dual where people say it

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

## Words for states that some nouns have instead of the usual ones

adjective-answered = נענה
    .feminine = נענתה
    .plural = נענו
    .place = clause
adjective-unanswered = לא נענה
    .feminine = לא נענתה
    .plural = לא נענו
    .place = clause
# Of what takes place without the listener, such as calls and events.
adjective-ongoing = מתקיים כעת
    .feminine = מתקיימת כעת
    .plural = מתקיימים כעת
    .feminine-plural = מתקיימות כעת
    .place = clause
# Of voice messages, as state-played.
adjective-unheard = לא הושמע
    .feminine = לא הושמעה
    .plural = לא הושמעו
    .place = clause
# Of videos: הושמע is of what is only heard.
adjective-watched = נצפה
    .feminine = נצפתה
    .plural = נצפו
    .place = clause
