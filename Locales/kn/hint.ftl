## "infinitive" is the verb of purpose before a gesture: ವಿವರಗಳನ್ನು ನೋಡಲು ಎರಡು ಬಾರಿ ಟ್ಯಾಪ್ ಮಾಡಿ

outcome-details = { $case ->
    [infinitive] ವಿವರಗಳನ್ನು ನೋಡಲು
   *[statement] ವಿವರಗಳನ್ನು ತೆರೆಯುತ್ತದೆ
}
outcome-details-and-transactions = { $case ->
    [infinitive] ವಿವರಗಳು ಮತ್ತು ವಹಿವಾಟುಗಳನ್ನು ನೋಡಲು
   *[statement] ವಿವರಗಳು ಮತ್ತು ವಹಿವಾಟುಗಳನ್ನು ತೆರೆಯುತ್ತದೆ
}
outcome-details-of = { $case ->
    [infinitive] { $who } ಅವರ ವಿವರಗಳನ್ನು ನೋಡಲು
   *[statement] { $who } ಅವರ ವಿವರಗಳನ್ನು ತೆರೆಯುತ್ತದೆ
}
outcome-tasks-of = { $case ->
    [infinitive] { $who } ಅವರ ಕಾರ್ಯಗಳನ್ನು ನೋಡಲು
   *[statement] { $who } ಅವರ ಕಾರ್ಯಗಳನ್ನು ತೆರೆಯುತ್ತದೆ
}
    .alone = { $case ->
        [infinitive] ಕಾರ್ಯಗಳನ್ನು ನೋಡಲು
       *[statement] ಕಾರ್ಯಗಳನ್ನು ತೆರೆಯುತ್ತದೆ
    }
outcome-task-details = { $case ->
    [infinitive] ಕಾರ್ಯದ ವಿವರಗಳನ್ನು ನೋಡಲು
   *[statement] ಕಾರ್ಯದ ವಿವರಗಳನ್ನು ತೆರೆಯುತ್ತದೆ
}
outcome-full-screen = { $case ->
    [infinitive] ಪೂರ್ಣ ಪರದೆಯಲ್ಲಿ ನೋಡಲು
   *[statement] ಪೂರ್ಣ ಪರದೆಯಲ್ಲಿ ತೆರೆಯುತ್ತದೆ
}
outcome-profile = { $case ->
    [infinitive] ಪ್ರೊಫೈಲ್ ಬದಲಾಯಿಸಲು
   *[statement] ಪ್ರೊಫೈಲ್ ಬದಲಾಯಿಸುತ್ತದೆ
}
outcome-filter = { $case ->
    [infinitive] ಫಿಲ್ಟರ್ ಆಯ್ಕೆಗಳನ್ನು ತೋರಿಸಲು
   *[statement] ಫಿಲ್ಟರ್ ಆಯ್ಕೆಗಳನ್ನು ತೋರಿಸುತ್ತದೆ
}
outcome-calendar = { $case ->
    [infinitive] ಬೇರೆ ದಿನಾಂಕವನ್ನು ಆಯ್ಕೆಮಾಡಲು
   *[statement] ಬೇರೆ ದಿನಾಂಕವನ್ನು ಆಯ್ಕೆಮಾಡಲು ಕ್ಯಾಲೆಂಡರ್ ತೆರೆಯುತ್ತದೆ
}
outcome-sign-in = { $case ->
    [infinitive] ಇಮೇಲ್ ಮತ್ತು ಪಾಸ್‌ವರ್ಡ್ ಬಳಸಿ ಸೈನ್ ಇನ್ ಮಾಡಲು
   *[statement] ಇಮೇಲ್ ಮತ್ತು ಪಾಸ್‌ವರ್ಡ್ ಬಳಸಿ ಸೈನ್ ಇನ್ ಮಾಡುತ್ತದೆ
}
outcome-reset-password = { $case ->
    [infinitive] ಪಾಸ್‌ವರ್ಡ್ ಮರುಹೊಂದಿಸಲು
   *[statement] ಪಾಸ್‌ವರ್ಡ್ ಮರುಹೊಂದಿಸುತ್ತದೆ
}
outcome-save = { $case ->
    [infinitive] ಬದಲಾವಣೆಗಳನ್ನು ಉಳಿಸಲು
   *[statement] ಬದಲಾವಣೆಗಳನ್ನು ಉಳಿಸುತ್ತದೆ
}
outcome-delete = { $case ->
    [infinitive] { $name }, ಇದನ್ನು ಶಾಶ್ವತವಾಗಿ ಅಳಿಸಲು
   *[statement] { $name }, ಇದನ್ನು ಶಾಶ್ವತವಾಗಿ ಅಳಿಸುತ್ತದೆ
}
    .alone = { $case ->
        [infinitive] ಇದನ್ನು ಶಾಶ್ವತವಾಗಿ ಅಳಿಸಲು
       *[statement] ಇದನ್ನು ಶಾಶ್ವತವಾಗಿ ಅಳಿಸುತ್ತದೆ
    }
outcome-play = { $case ->
    [infinitive] ಪ್ಲೇ ಮಾಡಲು
   *[statement] ಪ್ಲೇಬ್ಯಾಕ್ ಪ್ರಾರಂಭಿಸುತ್ತದೆ
}

hint-touch = { FORM($outcome, case: "infinitive") } ಎರಡು ಬಾರಿ ಟ್ಯಾಪ್ ಮಾಡಿ
hint-touch-adjust = { FORM($outcome, case: "infinitive") } ಮೇಲಕ್ಕೆ ಅಥವಾ ಕೆಳಕ್ಕೆ ಸ್ವೈಪ್ ಮಾಡಿ
hint-keyboard = { FORM($outcome, case: "infinitive") } ಸ್ಪೇಸ್ ಬಾರ್ ಒತ್ತಿ
hint-keyboard-adjust = { FORM($outcome, case: "infinitive") } ಬಾಣದ ಕೀಗಳನ್ನು ಒತ್ತಿ
hint-pointer = { FORM($outcome, case: "infinitive") } ಕ್ಲಿಕ್ ಮಾಡಿ
hint-remote = { FORM($outcome, case: "infinitive") } ಸೆಲೆಕ್ಟ್ ಒತ್ತಿ
