## Names of form fields

field-amount = ποσό
    .gender = neuter
field-description = περιγραφή
    .gender = feminine
field-comment = σχόλιο
    .gender = neuter
field-title = τίτλος
    .gender = masculine
field-date = ημερομηνία
    .gender = feminine
field-time = ώρα
    .gender = feminine
field-address = διεύθυνση
    .gender = feminine
field-select-profile = επιλογή προφίλ
    .gender = feminine

## Errors in a form, and how to correct them

errors-in-form = { $count ->
    [1] ένα σφάλμα: { $field }
   *[other] { $count } σφάλματα. Πρώτο: { $field }
}
    .alone = { $count ->
        [1] ένα σφάλμα
       *[other] { $count } σφάλματα
    }
error-email-format = εισαγάγετε πλήρη διεύθυνση email, για παράδειγμα όνομα παπάκι παράδειγμα τελεία com
error-amount-range = εισαγάγετε ποσό από { FORM($range, case: "accusative") }
    .exact = εισαγάγετε ποσό: { $amount }
error-number-range = εισαγάγετε αριθμό από { $least } έως { $most }
error-least-characters = { $count ->
    [1] εισαγάγετε τουλάχιστον έναν χαρακτήρα
   *[other] εισαγάγετε τουλάχιστον { NUMBER($count, style: "count", gender: "masculine", case: "accusative") } χαρακτήρες
}
error-most-characters = { $count ->
    [1] εισαγάγετε έως έναν χαρακτήρα
   *[other] εισαγάγετε έως { NUMBER($count, style: "count", gender: "masculine", case: "accusative") } χαρακτήρες
}
error-passwords-differ = οι δύο κωδικοί πρόσβασης πρέπει να ταιριάζουν
error-credentials = λάθος διεύθυνση email ή κωδικός πρόσβασης. Ελέγξτε και τα δύο
error-choose = επιλέξτε τουλάχιστον μία επιλογή
error-connection = δεν υπάρχει σύνδεση στο διαδίκτυο. Συνδεθείτε και δοκιμάστε ξανά
error-try-again = παρουσιάστηκε πρόβλημα. Δοκιμάστε ξανά
error-try-later = η υπηρεσία δεν είναι διαθέσιμη προς το παρόν. Δοκιμάστε ξανά αργότερα

## Whether the characters of a password can be seen

password-shown = ο κωδικός πρόσβασης εμφανίζεται
password-hidden = ο κωδικός πρόσβασης είναι κρυφός

## Requirements of a form field

require-characters = { $count ->
    [1] τουλάχιστον ένας χαρακτήρας
   *[other] τουλάχιστον { NUMBER($count, style: "count", gender: "masculine") } χαρακτήρες
}
require-parts = { $length }, με { $parts }
    .alone = με { $parts }
require-digit = έναν αριθμό
require-symbol = ένα σύμβολο
require-capital = ένα κεφαλαίο γράμμα
require-small = ένα πεζό γράμμα
require-all = όλα τα πεδία είναι υποχρεωτικά
require-option = { $count ->
    [1] ενεργοποιήστε την παρακάτω επιλογή
   *[other] επιλέξτε μία από τις { NUMBER($count, style: "count", gender: "feminine") } παρακάτω επιλογές
}

## The number of characters that can still be entered

characters-left = { $count ->
    [1] απομένει ένας χαρακτήρας
   *[other] απομένουν { NUMBER($count, style: "count", gender: "masculine") } χαρακτήρες
}
characters-none-left = δεν απομένουν χαρακτήρες
characters-over = { $count ->
    [1] υπέρβαση ορίου κατά έναν χαρακτήρα
   *[other] υπέρβαση ορίου κατά { NUMBER($count, style: "count", gender: "masculine", case: "accusative") } χαρακτήρες
}
