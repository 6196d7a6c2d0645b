## Where something is among its like

position-item = { FORM($noun, 1) } { $place } מתוך { $total }
    .alone = { FORM($noun, 1) } { $place }
position-row = שורה { $place } מתוך { $total }
    .alone = שורה { $place }
position-column = עמודה { $place } מתוך { $total }
    .alone = עמודה { $place }
position-level = רמה { $place }

## What is selected. What it is is not known: an item, by which the verb agrees

selection-some = { selected-items } מתוך { $total }
    .alone = { selected-items }
selected-items = { $count ->
    [1] נבחר פריט אחד
    [2] נבחרו שני פריטים
    [one] נבחרו { $count } פריטים
    [two] נבחרו { $count } פריטים
   *[other] נבחרו { numeral-masculine } פריטים
}
selection-all = נבחרו כל { $total } הפריטים
selection-none = לא נבחר דבר
selection-cleared = הבחירה נוקתה

## What a list shows

things-shown = מוצג חלק: { $count } מתוך { $total }
things-filtered = סינון: { $filter }, { $shown } מתוך { $total }
    .alone = סינון: { $filter }
filter-only = סינון: { FORM($state, form: "plural") } בלבד
    .noun = סינון: { things-in-state }
things-in-state = { FORM($noun, 2) } { FORM($state, 2) } בלבד
filter-removed = הסינון הוסר, כל { $total } הפריטים מוצגים
    .alone = הסינון הוסר
order-changed = במיון חדש, { $order }
order-newest = מהחדש לישן
order-oldest = מהישן לחדש
order-alphabetical = לפי סדר האלף־בית
order-lowest-price = מהזול ליקר
order-highest-price = מהיקר לזול
order-nearest = מהקרוב לרחוק
order-best-rated = לפי הדירוג הגבוה
order-most-relevant = לפי מידת ההתאמה
order-most-popular = לפי הפופולריות

loaded-more = { loaded-items }, { $shown } מתוך { $total }
    .alone = { loaded-items }
loaded-items = { $count ->
    [1] נטען עוד פריט אחד
    [2] נטענו עוד שני פריטים
   *[other] נטענו עוד { numeral-masculine } פריטים
}
loaded-all = סוף הרשימה
list-updated = הרשימה עודכנה, { $count ->
    [1] פריט חדש אחד
    [2] שני פריטים חדשים
   *[other] { numeral-masculine } פריטים חדשים
}
    .alone = הרשימה עודכנה
moved-to-place = העברה של { $name } למקום { $place } מתוך { $total }
    .alone = העברה למקום { $place } מתוך { $total }

## Counts whose noun was said before: the number alone has its gender

counted-state-alone = { numeral-alone } { $state }
numeral-alone = { TRAIT($noun, "gender") ->
    [feminine] { $count ->
        [1] אחת
        [2] שתיים
        [one] { $count }
        [two] { $count }
       *[other] { numeral-feminine }
    }
   *[masculine] { $count ->
        [1] אחד
        [2] שניים
        [one] { $count }
        [two] { $count }
       *[other] { numeral-masculine }
    }
}
counts-in = { $name }, { $counts }
things-named = { $things }: { $list }
list-more-of = עוד { numeral-alone }
