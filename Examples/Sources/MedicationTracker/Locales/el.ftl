### Medication tracker, in Greek
### Buttons, and the hints of tabs, are nouns; other hints tell what happens. Names come after a colon.

## How strong a medication is, and how much of it is taken at a time

strength-milligrams = { $count ->
    [1] ένα χιλιοστόγραμμο
   *[other] { $count } χιλιοστόγραμμα
}
strength-milliliters = { $count ->
    [1] ένα χιλιοστόλιτρο
   *[other] { $count } χιλιοστόλιτρα
}
taken-tablets = { $count ->
    [1] ένα δισκίο
   *[other] { $count } δισκία
}
taken-capsules = { $count ->
    [1] μία κάψουλα
   *[other] { NUMBER($count, style: "count", gender: "feminine") } κάψουλες
}
dosage = { $strength }, { $taken }

## When a medication is taken

schedule-every-day = κάθε μέρα { FORM($time, case: "at") }
# κάθε Δευτέρα, Τετάρτη και Παρασκευή στις 8
schedule-weekdays = κάθε { $days } { FORM($time, case: "at") }
schedule-none = χωρίς πρόγραμμα

## How well it goes

adherence = συνέπεια στη λήψη φαρμάκων
graded = { $share }, { $grade }
grade-excellent = άριστα
grade-good = καλά
grade-needs-improvement = χρειάζεται βελτίωση

## Tabs

tab-medications = φάρμακα
    .hint = προβολή και διαχείριση των φαρμάκων
tab-schedule = πρόγραμμα
    .hint = προβολή του ημερήσιου προγράμματος δόσεων
tab-history = ιστορικό
    .hint = προβολή του ιστορικού δόσεων και στατιστικών λήψης

## Buttons of the list of medications

filter-medications = φίλτρο φαρμάκων
    .hint = εμφανίζει επιλογές φίλτρου για την προβολή μόνο των ενεργών φαρμάκων
add-medication = προσθήκη φαρμάκου
    .hint = ανοίγει τη φόρμα για νέο φάρμακο

## Buttons and actions of one medication

edit = επεξεργασία
    .hint = επεξεργασία των στοιχείων του φαρμάκου
done = τέλος
    .hint = κλείσιμο των στοιχείων του φαρμάκου
add-schedule = προσθήκη προγράμματος
    .hint = δημιουργεί νέο πρόγραμμα δόσεων για αυτό το φάρμακο
delete = διαγραφή: { $medication }
    .hint = διαγράφει οριστικά αυτό το φάρμακο και όλα τα δεδομένα του
activate = ενεργοποίηση: { $medication }
    .hint = αρχίζει ξανά τα προγράμματα του φαρμάκου
deactivate = απενεργοποίηση: { $medication }
    .hint = σταματά τα προγράμματα του φαρμάκου και διατηρεί το ιστορικό του
delete-schedule = διαγραφή προγράμματος

## Buttons of the schedule

select-date = επιλογή ημερομηνίας
outcome-calendar = { $case ->
    [infinitive] επιλογή άλλης ημερομηνίας
   *[statement] ανοίγει το ημερολόγιο για επιλογή άλλης ημερομηνίας
}
previous-day = προηγούμενη ημέρα
    .hint = εμφανίζει τις δόσεις της προηγούμενης ημέρας
next-day = επόμενη ημέρα
    .hint = εμφανίζει τις δόσεις της επόμενης ημέρας
mark-taken = επισήμανση ως ληφθέν: { $medication }
    .hint = καταγράφει ότι η δόση λήφθηκε τώρα
skip = παράλειψη: { $medication }
    .hint = καταγράφει ότι η δόση παραλείφθηκε

## A dose: a noun or a verb, which agree with no name

dose-scheduled = προγραμματισμένη λήψη: { $time }
    .day = προγραμματισμένη λήψη: { $time }
dose-taken = λήφθηκε { FORM($time, case: "at") }
    .day = λήφθηκε { FORM($time, case: "on") }
    .announced = επισημάνθηκε ως ληφθέν: { $medication }
dose-skipped = παραλείφθηκε { FORM($time, case: "at") }
    .day = παραλείφθηκε { FORM($time, case: "on") }
    .announced = επισημάνθηκε ως παραλειφθέν: { $medication }

## The history

filter-doses = φίλτρο δόσεων
    .hint = εμφανίζει επιλογές φίλτρου
filter = φίλτρο δόσεων: { $state }
    .hint = εμφανίζει επιλογές για αλλαγή ή κατάργηση του φίλτρου
last-days = { $count ->
    [1] τελευταία ημέρα
   *[other] τελευταίες { NUMBER($count, style: "count", gender: "feminine") } ημέρες
}
    .hint = { $count ->
        [1] ορίζει ως χρονικό διάστημα την τελευταία ημέρα
       *[other] ορίζει ως χρονικό διάστημα τις τελευταίες { NUMBER($count, style: "count", gender: "feminine") } ημέρες
    }

## The form for a new medication

strength = περιεκτικότητα
    .gender = feminine
    .hint = για παράδειγμα, { $strength }
save = αποθήκευση
cancel = ακύρωση

## Announcements

medication-added = προστέθηκε: { $medication }
medication-deleted = διαγράφηκε: { $medication }

## What went wrong

problem-storage = δεν ήταν δυνατή η φόρτωση των φαρμάκων. Δοκιμάστε ξανά αργότερα
