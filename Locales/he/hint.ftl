## Outcomes of controls: said of the control (פותח), never to the listener. "infinitive" is a noun, which comes after ל and has
## no article: הקשה כפולה להצגת הפרטים

outcome-details = { $case ->
    [infinitive] הצגת הפרטים
   *[statement] מציג את הפרטים
}
outcome-details-and-transactions = { $case ->
    [infinitive] הצגת הפרטים והעסקאות
   *[statement] מציג את הפרטים ואת העסקאות
}
outcome-details-of = { $case ->
    [infinitive] הצגת הפרטים של { $who }
   *[statement] מציג את הפרטים של { $who }
}
outcome-tasks-of = { $case ->
    [infinitive] הצגת המשימות של { $who }
   *[statement] מציג את המשימות של { $who }
}
    .alone = { $case ->
        [infinitive] הצגת המשימות
       *[statement] מציג את המשימות
    }
outcome-task-details = { $case ->
    [infinitive] הצגת פרטי המשימה
   *[statement] מציג את פרטי המשימה
}
outcome-full-screen = { $case ->
    [infinitive] תצוגה במסך מלא
   *[statement] מציג במסך מלא
}
outcome-profile = { $case ->
    [infinitive] החלפת הפרופיל
   *[statement] מחליף את הפרופיל
}
outcome-filter = { $case ->
    [infinitive] הצגת אפשרויות הסינון
   *[statement] מציג את אפשרויות הסינון
}
outcome-calendar = { $case ->
    [infinitive] בחירת תאריך אחר
   *[statement] פותח את לוח השנה לבחירת תאריך אחר
}
outcome-sign-in = { $case ->
    [infinitive] כניסה עם כתובת הדואר האלקטרוני והסיסמה
   *[statement] מבצע כניסה עם כתובת הדואר האלקטרוני והסיסמה
}
outcome-reset-password = { $case ->
    [infinitive] איפוס הסיסמה
   *[statement] מאפס את הסיסמה
}
outcome-save = { $case ->
    [infinitive] שמירת השינויים
   *[statement] שומר את השינויים
}
outcome-delete = { $case ->
    [infinitive] מחיקת { $name } לצמיתות
   *[statement] מוחק את { $name } לצמיתות
}
    .alone = { $case ->
        [infinitive] מחיקה לצמיתות
       *[statement] מוחק לצמיתות
    }
outcome-play = { $case ->
    [infinitive] התחלת ההשמעה
   *[statement] מתחיל את ההשמעה
}

## Gestures and keys: by their names, which address nobody

hint-touch = הקשה כפולה ל{ FORM($outcome, case: "infinitive") }
hint-touch-adjust = החלקה למעלה או למטה ל{ FORM($outcome, case: "infinitive") }
hint-keyboard = לחיצה על מקש הרווח ל{ FORM($outcome, case: "infinitive") }
hint-keyboard-adjust = לחיצה על מקשי החצים ל{ FORM($outcome, case: "infinitive") }
hint-pointer = לחיצה ל{ FORM($outcome, case: "infinitive") }
hint-remote = לחיצה על כפתור הבחירה ל{ FORM($outcome, case: "infinitive") }
