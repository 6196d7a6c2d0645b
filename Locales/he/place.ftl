## The position of something among others of its kind

position-item = { FORM($noun, 1) } { $place } מתוך { $total }
    .alone = { FORM($noun, 1) } { $place }
position-row = שורה { $place } מתוך { $total }
    .alone = שורה { $place }
position-column = עמודה { $place } מתוך { $total }
    .alone = עמודה { $place }
position-level = רמה { $place }

list-part = { FORM($noun, form: "plural") } { $first } עד { $last } מתוך { $total }

## Selected items. What they are is not known: פריט, with which the verb agrees

# What they are is known: נבחרה תמונה אחת מתוך 3
selection-some = { selected-items } מתוך { $total }
    .alone = { selected-items }
    .things = { $completed ->
        [1] { TRAIT($done, "gender") ->
            [feminine] נבחרה
           *[masculine] נבחר
        } { $total ->
            [1] { $done }
           *[other] { $done } מתוך { $total }
        }
       *[other] נבחרו { FORM($done, case: "digits") } מתוך { $total }
    }
selected-items = { $count ->
    [1] נבחר פריט אחד
   *[other] נבחרו { numeral-masculine } פריטים
}
selection-all = { $total ->
    [2] נבחרו שני הפריטים
   *[other] נבחרו כל { FORM(numeral-construct, $total) } הפריטים
}
selection-none = לא נבחר דבר
selection-cleared = הבחירה נוקתה

## Filtered and sorted lists

things-shown = { shown-items } מתוך { $total }
shown-items = { $count ->
    [1] מוצג פריט אחד
   *[other] מוצגים { numeral-masculine } פריטים
}
things-filtered = סינון: { $filter }, { FORM(shown-items, $shown) } מתוך { $total }
    .alone = סינון: { $filter }
# רק פעילים, רק מה שנלקח, רק באיחור
filter-only = { TRAIT($state, "place") ->
    [clause] סינון: רק מה ש{ FORM($state, form: "masculine") }
   *[word] סינון: רק { FORM($state, form: "plural") }
}
    .noun = סינון: רק { things-in-state }
things-in-state = { TRAIT($state, "place") ->
    [clause] { FORM($noun, form: "plural") } ש{ FORM($state, 3) }
   *[word] { FORM($noun, form: "plural") } { FORM($state, 3) }
}
filter-removed = { $total ->
    [2] הסינון הוסר, מוצגים שני הפריטים
   *[other] הסינון הוסר, מוצגים כל { FORM(numeral-construct, $total) } הפריטים
}
    .alone = הסינון הוסר
order-changed = המיון עודכן, { $order }
order-newest = מהחדש לישן
order-oldest = מהישן לחדש
order-alphabetical = לפי סדר האלפבית
order-lowest-price = מהזול ליקר
order-highest-price = מהיקר לזול
order-nearest = מהקרוב לרחוק
order-best-rated = לפי הדירוג, מהגבוה לנמוך
order-most-relevant = לפי מידת ההתאמה
order-most-popular = לפי הפופולריות
order-by = לפי { $name }, בסדר עולה
    .descending = לפי { $name }, בסדר יורד

## Changes in a list

loaded-more = { loaded-items }, { $shown } מתוך { $total }
    .alone = { loaded-items }
loaded-items = { $count ->
    [1] נטען עוד פריט אחד
   *[other] נטענו עוד { numeral-masculine } פריטים
}
loaded-all = סוף הרשימה
list-updated = { $count ->
    [1] הרשימה עודכנה, פריט חדש אחד
   *[other] הרשימה עודכנה, { numeral-masculine } פריטים חדשים
}
    .alone = הרשימה עודכנה
moved-to-place = העברת { $name } למקום { $place } מתוך { $total } הושלמה
    .alone = ההעברה למקום { $place } מתוך { $total } הושלמה
picked-up = העברת { $name } התחילה, מקום { $place } מתוך { $total }
    .alone = ההעברה התחילה, מקום { $place } מתוך { $total }
move-cancelled = ההעברה בוטלה, { $name } שוב במקום { $place } מתוך { $total }
    .alone = ההעברה בוטלה, שוב במקום { $place } מתוך { $total }

## Several counts, and counts with names

# In a place with its noun: שלוש שלא נקראו would leave open what they are. After its noun, a verb: 101 הוחמצו
counted-state-alone = { $case ->
    [placed] { counted-state }
   *[shared] { TRAIT($state, "place") ->
        [clause] { numeral-alone } { $state }
       *[word] { counted-state }
    }
}
# The number alone has the gender of its noun.
numeral-alone = { TRAIT($noun, "gender") ->
    [feminine] { $count ->
        [1] אחת
        [2] שתיים
       *[other] { numeral-feminine }
    }
   *[masculine] { numeral-masculine-alone }
}
numeral-masculine-alone = { $count ->
    [1] אחד
    [2] שניים
   *[other] { numeral-masculine }
}
counts-in = { $name }, { FORM($counts, case: "placed") }
things-named = { $things }: { $list }
list-more-of = עוד { numeral-alone }

## Points of the compass

compass-point = { $case ->
    [wind] { compass-wind }
   *[point] { $point ->
        [0] צפון
        [1] צפון צפון מזרח
        [2] צפון מזרח
        [3] מזרח צפון מזרח
        [4] מזרח
        [5] מזרח דרום מזרח
        [6] דרום מזרח
        [7] דרום דרום מזרח
        [8] דרום
        [9] דרום דרום מערב
        [10] דרום מערב
        [11] מערב דרום מערב
        [12] מערב
        [13] מערב צפון מערב
        [14] צפון מערב
       *[15] צפון צפון מערב
    }
}

# רוח צפון מערבית במהירות 10 קילומטרים לשעה
wind = רוח { FORM($direction, case: "wind") } במהירות { FORM($speed, case: "joined") }
    .gusts = רוח { FORM($direction, case: "wind") } במהירות { FORM($speed, case: "joined") }, עם משבים של עד { FORM($gusts, case: "joined") }

compass-wind = { $point ->
    [0] צפונית
    [1] צפון צפון מזרחית
    [2] צפון מזרחית
    [3] מזרח צפון מזרחית
    [4] מזרחית
    [5] מזרח דרום מזרחית
    [6] דרום מזרחית
    [7] דרום דרום מזרחית
    [8] דרומית
    [9] דרום דרום מערבית
    [10] דרום מערבית
    [11] מערב דרום מערבית
    [12] מערבית
    [13] מערב צפון מערבית
    [14] צפון מערבית
   *[15] צפון צפון מערבית
}
