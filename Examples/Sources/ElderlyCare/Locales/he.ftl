### Elderly care, in Hebrew
### Buttons and hints are nouns, or tell what happens; nobody is addressed.

## Those who are cared for

profile-of = הפרופיל של { $name }
profile-photo-of = תמונת הפרופיל של { $name }
tasks-of = המשימות של { $name }
select-profile = בחירת פרופיל
create-new-profile = יצירת פרופיל חדש

## Tasks

task = משימה
task-for = { $task } עבור { $name }
overdue-task = משימה באיחור: { $task }
# Of משימה
last-completed = הושלמה לאחרונה { $ago }
request-clarification = בקשת הבהרה
    .hint = בקשת פרטים נוספים על המשימה
approve-response = אישור התשובה
    .hint = סימון המשימה כהושלמה

## Reminders

send-medication-reminder = שליחת תזכורת לתרופה אל { $name }
send-reminder = שליחת תזכורת אל { $name }
    .hint = שולח מיד תזכורת במסרון
reminder-time = בחירת שעת התזכורת
    .hint = קביעת השעה שבה תישלח התזכורת היומית

## Photos

photo-response = תשובה בתמונה מאת { $name } למשימה { $task }
photo-showing = תמונה מאת { $name } שמראה את השלמת המשימה { $task }
cooking-illustration = ציור על בישול

## Tabs

tab-dashboard = סקירה כללית
    .hint = הצגת המשימות והתשובות של היום
tab-gallery = גלריית תמונות
    .hint = הצגת כל התשובות בתמונה מבני המשפחה והחברים
tab-habits = כל ההרגלים
    .hint = ניהול המשימות והתזכורות המתוזמנות

## The form for a new profile

profile-name = שם הפרופיל
    .gender = masculine
    .hint = יש להזין את שמו של אדם קרוב
phone-hint = יש להזין מספר טלפון עם קידומת המדינה
invalid-phone-format = תבנית מספר הטלפון לא תקינה
# Without אליך, in which voices hear a gender.
relationship = סוג הקשר
    .gender = masculine
    .hint = לדוגמה, סבתא, אבא, חבר
create-profile = יצירת פרופיל

## What went wrong

problem-reminder = לא ניתן היה לשלוח את התזכורת. יש לבדוק את מספר הטלפון
