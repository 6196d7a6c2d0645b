## Outcomes of controls: the control is the subject (ανοίγει τις λεπτομέρειες). After a gesture, a noun in the accusative
## follows "για" (για προβολή λεπτομερειών).

outcome-details = { $case ->
    [infinitive] προβολή λεπτομερειών
   *[statement] ανοίγει τις λεπτομέρειες
}
outcome-details-and-transactions = { $case ->
    [infinitive] προβολή λεπτομερειών και συναλλαγών
   *[statement] ανοίγει τις λεπτομέρειες και τις συναλλαγές
}
outcome-details-of = { $case ->
    [infinitive] προβολή λεπτομερειών: { $who }
   *[statement] ανοίγει τις λεπτομέρειες για { $who }
}
outcome-tasks-of = { $case ->
    [infinitive] προβολή εργασιών: { $who }
   *[statement] ανοίγει τις εργασίες για { $who }
}
    .alone = { $case ->
        [infinitive] προβολή εργασιών
       *[statement] ανοίγει τις εργασίες
    }
outcome-task-details = { $case ->
    [infinitive] προβολή λεπτομερειών εργασίας
   *[statement] ανοίγει τις λεπτομέρειες της εργασίας
}
outcome-full-screen = { $case ->
    [infinitive] προβολή σε πλήρη οθόνη
   *[statement] ανοίγει σε πλήρη οθόνη
}
outcome-profile = { $case ->
    [infinitive] αλλαγή προφίλ
   *[statement] αλλάζει το προφίλ
}
outcome-filter = { $case ->
    [infinitive] εμφάνιση επιλογών φίλτρου
   *[statement] εμφανίζει τις επιλογές φίλτρου
}
outcome-calendar = { $case ->
    [infinitive] επιλογή άλλης ημερομηνίας
   *[statement] ανοίγει το ημερολόγιο για επιλογή άλλης ημερομηνίας
}
outcome-sign-in = { $case ->
    [infinitive] είσοδο με email και κωδικό πρόσβασης
   *[statement] πραγματοποιεί είσοδο με email και κωδικό πρόσβασης
}
outcome-reset-password = { $case ->
    [infinitive] επαναφορά του κωδικού πρόσβασης
   *[statement] επαναφέρει τον κωδικό πρόσβασης
}
outcome-save = { $case ->
    [infinitive] αποθήκευση των αλλαγών
   *[statement] αποθηκεύει τις αλλαγές
}
outcome-delete = { $case ->
    [infinitive] οριστική διαγραφή: { $name }
   *[statement] διαγράφει οριστικά: { $name }
}
    .alone = { $case ->
        [infinitive] οριστική διαγραφή αυτού του στοιχείου
       *[statement] διαγράφει οριστικά αυτό το στοιχείο
    }
outcome-play = { $case ->
    [infinitive] έναρξη αναπαραγωγής
   *[statement] αρχίζει την αναπαραγωγή
}

## Gestures and keys, in the words of VoiceOver

hint-touch = αγγίξτε δύο φορές για { FORM($outcome, case: "infinitive") }
hint-touch-adjust = σαρώστε προς τα πάνω ή προς τα κάτω για { FORM($outcome, case: "infinitive") }
hint-keyboard = πατήστε το πλήκτρο διαστήματος για { FORM($outcome, case: "infinitive") }
hint-keyboard-adjust = πατήστε τα πλήκτρα βέλους για { FORM($outcome, case: "infinitive") }
hint-pointer = κάντε κλικ για { FORM($outcome, case: "infinitive") }
hint-remote = πατήστε Επιλογή για { FORM($outcome, case: "infinitive") }
