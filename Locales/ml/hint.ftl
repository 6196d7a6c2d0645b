## Outcomes of controls. The statement is used for the control (വിശദാംശങ്ങൾ തുറക്കും); "infinitive" comes before the gesture

outcome-details = { $case ->
    [infinitive] വിശദാംശങ്ങൾ കാണാൻ
   *[statement] വിശദാംശങ്ങൾ തുറക്കും
}
outcome-details-and-transactions = { $case ->
    [infinitive] വിശദാംശങ്ങളും ഇടപാടുകളും കാണാൻ
   *[statement] വിശദാംശങ്ങളും ഇടപാടുകളും തുറക്കും
}
# A name before a colon would be heard as who opens the details.
outcome-details-of = { $case ->
    [infinitive] { $who } എന്നയാളുടെ വിശദാംശങ്ങൾ കാണാൻ
   *[statement] { $who } എന്നയാളുടെ വിശദാംശങ്ങൾ തുറക്കും
}
outcome-tasks-of = { $case ->
    [infinitive] { $who } എന്നയാളുടെ ടാസ്കുകൾ കാണാൻ
   *[statement] { $who } എന്നയാളുടെ ടാസ്കുകൾ തുറക്കും
}
    .alone = { $case ->
        [infinitive] ടാസ്കുകൾ കാണാൻ
       *[statement] ടാസ്കുകൾ തുറക്കും
    }
outcome-task-details = { $case ->
    [infinitive] ടാസ്കിന്റെ വിശദാംശങ്ങൾ കാണാൻ
   *[statement] ടാസ്കിന്റെ വിശദാംശങ്ങൾ തുറക്കും
}
outcome-full-screen = { $case ->
    [infinitive] പൂർണ്ണ സ്ക്രീനിൽ കാണാൻ
   *[statement] പൂർണ്ണ സ്ക്രീനിൽ തുറക്കും
}
outcome-profile = { $case ->
    [infinitive] പ്രൊഫൈൽ മാറ്റാൻ
   *[statement] പ്രൊഫൈൽ മാറ്റും
}
outcome-filter = { $case ->
    [infinitive] ഫിൽട്ടർ ഓപ്ഷനുകൾ കാണിക്കാൻ
   *[statement] ഫിൽട്ടർ ഓപ്ഷനുകൾ കാണിക്കും
}
outcome-calendar = { $case ->
    [infinitive] മറ്റൊരു തീയതി തിരഞ്ഞെടുക്കാൻ
   *[statement] മറ്റൊരു തീയതി തിരഞ്ഞെടുക്കാൻ കലണ്ടർ തുറക്കും
}
outcome-sign-in = { $case ->
    [infinitive] ഇമെയിലും പാസ്വേഡും ഉപയോഗിച്ച് സൈൻ ഇൻ ചെയ്യാൻ
   *[statement] ഇമെയിലും പാസ്വേഡും ഉപയോഗിച്ച് സൈൻ ഇൻ ചെയ്യും
}
outcome-reset-password = { $case ->
    [infinitive] പാസ്വേഡ് റീസെറ്റ് ചെയ്യാൻ
   *[statement] പാസ്വേഡ് റീസെറ്റ് ചെയ്യും
}
outcome-save = { $case ->
    [infinitive] മാറ്റങ്ങൾ സേവ് ചെയ്യാൻ
   *[statement] മാറ്റങ്ങൾ സേവ് ചെയ്യും
}
outcome-delete = { $case ->
    [infinitive] { $name } ശാശ്വതമായി ഇല്ലാതാക്കാൻ
   *[statement] { $name } ശാശ്വതമായി ഇല്ലാതാക്കും
}
    .alone = { $case ->
        [infinitive] ഇത് ശാശ്വതമായി ഇല്ലാതാക്കാൻ
       *[statement] ഇത് ശാശ്വതമായി ഇല്ലാതാക്കും
    }
outcome-play = { $case ->
    [infinitive] പ്ലേബാക്ക് തുടങ്ങാൻ
   *[statement] പ്ലേബാക്ക് തുടങ്ങും
}

## Gestures and keys: first what for, then the gesture

hint-touch = { FORM($outcome, case: "infinitive") } രണ്ടുതവണ ടാപ്പ് ചെയ്യുക
hint-touch-adjust = { FORM($outcome, case: "infinitive") } മുകളിലേക്കോ താഴേക്കോ സ്വൈപ്പ് ചെയ്യുക
hint-keyboard = { FORM($outcome, case: "infinitive") } സ്പേസ് ബാർ അമർത്തുക
hint-keyboard-adjust = { FORM($outcome, case: "infinitive") } ആരോ കീകൾ അമർത്തുക
hint-pointer = { FORM($outcome, case: "infinitive") } ക്ലിക്ക് ചെയ്യുക
hint-remote = { FORM($outcome, case: "infinitive") } സെലക്റ്റ് അമർത്തുക
