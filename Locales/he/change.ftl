## How much something has changed. Nouns: nobody knows the gender of what has

change-up = עלייה של { FORM($amount, case: "digits") }

change-down = ירידה של { FORM($amount, case: "digits") }

change-none = ללא שינוי

change-up-from = { change-up } לעומת { FORM($baseline, case: "bare") }

change-down-from = { change-down } לעומת { FORM($baseline, case: "bare") }

change-none-from = ללא שינוי לעומת { FORM($baseline, case: "bare") }

change-up-since = { change-up } מאז { $date }

change-down-since = { change-down } מאז { $date }

change-none-since = ללא שינוי מאז { $date }

# יותר מ-99 צעדים would say it twice. After a state, יותר would be heard as its comparative: הודעות חדשות יותר. So both
# say עלייה של חמש הודעות חדשות.
-head-more = יותר פחות

difference-more = { HEAD(FORM($amount, case: "compared")) ->
    [more] { change-up }
   *[other] { FORM($amount, case: "digits") } יותר
}

difference-less = { HEAD(FORM($amount, case: "compared")) ->
    [more] { change-down }
   *[other] { FORM($amount, case: "digits") } פחות
}

difference-none = ללא הבדל

difference-more-than = { HEAD(FORM($amount, case: "compared")) ->
    [more] { change-up-from }
   *[other] { difference-more } מאשר { FORM($baseline, case: "on") }
}

difference-less-than = { HEAD(FORM($amount, case: "compared")) ->
    [more] { change-down-from }
   *[other] { difference-less } מאשר { FORM($baseline, case: "on") }
}

difference-none-than = ללא הבדל לעומת { FORM($baseline, case: "bare") }

difference-more-on = { HEAD(FORM($amount, case: "compared")) ->
    [more] { change-up-since }
   *[other] { difference-more } מאשר { FORM($date, case: "on") }
}

difference-less-on = { HEAD(FORM($amount, case: "compared")) ->
    [more] { change-down-since }
   *[other] { difference-less } מאשר { FORM($date, case: "on") }
}

difference-none-on = ללא הבדל לעומת { $date }

## Baselines: the times that a value is compared with

baseline-last-time = { $case ->
    [on] בפעם הקודמת
   *[bare] הפעם הקודמת
}

## Trends

trend-rising = במגמת עלייה
    .fast = בעלייה מהירה
    .slowly = בעלייה איטית

trend-falling = במגמת ירידה
    .fast = בירידה מהירה
    .slowly = בירידה איטית

trend-steady = במגמה יציבה

trend-unchanged = ללא שינוי

trend-above-average = מעל הממוצע

trend-below-average = מתחת לממוצע

trend-average = כמו הממוצע

trend-new-high = שיא חדש

trend-new-low = שפל חדש
