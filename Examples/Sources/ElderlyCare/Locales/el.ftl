### Elderly care, in Greek
### Buttons, and the hints of tabs, are nouns; hints of fields have the polite plural. Names have no article: they come after
### a colon, or after "από", "σε" and "για".

## Those who are cared for

profile-of = προφίλ: { $name }
profile-photo-of = φωτογραφία προφίλ: { $name }
tasks-of = εργασίες: { $name }
select-profile = επιλογή προφίλ
create-new-profile = δημιουργία νέου προφίλ

## Tasks

task = εργασία
task-for = { $task } για { $name }
overdue-task = εκπρόθεσμη εργασία: { $task }
last-completed = τελευταία ολοκλήρωση { $ago }
request-clarification = αίτημα για διευκρίνιση
    .hint = αίτημα για περισσότερες λεπτομέρειες σχετικά με αυτή την εργασία
approve-response = έγκριση απάντησης
    .hint = επισήμανση αυτής της εργασίας ως ολοκληρωμένης

## Reminders

send-medication-reminder = αποστολή υπενθύμισης φαρμάκου σε { $name }
send-reminder = αποστολή υπενθύμισης σε { $name }
    .hint = στέλνει αμέσως υπενθύμιση με γραπτό μήνυμα
reminder-time = επιλογή ώρας υπενθύμισης
    .hint = επιλέξτε πότε θα στέλνεται η καθημερινή υπενθύμιση

## Photos

photo-response = απάντηση με φωτογραφία από { $name } για την εργασία { $task }
photo-showing = φωτογραφία από { $name } για την ολοκληρωμένη εργασία { $task }
cooking-illustration = σχέδιο με θέμα τη μαγειρική

## Tabs

tab-dashboard = επισκόπηση
    .hint = προβολή των σημερινών εργασιών και απαντήσεων
tab-gallery = συλλογή φωτογραφιών
    .hint = προβολή όλων των απαντήσεων με φωτογραφία από τα αγαπημένα σας πρόσωπα
tab-habits = όλες οι συνήθειες
    .hint = διαχείριση προγραμματισμένων εργασιών και υπενθυμίσεων

## The form for a new profile

profile-name = όνομα προφίλ
    .gender = neuter
    .hint = εισαγάγετε το όνομα του αγαπημένου σας προσώπου
phone-hint = εισαγάγετε τον αριθμό τηλεφώνου με τον κωδικό χώρας
invalid-phone-format = μη έγκυρη μορφή αριθμού τηλεφώνου
relationship = σχέση μαζί σας
    .gender = feminine
    .hint = για παράδειγμα, γιαγιά, πατέρας, φίλη
create-profile = δημιουργία προφίλ

## What went wrong

problem-reminder = δεν ήταν δυνατή η αποστολή της υπενθύμισης. Ελέγξτε τον αριθμό τηλεφώνου
