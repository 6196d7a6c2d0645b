### Card gallery, in Greek
### Buttons are nouns, as in the library.

## The gallery

cards = κάρτες
settings = ρυθμίσεις
change-page = { $case ->
    [infinitive] αλλαγή σελίδας
   *[statement] αλλάζει σελίδα
}

## Cards

delete = διαγραφή
    .named = διαγραφή: { $card }
share = κοινοποίηση
like = μου αρέσει
read-more = ανάγνωση περισσότερων
    .hint = εμφανίζει ολόκληρο το κείμενο

## People

profile-photo-of = φωτογραφία προφίλ: { $name }

## Videos

play = αναπαραγωγή
pause = παύση
pause-playback = { $case ->
    [infinitive] παύση αναπαραγωγής
   *[statement] διακόπτει την αναπαραγωγή
}
length = διάρκεια
position = σημείο αναπαραγωγής

## Forms

minimum-length = { $count ->
    [1] τουλάχιστον ένας χαρακτήρας
   *[other] τουλάχιστον { NUMBER($count, style: "count", gender: "masculine") } χαρακτήρες
}
sign-in = είσοδος
sign-in-with-credentials = { $case ->
    [infinitive] είσοδο με τα στοιχεία που εισαγάγατε
   *[statement] πραγματοποιεί είσοδο με τα στοιχεία που εισαγάγατε
}
comment = σχόλιο
    .gender = neuter
submit = υποβολή
    .form = υποβολή φόρμας
report = αναφορά κάρτας

## What went wrong

problem-credentials = η διεύθυνση email και ο κωδικός πρόσβασης δεν ταιριάζουν
