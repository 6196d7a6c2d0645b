### Elderly care, in Kannada

## Those who are cared for. ಅವರ leaves the name as it is.

profile-of = { $name } ಅವರ ಪ್ರೊಫೈಲ್
profile-photo-of = { $name } ಅವರ ಪ್ರೊಫೈಲ್ ಫೋಟೋ
tasks-of = { $name } ಅವರ ಕಾರ್ಯಗಳು
# As the library has it: the name of a field, not a request.
select-profile = ಪ್ರೊಫೈಲ್ ಆಯ್ಕೆ
create-new-profile = ಹೊಸ ಪ್ರೊಫೈಲ್ ರಚಿಸಿ

## Tasks

task = ಕಾರ್ಯ
task-for = { $task }, { $name } ಅವರಿಗಾಗಿ
overdue-task = ಸಮಯ ಮೀರಿದ ಕಾರ್ಯ: { $task }
last-completed = ಕೊನೆಯದಾಗಿ ಪೂರ್ಣಗೊಂಡಿದ್ದು { $ago }
request-clarification = ಹೆಚ್ಚಿನ ವಿವರ ಕೇಳಿ
    .hint = ಈ ಕಾರ್ಯದ ಬಗ್ಗೆ ಹೆಚ್ಚಿನ ವಿವರಗಳನ್ನು ಕೇಳಿ
approve-response = ಉತ್ತರವನ್ನು ಅನುಮೋದಿಸಿ
    .hint = ಈ ಕಾರ್ಯ ಪೂರ್ಣಗೊಂಡಿದೆ ಎಂದು ಗುರುತಿಸಿ

## Reminders

send-medication-reminder = { $name } ಅವರಿಗೆ ಔಷಧಿಯ ರಿಮೈಂಡರ್ ಕಳುಹಿಸಿ
send-reminder = { $name } ಅವರಿಗೆ ರಿಮೈಂಡರ್ ಕಳುಹಿಸಿ
    .hint = ತಕ್ಷಣ ಎಸ್‌ಎಂಎಸ್ ಮೂಲಕ ರಿಮೈಂಡರ್ ಕಳುಹಿಸುತ್ತದೆ
reminder-time = ರಿಮೈಂಡರ್ ಸಮಯವನ್ನು ಆಯ್ಕೆಮಾಡಿ
    .hint = ದೈನಂದಿನ ರಿಮೈಂಡರ್ ಅನ್ನು ಯಾವಾಗ ಕಳುಹಿಸಬೇಕೆಂದು ಆಯ್ಕೆಮಾಡಿ

## Photos. "Sent by": the genitive would be who is in the photo

photo-response = ಉತ್ತರವಾಗಿ { $name } ಅವರು ಕಳುಹಿಸಿದ ಫೋಟೋ, ಕಾರ್ಯ: { $task }
photo-showing = { $name } ಅವರು ಕಳುಹಿಸಿದ ಫೋಟೋ, ಪೂರ್ಣಗೊಂಡ ಕಾರ್ಯ: { $task }
cooking-illustration = ಅಡುಗೆಯ ಚಿತ್ರ

## Tabs

tab-dashboard = ಡ್ಯಾಶ್‌ಬೋರ್ಡ್
    .hint = ಇಂದಿನ ಕಾರ್ಯಗಳು ಮತ್ತು ಉತ್ತರಗಳನ್ನು ನೋಡಿ
tab-gallery = ಫೋಟೋ ಗ್ಯಾಲರಿ
    .hint = ಉತ್ತರವಾಗಿ ನಿಮ್ಮ ಪ್ರೀತಿಪಾತ್ರರು ಕಳುಹಿಸಿದ ಎಲ್ಲಾ ಫೋಟೋಗಳನ್ನು ನೋಡಿ
tab-habits = ಎಲ್ಲಾ ಅಭ್ಯಾಸಗಳು
    .hint = ನಿಗದಿಪಡಿಸಿದ ಕಾರ್ಯಗಳು ಮತ್ತು ರಿಮೈಂಡರ್‌ಗಳನ್ನು ನಿರ್ವಹಿಸಿ

## The form for a new profile

profile-name = ಪ್ರೊಫೈಲ್ ಹೆಸರು
    .hint = ನಿಮ್ಮ ಪ್ರೀತಿಪಾತ್ರರ ಹೆಸರನ್ನು ನಮೂದಿಸಿ
phone-hint = ದೇಶದ ಕೋಡ್‌ನೊಂದಿಗೆ ಫೋನ್ ಸಂಖ್ಯೆಯನ್ನು ನಮೂದಿಸಿ
invalid-phone-format = ಫೋನ್ ಸಂಖ್ಯೆಯ ಸ್ವರೂಪ ಸರಿಯಾಗಿಲ್ಲ
relationship = ನಿಮ್ಮೊಂದಿಗಿನ ಸಂಬಂಧ
    .hint = ಉದಾಹರಣೆಗೆ, ಅಜ್ಜಿ, ತಂದೆ, ಸ್ನೇಹಿತರು
create-profile = ಪ್ರೊಫೈಲ್ ರಚಿಸಿ

## What went wrong

problem-reminder = ರಿಮೈಂಡರ್ ಕಳುಹಿಸಲಾಗಲಿಲ್ಲ. ಫೋನ್ ಸಂಖ್ಯೆಯನ್ನು ಪರಿಶೀಲಿಸಿ
