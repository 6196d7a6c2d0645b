## What was done to a thing. "הוספת X הושלמה": a participle would have the gender of what has the name, which is not known

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
done-marked = סימון חדש של { $name }: { $state }
    .alone = סימון חדש: { $state }
# נמחקה תמונה אחת, נמחקו שני פריטים
done-deleted-things = { $count ->
    [1] { TRAIT($things, "gender") ->
        [feminine] נמחקה { $things }
       *[masculine] נמחק { $things }
    }
   *[other] נמחקו { $things }
}
done-undone = הפעולה בוטלה
undo-available = { $done }. אפשר לבטל

updated-to = עדכון { $name }: { $value }
    .alone = עדכון: { $value }

screen-named = מסך { $name }
    .alone = מסך חדש
panel-opened = חלונית { $name } נפתחה
    .alone = החלונית נפתחה
panel-closed = חלונית { $name } נסגרה
    .alone = החלונית נסגרה

outcome-delete-with = { HEAD($more) ->
    [hebrew] מחיקת { $name } ו{ $more }
   *[other] מחיקת { $name } ו־{ $more }
}
    .alone = מחיקת { $more }
irreversible = לא ניתן לבטל את הפעולה
content-hidden = תוכן מוסתר
locked-until = בנעילה עד { FORM($time, case: "to") }

# What can be added has a gender: אפשר להתחיל בהוספת הראשונה
empty-add = { TRAIT($noun, "gender") ->
    [feminine] אפשר להתחיל בהוספת הראשונה
   *[masculine] אפשר להתחיל בהוספת הראשון
}
empty-other-word = אפשר לנסות מילה אחרת
empty-nothing = אין מה להציג
empty-data = אין נתונים

deleting = מחיקה
sending = שליחה
searching = חיפוש
updating = עדכון
connecting = התחברות
calculating = חישוב

outcome-pause = השהיית ההשמעה
outcome-page = מעבר לעמוד אחר
