### Health battery, in Greek
### Buttons, and the hints of tabs, are nouns; other hints tell what happens.

## The battery: the health of the user, as the charge of a battery

health-battery = μπαταρία υγείας
    .hint = αντιπροσωπεύει την τρέχουσα επίδραση στην υγεία σας
impact-battery = μπαταρία επίδρασης στην υγεία
battery-at = φόρτιση μπαταρίας { $share }
    .hint = δείχνει το τρέχον επίπεδο επίδρασης στην υγεία σας
charged = φόρτιση { $share }
    .low = φόρτιση { $share }, χαμηλή
charge-and-impact = { $charge }, { $impact }
impact-good = καλή επίδραση στην υγεία
impact-none = καμία επίδραση στην υγεία
impact-poor = κακή επίδραση στην υγεία
battery-updated = μπαταρία υγείας, νέα τιμή: { $share }
open-health-metrics = { $case ->
    [infinitive] προβολή αναλυτικών μετρήσεων υγείας
   *[statement] ανοίγει τις αναλυτικές μετρήσεις υγείας
}

## The time that a way of living adds to a life, or takes from it. The verb keeps two spans of time apart: 5 ώρες και 20
## λεπτά, χάνετε 45 λεπτά.

gaining = κερδίζετε { FORM($time, case: "accusative") }
    .per-day = κερδίζετε { FORM($time, case: "accusative") } την ημέρα
losing = χάνετε { FORM($time, case: "accusative") }
    .per-day = χάνετε { FORM($time, case: "accusative") } την ημέρα
no-time = χωρίς κέρδος ή απώλεια χρόνου

## What is measured: the genitive stands behind "λεπτομέρειες"

metric-steps = { $case ->
    [genitive] βημάτων
   *[nominative] βήματα
}
    .today = βήματα σήμερα
    .analysis = { $case ->
        [infinitive] προβολή αναλυτικών στοιχείων βημάτων
       *[statement] ανοίγει τα αναλυτικά στοιχεία βημάτων
    }
metric-exercise = { $case ->
    [genitive] άσκησης
   *[nominative] άσκηση
}
    .today = άσκηση σήμερα
    .analysis = { $case ->
        [infinitive] προβολή αναλυτικών στοιχείων άσκησης
       *[statement] ανοίγει τα αναλυτικά στοιχεία άσκησης
    }
metric-sleep = { $case ->
    [genitive] ύπνου
   *[nominative] ύπνος
}
    .today = ύπνος χθες το βράδυ
    .analysis = { $case ->
        [infinitive] προβολή αναλυτικών στοιχείων ύπνου
       *[statement] ανοίγει τα αναλυτικά στοιχεία ύπνου
    }
metric-heart = { $case ->
    [genitive] καρδιακών παλμών ηρεμίας
   *[nominative] καρδιακοί παλμοί ηρεμίας
}
    .today = καρδιακοί παλμοί ηρεμίας σήμερα
    .analysis = { $case ->
        [infinitive] προβολή αναλυτικών στοιχείων καρδιακών παλμών
       *[statement] ανοίγει τα αναλυτικά στοιχεία καρδιακών παλμών
    }
beats-per-minute = { $count ->
    [1] ένας παλμός ανά λεπτό
   *[other] { NUMBER($count, style: "count", gender: "masculine") } παλμοί ανά λεπτό
}
reading-and-impact = { $reading }, { $impact }
open-metric-details = { $case ->
    [infinitive] προβολή λεπτομερειών { FORM($metric, case: "genitive") }
   *[statement] ανοίγει τις λεπτομέρειες { FORM($metric, case: "genitive") }
}
no-reading = χωρίς δεδομένα

## Steps

# Without a verb, which would have to agree with the number.
completed-today = { $done } σήμερα
open-step-details = { $case ->
    [infinitive] προβολή λεπτομερειών και τάσεων βημάτων
   *[statement] ανοίγει τις λεπτομέρειες και τις τάσεις βημάτων
}
steps-goal = στόχος βημάτων
    .completed = ο στόχος βημάτων επιτεύχθηκε
to-go = { $left } ακόμη
recommendations = συστάσεις
open-exercise-recommendations = { $case ->
    [infinitive] προβολή συστάσεων άσκησης
   *[statement] ανοίγει τις συστάσεις άσκησης
}

## The chart of the steps

steps-trend = τάση βημάτων
    .hint = το γράφημα δείχνει τον αριθμό βημάτων της τελευταίας εβδομάδας
# μέσος όρος εφτά ημερών
days-average = μέσος όρος { NUMBER($days, style: "count", gender: "feminine", case: "genitive") } ημερών
average-and-trend = { $average }, { $trend }
trend-rising = ανοδική τάση
    .chart = το γράφημα δείχνει ανοδική τάση για { FORM($days, case: "accusative") }
trend-falling = πτωτική τάση
    .chart = το γράφημα δείχνει πτωτική τάση για { FORM($days, case: "accusative") }
trend-steady = σταθερή τάση
    .chart = το γράφημα δείχνει σταθερή τάση για { FORM($days, case: "accusative") }
chart-summary = σύνοψη γραφήματος
lowest = ελάχιστο
highest = μέγιστο
# 6.100 βήματα την Κυριακή
steps-on-day = { $steps } { FORM($day, case: "on") }

## The questions that are asked before the first battery is shown

questionnaire-progress = πρόοδος ερωτηματολογίου
question-exercise = ερώτηση για τη συχνότητα άσκησης
    .text = πόσο συχνά ασκείστε;
question-smoking = ερώτηση για το κάπνισμα
    .text = καπνίζετε;
answer-never = ποτέ
answer-once-a-week = μία φορά την εβδομάδα
answer-several-times-a-week = αρκετές φορές την εβδομάδα
answer-every-day = κάθε μέρα
answer-yes = ναι
answer-no = όχι
select-from-options = επιλέξτε μία από τις { NUMBER($count, style: "count", gender: "feminine") } παρακάτω επιλογές
continue-to-dashboard = συνέχεια στην επισκόπηση

## Screens, buttons and tabs

calculating = υπολογισμός της επίδρασης στην υγεία σας
health-metrics = μετρήσεις υγείας
metric-details = λεπτομέρειες μέτρησης
done = τέλος
tab-dashboard = επισκόπηση
    .hint = προβολή των μπαταριών και των μετρήσεων υγείας
tab-settings = ρυθμίσεις
    .hint = επιλογή μετρήσεων

## What went wrong. Each is said behind "σφάλμα:"

problem-health-access = η πρόσβαση στα δεδομένα υγείας είναι απενεργοποιημένη. Ενεργοποιήστε την στις Ρυθμίσεις
problem-timeout = ο υπολογισμός διήρκεσε πολύ. Δοκιμάστε ξανά
problem-steps = δεν ήταν δυνατή η ανάγνωση των βημάτων. Επανεκκινήστε το ρολόι σας
