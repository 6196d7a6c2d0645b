## The name after a colon, for its accusative depends on its end

done-added = ಸೇರಿಸಲಾಗಿದೆ: { $name }
    .alone = ಸೇರಿಸಲಾಗಿದೆ
done-removed = ತೆಗೆದುಹಾಕಲಾಗಿದೆ: { $name }
    .alone = ತೆಗೆದುಹಾಕಲಾಗಿದೆ
done-saved = ಉಳಿಸಲಾಗಿದೆ: { $name }
    .alone = ಉಳಿಸಲಾಗಿದೆ
done-created = ರಚಿಸಲಾಗಿದೆ: { $name }
    .alone = ರಚಿಸಲಾಗಿದೆ
done-updated = ಅಪ್‌ಡೇಟ್ ಮಾಡಲಾಗಿದೆ: { $name }
    .alone = ಅಪ್‌ಡೇಟ್ ಮಾಡಲಾಗಿದೆ
done-copied = ನಕಲಿಸಲಾಗಿದೆ: { $name }
    .alone = ನಕಲಿಸಲಾಗಿದೆ
done-shared = ಹಂಚಿಕೊಳ್ಳಲಾಗಿದೆ: { $name }
    .alone = ಹಂಚಿಕೊಳ್ಳಲಾಗಿದೆ
done-archived = ಆರ್ಕೈವ್ ಮಾಡಲಾಗಿದೆ: { $name }
    .alone = ಆರ್ಕೈವ್ ಮಾಡಲಾಗಿದೆ
done-favorite = ಮೆಚ್ಚಿನವುಗಳಿಗೆ ಸೇರಿಸಲಾಗಿದೆ: { $name }
    .alone = ಮೆಚ್ಚಿನವುಗಳಿಗೆ ಸೇರಿಸಲಾಗಿದೆ
done-unfavorite = ಮೆಚ್ಚಿನವುಗಳಿಂದ ತೆಗೆದುಹಾಕಲಾಗಿದೆ: { $name }
    .alone = ಮೆಚ್ಚಿನವುಗಳಿಂದ ತೆಗೆದುಹಾಕಲಾಗಿದೆ
done-moved = ಸರಿಸಲಾಗಿದೆ: { $name }, ಈಗಿನ ಸ್ಥಳ: { $place }
    .alone = ಸರಿಸಲಾಗಿದೆ, ಈಗಿನ ಸ್ಥಳ: { $place }
done-sent = { $who } ಅವರಿಗೆ ಕಳುಹಿಸಲಾಗಿದೆ
    .alone = ಕಳುಹಿಸಲಾಗಿದೆ
done-marked = { $state } ಎಂದು ಗುರುತಿಸಲಾಗಿದೆ: { $name }
    .alone = { $state } ಎಂದು ಗುರುತಿಸಲಾಗಿದೆ
done-deleted-things = { FORM($things, case: "accusative") } ಅಳಿಸಲಾಗಿದೆ
done-undone = ರದ್ದುಗೊಳಿಸಲಾಗಿದೆ
undo-available = { $done }. ಇದನ್ನು ರದ್ದುಗೊಳಿಸಬಹುದು
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
irreversible = ಇದನ್ನು ರದ್ದುಗೊಳಿಸಲು ಸಾಧ್ಯವಿಲ್ಲ
content-hidden = ಮರೆಮಾಡಲಾಗಿದೆ
locked-until = { until-time-moment } ಲಾಕ್ ಆಗಿದೆ
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
