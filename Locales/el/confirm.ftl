## Confirmations, announced after an action: a verb, which has no gender, and then the name

done-added = προστέθηκε: { $name }
    .alone = προστέθηκε
done-removed = αφαιρέθηκε: { $name }
    .alone = αφαιρέθηκε
done-saved = αποθηκεύτηκε: { $name }
    .alone = αποθηκεύτηκε
done-created = δημιουργήθηκε: { $name }
    .alone = δημιουργήθηκε
done-updated = ενημερώθηκε: { $name }
    .alone = ενημερώθηκε
done-copied = αντιγράφηκε: { $name }
    .alone = αντιγράφηκε
done-shared = κοινοποιήθηκε: { $name }
    .alone = κοινοποιήθηκε
done-archived = αρχειοθετήθηκε: { $name }
    .alone = αρχειοθετήθηκε
done-favorite = προστέθηκε στα αγαπημένα: { $name }
    .alone = προστέθηκε στα αγαπημένα
done-unfavorite = αφαιρέθηκε από τα αγαπημένα: { $name }
    .alone = αφαιρέθηκε από τα αγαπημένα
done-moved = μετακινήθηκε στη θέση { $place }: { $name }
    .alone = μετακινήθηκε στη θέση { $place }
done-sent = στάλθηκε σε { $who }
    .alone = στάλθηκε
# As action-mark.
done-marked = { TRAIT($state, "mark") ->
    [on] σημειώθηκε: { $name }
    [off] αναιρέθηκε η σημείωση: { $name }
   *[other] επισημάνθηκε ως { FORM($state, case: "as") }: { $name }
}
    .alone = { TRAIT($state, "mark") ->
        [on] σημειώθηκε
        [off] αναιρέθηκε η σημείωση
       *[other] επισημάνθηκε ως { FORM($state, case: "as") }
    }
done-deleted-things = { $count ->
    [0] { HEAD($things) ->
        [none] δεν διαγράφηκε { $things }
       *[other] διαγράφηκαν { $things }
    }
    [1] διαγράφηκε { $things }
   *[other] διαγράφηκαν { $things }
}
-head-none = κανένα κανένας καμία
done-undone = η ενέργεια αναιρέθηκε
undo-available = { $done }. Διαθέσιμη αναίρεση

## Announcements of values that changed by themselves

updated-to = { $name }, νέα τιμή: { $value }
    .alone = νέα τιμή: { $value }

## Announcements of screens and panels that appear or disappear

screen-named = οθόνη { $name }
    .alone = νέα οθόνη
panel-opened = άνοιξε ο πίνακας { $name }
    .alone = άνοιξε ο πίνακας
panel-closed = έκλεισε ο πίνακας { $name }
    .alone = έκλεισε ο πίνακας

## Things that can't be undone, and things that are protected

outcome-delete-with = { $case ->
    [infinitive] διαγραφή: { $name } και { $more }
   *[statement] διαγράφει { $name } και { FORM($more, case: "accusative") }
}
    .alone = { $case ->
        [infinitive] διαγραφή: { $more }
       *[statement] διαγράφει { FORM($more, case: "accusative") }
    }
irreversible = αυτή η ενέργεια δεν μπορεί να αναιρεθεί
content-hidden = κρυφό περιεχόμενο
locked-until = κλειδωμένο έως { FORM($time, case: "accusative") }

## Screens that have nothing to show, and what to do there

empty-add = προσθέστε { FORM(one-noun, case: "accusative") } για να ξεκινήσετε
empty-other-word = δοκιμάστε άλλη λέξη
empty-nothing = δεν υπάρχει περιεχόμενο
empty-data = δεν υπάρχουν δεδομένα

## Work that the app is doing while the listener waits

deleting = διαγραφή σε εξέλιξη
sending = αποστολή σε εξέλιξη
searching = αναζήτηση σε εξέλιξη
updating = ενημέρωση σε εξέλιξη
connecting = σύνδεση σε εξέλιξη
calculating = υπολογισμός σε εξέλιξη

## Outcomes of controls

outcome-pause = { $case ->
    [infinitive] παύση της αναπαραγωγής
   *[statement] διακόπτει προσωρινά την αναπαραγωγή
}
outcome-page = { $case ->
    [infinitive] αλλαγή σελίδας
   *[statement] αλλάζει σελίδα
}
