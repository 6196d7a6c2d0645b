### Card gallery, in Hebrew
### Buttons are nouns, as in the library.

## The gallery

cards = כרטיסים
settings = הגדרות
change-page = { $case ->
    [infinitive] מעבר לעמוד אחר
   *[statement] מחליף את העמוד
}

## Cards

delete = מחיקה
    .named = מחיקת { $card }
share = שיתוף
like = סימון לייק
read-more = קריאת ההמשך
    .hint = מציג את הטקסט המלא

## People

profile-photo-of = תמונת הפרופיל של { $name }

## Videos

play = השמעה
pause = השהיה
pause-playback = { $case ->
    [infinitive] השהיית הסרטון
   *[statement] משהה את הסרטון
}
length = משך
position = מיקום בסרטון

## Forms

minimum-length = { $count ->
    [1] לפחות תו אחד
   *[other] לפחות { numeral-masculine } תווים
}
sign-in = כניסה
sign-in-with-credentials = { $case ->
    [infinitive] כניסה עם הפרטים שהוזנו
   *[statement] מבצע כניסה עם הפרטים שהוזנו
}
comment = תגובה
    .gender = feminine
submit = שליחה
    .form = שליחת הטופס
report = דיווח על כרטיס

## What went wrong

problem-credentials = כתובת הדואר האלקטרוני והסיסמה לא תואמות
