## How much something has changed: nouns, for nobody knows the gender of what has

change-up = עלייה של { $amount }
change-down = ירידה של { $amount }
change-none = ללא שינוי
change-up-from = עלייה של { $amount } לעומת { FORM($baseline, case: "value") }
change-down-from = ירידה של { $amount } לעומת { FORM($baseline, case: "value") }
change-none-from = ללא שינוי לעומת { FORM($baseline, case: "value") }
change-up-since = עלייה של { $amount } מאז { $date }
change-down-since = ירידה של { $amount } מאז { $date }
change-none-since = ללא שינוי מאז { $date }

difference-more = { $amount } יותר
difference-less = { $amount } פחות
difference-none = ללא הבדל
difference-more-than = { $amount } יותר מאשר { FORM($baseline, case: "on") }
difference-less-than = { $amount } פחות מאשר { FORM($baseline, case: "on") }
difference-none-than = ללא הבדל לעומת { $baseline }
difference-more-on = { $amount } יותר מאשר { FORM($date, case: "on") }
difference-less-on = { $amount } פחות מאשר { FORM($date, case: "on") }
difference-none-on = ללא הבדל לעומת { $date }

baseline-last-time = { $case ->
    [on] בפעם הקודמת
   *[bare] הפעם הקודמת
}

trend-rising = במגמת עלייה
trend-falling = במגמת ירידה
trend-steady = במגמה יציבה
trend-unchanged = ללא שינוי
trend-above-average = מעל הממוצע
trend-below-average = מתחת לממוצע
trend-average = כמו הממוצע
trend-new-high = שיא חדש
trend-new-low = שפל חדש
