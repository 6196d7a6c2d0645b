## Files that are sent from this device or to it

transfer-upload = μεταφόρτωση σε εξέλιξη
transfer-download = λήψη σε εξέλιξη
transfer-waiting = σε αναμονή
transfer-waiting-wifi = σε αναμονή για Wi-Fi
transfer-waiting-connection = σε αναμονή για σύνδεση
transfer-paused-at = σε παύση, { $progress }
transfer-retrying = γίνεται νέα προσπάθεια
transfer-retrying-in = νέα προσπάθεια σε { FORM($duration, case: "accusative") }
transfer-upload-failed = η μεταφόρτωση απέτυχε
    .at = η μεταφόρτωση απέτυχε στο { $progress }
transfer-download-failed = η λήψη απέτυχε
    .at = η λήψη απέτυχε στο { $progress }
transfer-upload-done = η μεταφόρτωση ολοκληρώθηκε
transfer-download-done = η λήψη ολοκληρώθηκε

## Transfers of several things

# μεταφορτώθηκαν 3 από 8 αρχεία
transfer-uploaded = { $completed ->
    [1] μεταφορτώθηκε { transfer-part }
   *[other] μεταφορτώθηκαν { transfer-part }
}
transfer-downloaded = { $completed ->
    [1] λήφθηκε { transfer-part }
   *[other] λήφθηκαν { transfer-part }
}
transfer-part = { FORM(transfer-some, $counted) } από { FORM($counted, case: "accusative") }
transfer-some = { NUMBER($completed, style: "count") }
transfer-uploaded-all = { $total ->
    [1] μεταφορτώθηκε { $counted }
   *[other] μεταφορτώθηκαν { transfer-all } { $counted }
}
transfer-downloaded-all = { $total ->
    [1] λήφθηκε { $counted }
   *[other] λήφθηκαν { transfer-all } { $counted }
}
# όλα τα 8 αρχεία, όλες οι 8 φωτογραφίες, όλοι οι 8 φάκελοι
transfer-all = { TRAIT($counted, "gender") ->
    [masculine] όλοι οι
    [feminine] όλες οι
   *[neuter] όλα τα
}
transfer-failures = { $count ->
    [1] { FORM(failure-number, $noun) } απέτυχε
   *[other] { FORM(failure-number, $noun) } απέτυχαν
}
failure-number = { NUMBER($count, style: "count") }

transfer-detail = { $first }, { $second }

## The connection of the device

back-online = η σύνδεση αποκαταστάθηκε
offline-kept = εκτός σύνδεσης, οι αλλαγές διατηρούνται σε αυτή τη συσκευή
