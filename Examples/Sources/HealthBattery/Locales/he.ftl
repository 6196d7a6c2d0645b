### Health battery, in Hebrew
### Buttons and the hints of tabs are nouns; other hints tell what happens. Nobody is addressed.

## The battery: the health of the user, as the charge of a battery

health-battery = סוללת הבריאות
    .hint = מייצגת את ההשפעה הנוכחית על הבריאות
impact-battery = סוללת ההשפעה על הבריאות
battery-at = סוללה ברמת טעינה של { $share }
    .hint = מציג את רמת ההשפעה הנוכחית על הבריאות
charged = רמת טעינה של { $share }
    .low = רמת טעינה נמוכה של { $share }
charge-and-impact = { $charge }, { $impact }
impact-good = השפעה טובה על הבריאות
impact-none = ללא השפעה על הבריאות
impact-poor = השפעה רעה על הבריאות
battery-updated = סוללת הבריאות עודכנה: { $share }
open-health-metrics = { $case ->
    [infinitive] הצגת מדדי הבריאות המפורטים
   *[statement] מציג את מדדי הבריאות המפורטים
}

## The time that a way of living adds to a life, or takes from it: a noun, which keeps two spans of time apart

gaining = תוספת זמן של { $time }
    .per-day = תוספת זמן של { $time } ביום
losing = אובדן זמן של { $time }
    .per-day = אובדן זמן של { $time } ביום
no-time = ללא תוספת זמן או אובדן זמן

## What is measured: $case "detail" is with the article, behind "פרטי"

metric-steps = { $case ->
    [detail] הצעדים
   *[name] צעדים
}
    .today = צעדים היום
    .analysis = { $case ->
        [infinitive] הצגת הניתוח המפורט של הצעדים
       *[statement] מציג את הניתוח המפורט של הצעדים
    }
metric-exercise = { $case ->
    [detail] הפעילות הגופנית
   *[name] פעילות גופנית
}
    .today = פעילות גופנית היום
    .analysis = { $case ->
        [infinitive] הצגת הניתוח המפורט של הפעילות הגופנית
       *[statement] מציג את הניתוח המפורט של הפעילות הגופנית
    }
metric-sleep = { $case ->
    [detail] השינה
   *[name] שינה
}
    .today = שינה בלילה האחרון
    .analysis = { $case ->
        [infinitive] הצגת הניתוח המפורט של השינה
       *[statement] מציג את הניתוח המפורט של השינה
    }
metric-heart = { $case ->
    [detail] הדופק במנוחה
   *[name] דופק במנוחה
}
    .today = דופק במנוחה היום
    .analysis = { $case ->
        [infinitive] הצגת הניתוח המפורט של הדופק
       *[statement] מציג את הניתוח המפורט של הדופק
    }
beats-per-minute = { $count ->
    [1] פעימה אחת לדקה
   *[other] { numeral-feminine } פעימות לדקה
}
reading-and-impact = { $reading }, { $impact }
open-metric-details = { $case ->
    [infinitive] הצגת פרטי { FORM($metric, case: "detail") }
   *[statement] מציג את פרטי { FORM($metric, case: "detail") }
}
no-reading = אין נתונים

## Steps

# Without a verb, which would have to agree with the number.
completed-today = { $done } היום
open-step-details = { $case ->
    [infinitive] הצגת הפרטים והמגמות של הצעדים
   *[statement] מציג את הפרטים ואת המגמות של הצעדים
}
steps-goal = יעד הצעדים
    .completed = יעד הצעדים הושג
to-go = עוד { $left }
recommendations = המלצות
open-exercise-recommendations = { $case ->
    [infinitive] הצגת ההמלצות לפעילות גופנית
   *[statement] מציג את ההמלצות לפעילות גופנית
}

## The chart of the steps

steps-trend = מגמת הצעדים
    .hint = התרשים מציג את מספר הצעדים בשבוע האחרון
days-average = { $days ->
    [2] ממוצע של יומיים
    [3] ממוצע של שלושה ימים
    [4] ממוצע של ארבעה ימים
    [5] ממוצע של חמישה ימים
    [6] ממוצע של שישה ימים
    [7] ממוצע של שבעה ימים
   *[other] ממוצע של { $days } ימים
}
average-and-trend = { $average }, { $trend }
trend-rising = במגמת עלייה
    .chart = התרשים מראה מגמת עלייה לאורך { $days }
trend-falling = במגמת ירידה
    .chart = התרשים מראה מגמת ירידה לאורך { $days }
trend-steady = במגמה יציבה
    .chart = התרשים מראה מגמה יציבה לאורך { $days }
chart-summary = סיכום התרשים
lowest = הערך הנמוך ביותר
highest = הערך הגבוה ביותר
# 6100 צעדים ביום ראשון
steps-on-day = { $steps } ב{ $day }

## The questions that are asked before the first battery is shown. They address nobody: a verb for "you" has a gender.

questionnaire-progress = התקדמות בשאלון
question-exercise = שאלה על תדירות הפעילות הגופנית
    .text = מהי תדירות הפעילות הגופנית?
question-smoking = שאלה על עישון
    .text = מעשנים?
answer-never = אף פעם
answer-once-a-week = פעם בשבוע
answer-several-times-a-week = כמה פעמים בשבוע
answer-every-day = כל יום
answer-yes = כן
answer-no = לא
select-from-options = { $count ->
    [2] יש לבחור אחת משתי האפשרויות שלמטה
    [3] יש לבחור אחת משלוש האפשרויות שלמטה
    [4] יש לבחור אחת מארבע האפשרויות שלמטה
   *[other] יש לבחור אחת מתוך { $count } אפשרויות שלמטה
}
continue-to-dashboard = המשך לסקירה הכללית

## Screens, buttons and tabs

calculating = מתבצע חישוב של ההשפעה על הבריאות
health-metrics = מדדי בריאות
metric-details = פרטי המדד
done = סיום
tab-dashboard = סקירה כללית
    .hint = הצגת סוללות הבריאות ומדדי הבריאות
tab-settings = הגדרות
    .hint = בחירת המדדים

## What went wrong. Each is said behind "שגיאה:"

problem-health-access = הגישה לנתוני הבריאות כבויה. יש להפעיל אותה בהגדרות
problem-timeout = החישוב נמשך זמן רב מדי. יש לנסות שוב
problem-steps = לא ניתן היה לקרוא את הצעדים. יש להפעיל מחדש את השעון
