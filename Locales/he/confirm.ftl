## Confirmations. A noun and הושלם: a participle would have the gender of what has the name

done-added = הוספת { $name } הושלמה
    .alone = ההוספה הושלמה
done-removed = הסרת { $name } הושלמה
    .alone = ההסרה הושלמה
done-saved = שמירת { $name } הושלמה
    .alone = השמירה הושלמה
done-created = יצירת { $name } הושלמה
    .alone = היצירה הושלמה
done-updated = עדכון { $name } הושלם
    .alone = העדכון הושלם
done-copied = העתקת { $name } הושלמה
    .alone = ההעתקה הושלמה
done-shared = שיתוף { $name } הושלם
    .alone = השיתוף הושלם
done-archived = העברת { $name } לארכיון הושלמה
    .alone = ההעברה לארכיון הושלמה
done-favorite = הוספת { $name } למועדפים הושלמה
    .alone = ההוספה למועדפים הושלמה
done-unfavorite = הסרת { $name } מהמועדפים הושלמה
    .alone = ההסרה מהמועדפים הושלמה
done-moved = העברת { $name } אל { $place } הושלמה
    .alone = ההעברה אל { $place } הושלמה
done-sent = השליחה אל { $who } הושלמה
    .alone = השליחה הושלמה
done-marked = { TRAIT($state, "marked") ->
    [colon] סימון חדש של { $name }: { $state }
   *[word] סימון { $name } כ{ $state } הושלם
}
    .alone = { TRAIT($state, "marked") ->
        [colon] סימון חדש: { $state }
       *[word] סימון כ{ $state } הושלם
    }
# נמחקה תמונה אחת, נמחקו שני פריטים
done-deleted-things = { $count ->
    [1] { TRAIT($things, "gender") ->
        [feminine] נמחקה { $things }
       *[masculine] נמחק { $things }
    }
   *[other] נמחקו { FORM($things, case: "digits") }
}
done-undone = הפעולה בוטלה
undo-available = { $done }. אפשר לבטל

## Values that changed by themselves

updated-to = עדכון של { $name }: { $value }
    .alone = עדכון: { $value }

## Screens and panels

screen-named = מסך { $name }
    .alone = מסך חדש
panel-opened = חלונית { $name } נפתחה
    .alone = החלונית נפתחה
panel-closed = חלונית { $name } נסגרה
    .alone = החלונית נסגרה

## Things that can't be undone, and things that are protected

outcome-delete-with = { $case ->
    [infinitive] מחיקת { outcome-with }
   *[statement] מוחק את { outcome-with }
}
    .alone = { $case ->
        [infinitive] מחיקת { $more }
       *[statement] מוחק { $more }
    }
outcome-with = { HEAD($more) ->
    [hebrew] { $name } ו{ $more }
   *[other] { $name } ו-{ $more }
}
irreversible = לא ניתן לבטל את הפעולה
content-hidden = תוכן מוסתר
locked-until = בנעילה עד { FORM($time, case: "to") }

## Screens that have nothing to show

empty-add = אפשר להתחיל בהוספת { FORM($noun, 1) }
empty-other-word = אפשר לנסות מילה אחרת
empty-nothing = אין מה להציג
empty-data = אין נתונים

## Work that the app is doing while the listener waits

deleting = מתבצעת מחיקה
sending = מתבצעת שליחה
searching = מתבצע חיפוש
updating = מתבצע עדכון
connecting = מתבצעת התחברות
calculating = מתבצע חישוב

## Outcomes of controls

outcome-pause = { $case ->
    [infinitive] השהיית ההשמעה
   *[statement] משהה את ההשמעה
}
outcome-page = { $case ->
    [infinitive] מעבר לעמוד אחר
   *[statement] מחליף את העמוד
}
