### Medication tracker, in Kannada

## How strong a medication is, and how much of it is taken at a time

# same for every number
strength-milligrams = { $count } ಮಿಲಿಗ್ರಾಂ
# same for every number
strength-milliliters = { $count } ಮಿಲಿಲೀಟರ್
taken-tablets = { $count ->
    [1] { $count } ಮಾತ್ರೆ
   *[other] { $count } ಮಾತ್ರೆಗಳು
}
taken-capsules = { $count ->
    [1] { $count } ಕ್ಯಾಪ್ಸೂಲ್
   *[other] { $count } ಕ್ಯಾಪ್ಸೂಲ್‌ಗಳು
}
dosage = { $strength }, { $taken }

## When a medication is taken

schedule-every-day = ಪ್ರತಿ ದಿನ { FORM($time, case: "at") }
# The case "on" is that of times after a day.
schedule-weekdays = ಪ್ರತಿ { $days } { FORM($time, case: "on") }
schedule-none = ವೇಳಾಪಟ್ಟಿ ಇಲ್ಲ

## How well it goes. The grades are the library's.

adherence = ಔಷಧಿ ಸೇವನೆಯ ಕ್ರಮಬದ್ಧತೆ
graded = { $share }, { $grade }
grade-excellent = ಅತ್ಯುತ್ತಮ
grade-good = ಉತ್ತಮ
grade-needs-improvement = ಸುಧಾರಣೆ ಬೇಕು

## Tabs

tab-medications = ಔಷಧಿಗಳು
    .hint = ನಿಮ್ಮ ಔಷಧಿಗಳನ್ನು ನೋಡಿ ಮತ್ತು ನಿರ್ವಹಿಸಿ
tab-schedule = ವೇಳಾಪಟ್ಟಿ
    .hint = ಡೋಸ್‌ಗಳ ದೈನಂದಿನ ವೇಳಾಪಟ್ಟಿಯನ್ನು ನೋಡಿ
tab-history = ಇತಿಹಾಸ
    .hint = ಡೋಸ್‌ಗಳ ಇತಿಹಾಸ ಮತ್ತು ಕ್ರಮಬದ್ಧತೆಯ ಅಂಕಿಅಂಶಗಳನ್ನು ನೋಡಿ

## Buttons of the list of medications

filter-medications = ಔಷಧಿಗಳನ್ನು ಫಿಲ್ಟರ್ ಮಾಡಿ
    .hint = ಈಗ ತೆಗೆದುಕೊಳ್ಳುತ್ತಿರುವ ಔಷಧಿಗಳನ್ನು ಮಾತ್ರ ನೋಡಲು ಫಿಲ್ಟರ್ ಆಯ್ಕೆಗಳನ್ನು ತೋರಿಸುತ್ತದೆ
add-medication = ಔಷಧಿಯನ್ನು ಸೇರಿಸಿ
    .hint = ಹೊಸ ಔಷಧಿಯನ್ನು ಸೇರಿಸಲು ಫಾರ್ಮ್ ತೆರೆಯುತ್ತದೆ

## Buttons and actions of one medication

edit = ಎಡಿಟ್ ಮಾಡಿ
    .hint = ಔಷಧಿಯ ವಿವರಗಳನ್ನು ಎಡಿಟ್ ಮಾಡಿ
done = ಮುಗಿದಿದೆ
    .hint = ಔಷಧಿಯ ವಿವರಗಳನ್ನು ಮುಚ್ಚಿ
add-schedule = ವೇಳಾಪಟ್ಟಿಯನ್ನು ಸೇರಿಸಿ
    .hint = ಈ ಔಷಧಿಗೆ ಡೋಸ್‌ಗಳ ಹೊಸ ವೇಳಾಪಟ್ಟಿಯನ್ನು ರಚಿಸುತ್ತದೆ
delete = { $medication } ಅಳಿಸಿ
    .hint = ಈ ಔಷಧಿ ಮತ್ತು ಅದರ ಎಲ್ಲಾ ಡೇಟಾವನ್ನು ಶಾಶ್ವತವಾಗಿ ಅಳಿಸುತ್ತದೆ
activate = { $medication } ಸಕ್ರಿಯಗೊಳಿಸಿ
    .hint = ಈ ಔಷಧಿಯ ವೇಳಾಪಟ್ಟಿಗಳನ್ನು ಮತ್ತೆ ಪ್ರಾರಂಭಿಸುತ್ತದೆ
deactivate = { $medication } ನಿಷ್ಕ್ರಿಯಗೊಳಿಸಿ
    .hint = ಈ ಔಷಧಿಯ ವೇಳಾಪಟ್ಟಿಗಳನ್ನು ನಿಲ್ಲಿಸಿ, ಇತಿಹಾಸವನ್ನು ಉಳಿಸಿಕೊಳ್ಳುತ್ತದೆ
