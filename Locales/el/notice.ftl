## Errors: no capital after a colon

error = σφάλμα: { $message }
    .alone = σφάλμα

error-select-answer = επιλέξτε μία απάντηση για να συνεχίσετε

field-email-address = διεύθυνση email
    .gender = feminine
field-phone-number = αριθμός τηλεφώνου
    .gender = masculine
field-password = κωδικός πρόσβασης
    .gender = masculine
field-name = όνομα
    .gender = neuter

# το όνομα είναι υποχρεωτικό, ο κωδικός πρόσβασης είναι υποχρεωτικός
error-required = { TRAIT($field, "gender") ->
    [masculine] ο
    [feminine] η
   *[neuter] το
} { $field } είναι { FORM(state-required, $field) }
    .named = { $field }: υποχρεωτικό πεδίο

error-invalid = { FORM(state-invalid, $field) } { $field }
    .named = { $field }: μη έγκυρη τιμή

error-phone-format = ο αριθμός τηλεφώνου πρέπει να αρχίζει με το σύμβολο συν και τον κωδικό χώρας

## Work that the app is doing while the listener waits

loading = φόρτωση σε εξέλιξη
loading-tasks = φόρτωση εργασιών
loading-photo = φόρτωση φωτογραφίας
creating-profile = δημιουργία προφίλ
saving = αποθήκευση σε εξέλιξη
signing-in = είσοδος σε εξέλιξη
please-wait = { $activity }, περιμένετε

## Work that the app has done; see confirm.ftl

done-transaction-created = η συναλλαγή δημιουργήθηκε
done-profile-saved = το προφίλ αποθηκεύτηκε
done-deleted = διαγράφηκε: { $name }
    .alone = διαγράφηκε

## Screens that have nothing to show

empty-results = κανένα αποτέλεσμα για { $query }
    .alone = κανένα αποτέλεσμα
empty-connection = δεν υπάρχει σύνδεση στο διαδίκτυο
empty-health-data = μη διαθέσιμα δεδομένα υγείας
