## The name is bare, as the subject of the passive

done-added = { $name } ಸೇರಿಸಲಾಗಿದೆ
    .alone = ಸೇರಿಸಲಾಗಿದೆ
done-removed = { $name } ತೆಗೆದುಹಾಕಲಾಗಿದೆ
    .alone = ತೆಗೆದುಹಾಕಲಾಗಿದೆ
done-saved = { $name } ಉಳಿಸಲಾಗಿದೆ
    .alone = ಉಳಿಸಲಾಗಿದೆ
done-created = { $name } ರಚಿಸಲಾಗಿದೆ
    .alone = ರಚಿಸಲಾಗಿದೆ
done-updated = { $name } ಅಪ್‌ಡೇಟ್ ಮಾಡಲಾಗಿದೆ
    .alone = ಅಪ್‌ಡೇಟ್ ಮಾಡಲಾಗಿದೆ
done-copied = { $name } ನಕಲಿಸಲಾಗಿದೆ
    .alone = ನಕಲಿಸಲಾಗಿದೆ
done-shared = { $name } ಹಂಚಿಕೊಳ್ಳಲಾಗಿದೆ
    .alone = ಹಂಚಿಕೊಳ್ಳಲಾಗಿದೆ
done-archived = { $name } ಆರ್ಕೈವ್ ಮಾಡಲಾಗಿದೆ
    .alone = ಆರ್ಕೈವ್ ಮಾಡಲಾಗಿದೆ
done-favorite = { $name } ಅನ್ನು ಮೆಚ್ಚಿನವುಗಳಿಗೆ ಸೇರಿಸಲಾಗಿದೆ
    .alone = ಮೆಚ್ಚಿನವುಗಳಿಗೆ ಸೇರಿಸಲಾಗಿದೆ
done-unfavorite = { $name } ಅನ್ನು ಮೆಚ್ಚಿನವುಗಳಿಂದ ತೆಗೆದುಹಾಕಲಾಗಿದೆ
    .alone = ಮೆಚ್ಚಿನವುಗಳಿಂದ ತೆಗೆದುಹಾಕಲಾಗಿದೆ
done-moved = { $name } ಸರಿಸಲಾಗಿದೆ, ಈಗಿನ ಸ್ಥಳ: { $place }
    .alone = ಸರಿಸಲಾಗಿದೆ, ಈಗಿನ ಸ್ಥಳ: { $place }
done-sent = { $who } ಗೆ ಕಳುಹಿಸಲಾಗಿದೆ
    .alone = ಕಳುಹಿಸಲಾಗಿದೆ
done-marked = { $name } ಅನ್ನು { $state } ಎಂದು ಗುರುತಿಸಲಾಗಿದೆ
    .alone = { $state } ಎಂದು ಗುರುತಿಸಲಾಗಿದೆ
done-deleted-things = { FORM($things, case: "accusative") } ಅಳಿಸಲಾಗಿದೆ
done-undone = ಹಿಂದಿನ ಸ್ಥಿತಿಗೆ ತರಲಾಗಿದೆ
undo-available = { $done }. ಇದನ್ನು ಹಿಂದಿನ ಸ್ಥಿತಿಗೆ ತರಬಹುದು
updated-to = { $name }, ಈಗ { $value }
    .alone = ಈಗ { $value }
screen-named = { $name } ಪರದೆ
    .alone = ಹೊಸ ಪರದೆ
panel-opened = { $name } ಪ್ಯಾನೆಲ್ ತೆರೆದಿದೆ
    .alone = ಪ್ಯಾನೆಲ್ ತೆರೆದಿದೆ
panel-closed = { $name } ಪ್ಯಾನೆಲ್ ಮುಚ್ಚಿದೆ
    .alone = ಪ್ಯಾನೆಲ್ ಮುಚ್ಚಿದೆ
outcome-delete-with = { $case ->
    [infinitive] { $name } ಮತ್ತು { FORM($more, case: "accusative") } ಅಳಿಸಲು
   *[statement] { $name } ಮತ್ತು { FORM($more, case: "accusative") } ಅಳಿಸುತ್ತದೆ
}
    .alone = { $case ->
        [infinitive] { FORM($more, case: "accusative") } ಅಳಿಸಲು
       *[statement] { FORM($more, case: "accusative") } ಅಳಿಸುತ್ತದೆ
    }
irreversible = ಇದನ್ನು ಹಿಂದಿನ ಸ್ಥಿತಿಗೆ ತರಲು ಸಾಧ್ಯವಿಲ್ಲ
content-hidden = ಮರೆಮಾಡಲಾಗಿದೆ
locked-until = { until-time-moment } ಲಾಕ್ ಆಗಿರುತ್ತದೆ
until-time-moment = { FORM($time, case: "until") }
empty-add = ಪ್ರಾರಂಭಿಸಲು { FORM($noun, 1, case: "accusative") } ಸೇರಿಸಿ
empty-other-word = ಬೇರೆ ಪದವನ್ನು ಪ್ರಯತ್ನಿಸಿ
empty-nothing = ತೋರಿಸಲು ಏನೂ ಇಲ್ಲ
empty-data = ಡೇಟಾ ಇಲ್ಲ
deleting = ಅಳಿಸಲಾಗುತ್ತಿದೆ
sending = ಕಳುಹಿಸಲಾಗುತ್ತಿದೆ
searching = ಹುಡುಕಲಾಗುತ್ತಿದೆ
updating = ಅಪ್‌ಡೇಟ್ ಆಗುತ್ತಿದೆ
connecting = ಕನೆಕ್ಟ್ ಆಗುತ್ತಿದೆ
calculating = ಲೆಕ್ಕ ಹಾಕಲಾಗುತ್ತಿದೆ
outcome-pause = { $case ->
    [infinitive] ವಿರಾಮಗೊಳಿಸಲು
   *[statement] ಪ್ಲೇಬ್ಯಾಕ್ ವಿರಾಮಗೊಳಿಸುತ್ತದೆ
}
outcome-page = { $case ->
    [infinitive] ಪುಟ ಬದಲಾಯಿಸಲು
   *[statement] ಪುಟ ಬದಲಾಯಿಸುತ್ತದೆ
}