delete-schedule = ವೇಳಾಪಟ್ಟಿಯನ್ನು ಅಳಿಸಿ

## Buttons of the schedule

select-date = ದಿನಾಂಕವನ್ನು ಆಯ್ಕೆಮಾಡಿ
outcome-calendar = { $case ->
    [infinitive] ಬೇರೆ ದಿನಾಂಕವನ್ನು ಆಯ್ಕೆಮಾಡಲು
   *[statement] ಬೇರೆ ದಿನಾಂಕವನ್ನು ಆಯ್ಕೆಮಾಡಲು ಕ್ಯಾಲೆಂಡರ್ ತೆರೆಯುತ್ತದೆ
}
previous-day = ಹಿಂದಿನ ದಿನ
    .hint = ಹಿಂದಿನ ದಿನದ ಡೋಸ್‌ಗಳನ್ನು ತೋರಿಸುತ್ತದೆ
next-day = ಮುಂದಿನ ದಿನ
    .hint = ಮುಂದಿನ ದಿನದ ಡೋಸ್‌ಗಳನ್ನು ತೋರಿಸುತ್ತದೆ
mark-taken = { $medication } ಅನ್ನು ತೆಗೆದುಕೊಳ್ಳಲಾಗಿದೆ ಎಂದು ಗುರುತಿಸಿ
    .hint = ಡೋಸ್ ಅನ್ನು ಈಗ ತೆಗೆದುಕೊಳ್ಳಲಾಗಿದೆ ಎಂದು ದಾಖಲಿಸುತ್ತದೆ
# "This dose": without it the medication would be given up.
skip = ಈ { $medication } ಡೋಸ್ ಅನ್ನು ಸ್ಕಿಪ್ ಮಾಡಿ
    .hint = ಡೋಸ್ ಅನ್ನು ಸ್ಕಿಪ್ ಮಾಡಲಾಗಿದೆ ಎಂದು ದಾಖಲಿಸುತ್ತದೆ

## A dose

# The time behind a colon: in front of the verb it would be when the schedule was made.
dose-scheduled = ನಿಗದಿತ ಸಮಯ: { $time }
    .day = ನಿಗದಿತ ಸಮಯ: { $time }
dose-taken = { FORM($time, case: "at") } ತೆಗೆದುಕೊಳ್ಳಲಾಗಿದೆ
    .day = { FORM($time, case: "on") } ತೆಗೆದುಕೊಳ್ಳಲಾಗಿದೆ
    .announced = { $medication } ಅನ್ನು ತೆಗೆದುಕೊಳ್ಳಲಾಗಿದೆ ಎಂದು ಗುರುತಿಸಲಾಗಿದೆ
dose-skipped = { FORM($time, case: "at") } ಸ್ಕಿಪ್ ಮಾಡಲಾಗಿದೆ
    .day = { FORM($time, case: "on") } ಸ್ಕಿಪ್ ಮಾಡಲಾಗಿದೆ
    .announced = { $medication } ಅನ್ನು ಸ್ಕಿಪ್ ಮಾಡಲಾಗಿದೆ ಎಂದು ಗುರುತಿಸಲಾಗಿದೆ

## The history

filter-doses = ಡೋಸ್‌ಗಳನ್ನು ಫಿಲ್ಟರ್ ಮಾಡಿ
    .hint = ಫಿಲ್ಟರ್ ಆಯ್ಕೆಗಳನ್ನು ತೋರಿಸುತ್ತದೆ
filter = ಫಿಲ್ಟರ್: { FORM($state, form: "attribute") } ಡೋಸ್‌ಗಳು
    .hint = ಫಿಲ್ಟರ್ ಬದಲಾಯಿಸಲು ಅಥವಾ ತೆಗೆದುಹಾಕಲು ಆಯ್ಕೆಗಳನ್ನು ತೋರಿಸುತ್ತದೆ
# same for every number
last-days = ಕಳೆದ { $count } ದಿನಗಳು
    .hint = ದಿನಾಂಕಗಳ ವ್ಯಾಪ್ತಿಯನ್ನು ಕಳೆದ { $count } ದಿನಗಳಿಗೆ ಹೊಂದಿಸುತ್ತದೆ

## The form for a new medication

# Not ಪ್ರಮಾಣ, which is how much is taken at a time.
strength = ಔಷಧಿಯ ಸಾಮರ್ಥ್ಯ
    .hint = ಉದಾಹರಣೆಗೆ, { $strength }
save = ಉಳಿಸಿ
cancel = ರದ್ದುಮಾಡಿ

## Announcements

medication-added = { $medication } ಸೇರಿಸಲಾಗಿದೆ
medication-deleted = { $medication } ಅಳಿಸಲಾಗಿದೆ

## What went wrong

problem-storage = ಔಷಧಿಗಳು ಲೋಡ್ ಆಗಲಿಲ್ಲ. ನಂತರ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ
