### Elderly care, in Tamil
### Buttons have the short imperative; the hints of tabs and fields have the polite -வும். Names have no suffix.

## Those who are cared for

profile-of = { $name }: சுயவிவரம்
profile-photo-of = { $name }: சுயவிவரப் புகைப்படம்
tasks-of = { $name }: பணிகள்
select-profile = சுயவிவரத் தேர்வு
create-new-profile = புதிய சுயவிவரத்தை உருவாக்கு

## Tasks

task = பணி
# The polite word for a person has the suffix that the name can't have.
task-for = { $task }, { $name } அவர்களுக்கு
overdue-task = உரிய நேரம் கடந்த பணி: { $task }
last-completed = கடைசியாக முடிந்தது: { $ago }
request-clarification = கூடுதல் விவரங்களைக் கேள்
    .hint = இந்தப் பணி பற்றிக் கூடுதல் விவரங்களைக் கேட்கவும்
approve-response = பதிலை அங்கீகரி
    .hint = இந்தப் பணியை முடிந்ததாகக் குறிக்கவும்

## Reminders

send-medication-reminder = மருந்து நினைவூட்டலை அனுப்பு, பெறுநர்: { $name }
send-reminder = நினைவூட்டலை அனுப்பு, பெறுநர்: { $name }
    .hint = உடனடியாக எஸ்எம்எஸ் நினைவூட்டலை அனுப்பும்
reminder-time = நினைவூட்டல் நேரத்தைத் தேர்ந்தெடு
    .hint = தினசரி நினைவூட்டலை எப்போது அனுப்ப வேண்டும் எனத் தேர்ந்தெடுக்கவும்

## Photos

photo-response = { $name } அனுப்பிய புகைப்படப் பதில், பணி: { $task }
photo-showing = { $name } அனுப்பிய புகைப்படம், முடிந்த பணி: { $task }
cooking-illustration = சமையல் ஓவியம்

## Tabs

tab-dashboard = டாஷ்போர்டு
    .hint = இன்றைய பணிகளையும் பதில்களையும் பார்க்கவும்
tab-gallery = புகைப்படத் தொகுப்பு
    .hint = அன்புக்குரியவர்கள் பதிலாக அனுப்பிய எல்லாப் புகைப்படங்களையும் பார்க்கவும்
tab-habits = எல்லாப் பழக்கங்களும்
    .hint = திட்டமிடப்பட்ட பணிகளையும் நினைவூட்டல்களையும் நிர்வகிக்கவும்

## The form for a new profile

profile-name = சுயவிவரப் பெயர்
    .hint = அன்புக்குரியவரின் பெயரை உள்ளிடவும்
phone-hint = நாட்டுக் குறியீட்டுடன் ஃபோன் எண்ணை உள்ளிடவும்
invalid-phone-format = ஃபோன் எண்ணின் வடிவம் தவறு
# It also stands before கட்டாயம்.
relationship = உங்களுடனான உறவு
    .hint = எடுத்துக்காட்டாக, பாட்டி, அப்பா, நண்பர்
create-profile = சுயவிவரத்தை உருவாக்கு

## What went wrong

problem-reminder = நினைவூட்டலை அனுப்ப முடியவில்லை. ஃபோன் எண்ணைச் சரிபார்க்கவும்
