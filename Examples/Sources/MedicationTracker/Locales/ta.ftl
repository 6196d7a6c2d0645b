### Medication tracker, in Tamil
### Buttons have the short imperative; the hints of tabs have the polite -வும்; other hints tell what happens. Names have no
### suffix: they stand before or after a colon.

## How strong a medication is, and how much of it is taken at a time

# same for every number
strength-milligrams = { $count } மில்லிகிராம்
# same for every number
strength-milliliters = { $count } மில்லிலிட்டர்
taken-tablets = { $count ->
    [1] { $count } மாத்திரை
   *[other] { $count } மாத்திரைகள்
}
taken-capsules = { $count ->
    [1] { $count } கேப்ஸ்யூல்
   *[other] { $count } கேப்ஸ்யூல்கள்
}
dosage = { $strength }, { $taken }

## When a medication is taken

schedule-every-day = தினமும் { FORM($time, case: "at") }
# "Every week on": it fits one day and several.
schedule-weekdays = வாரந்தோறும் { $days } { FORM($time, case: "at") }
schedule-none = அட்டவணை இல்லை

## How well it goes

# "Taking the medicine without missing it".
adherence = மருந்தைத் தவறாமல் எடுத்தல்
graded = { $share }, { $grade }
grade-excellent = மிகச் சிறப்பு
grade-good = நன்று
grade-needs-improvement = முன்னேற்றம் தேவை

## Tabs

tab-medications = மருந்துகள்
    .hint = மருந்துகளைப் பார்க்கவும் நிர்வகிக்கவும்
tab-schedule = அட்டவணை
    .hint = டோஸ்களின் தினசரி அட்டவணையைப் பார்க்கவும்
tab-history = வரலாறு
    .hint = டோஸ்களின் வரலாற்றையும், தவறாமல் எடுத்ததற்கான புள்ளிவிவரங்களையும் பார்க்கவும்

## Buttons of the list of medications

filter-medications = மருந்துகளை வடிகட்டு
    .hint = தற்போது எடுத்துக்கொள்கிற மருந்துகளை மட்டும் காட்டுவதற்கான வடிகட்டும் விருப்பங்களைக் காட்டும்
add-medication = புதிய மருந்து சேர்
    .hint = புதிய மருந்தைச் சேர்ப்பதற்கான படிவத்தைத் திறக்கும்

## Buttons and actions of one medication

edit = திருத்து
    .hint = மருந்தின் விவரங்களைத் திருத்தவும்
done = முடிந்தது
    .hint = மருந்தின் விவரங்களை மூடவும்
add-schedule = புதிய அட்டவணை சேர்
    .hint = இந்த மருந்துக்குப் புதிய டோஸ் அட்டவணையை உருவாக்கும்
delete = நீக்கு: { $medication }
    .hint = இந்த மருந்தையும் அதன் எல்லாத் தரவையும் நிரந்தரமாக நீக்கும்
activate = செயல்படுத்து: { $medication }
    .hint = இதன் அட்டவணைகளை மீண்டும் தொடங்கும்
deactivate = செயல்நீக்கு: { $medication }
    .hint = இதன் அட்டவணைகளை நிறுத்தி, வரலாற்றை வைத்திருக்கும்
delete-schedule = அட்டவணையை நீக்கு

## Buttons of the schedule

select-date = தேதியைத் தேர்ந்தெடு
outcome-calendar = { $case ->
    [infinitive] வேறு தேதியைத் தேர்ந்தெடுக்க
   *[statement] வேறு தேதியைத் தேர்ந்தெடுக்கக் காலெண்டரைத் திறக்கும்
}
previous-day = முந்தைய நாள்
    .hint = முந்தைய நாளின் டோஸ்களைக் காட்டும்
next-day = அடுத்த நாள்
    .hint = அடுத்த நாளின் டோஸ்களைக் காட்டும்
mark-taken = { $medication }: எடுத்துக்கொள்ளப்பட்டது எனக் குறி
    .hint = டோஸ் இப்போது எடுத்துக்கொள்ளப்பட்டது எனப் பதிவுசெய்யும்
# "This dose": without it the medication would be given up.
skip = இந்த டோஸை ஸ்கிப் செய்: { $medication }
    .hint = டோஸ் ஸ்கிப் செய்யப்பட்டது எனப் பதிவுசெய்யும்

## A dose

# Not "8 மணிக்குத் திட்டமிடப்பட்டது", which would be when somebody planned it.
dose-scheduled = திட்டமிட்ட நேரம்: { $time }
    .day = திட்டமிட்ட நேரம்: { $time }
dose-taken = { FORM($time, case: "at") } எடுத்துக்கொள்ளப்பட்டது
    .day = { FORM($time, case: "at") } எடுத்துக்கொள்ளப்பட்டது
    .announced = { $medication }: எடுத்துக்கொள்ளப்பட்டது எனக் குறிக்கப்பட்டது
dose-skipped = { FORM($time, case: "at") } ஸ்கிப் செய்யப்பட்டது
    .day = { FORM($time, case: "at") } ஸ்கிப் செய்யப்பட்டது
    .announced = { $medication }: ஸ்கிப் செய்யப்பட்டது எனக் குறிக்கப்பட்டது

## The history

filter-doses = டோஸ்களை வடிகட்டு
    .hint = வடிகட்டும் விருப்பங்களைக் காட்டும்
# வடிகட்டி: தவறவிட்ட டோஸ்கள்
filter = வடிகட்டி: { FORM($state, form: "attribute") } டோஸ்கள்
    .hint = வடிகட்டியை மாற்றும் அல்லது அகற்றும் விருப்பங்களைக் காட்டும்
last-days = { $count ->
    [1] கடந்த { $count } நாள்
   *[other] கடந்த { $count } நாட்கள்
}
    .hint = { $count ->
        [1] கடந்த { $count } நாளைத் தேதி வரம்பாக அமைக்கும்
       *[other] கடந்த { $count } நாட்களைத் தேதி வரம்பாக அமைக்கும்
    }

## The form for a new medication

strength = மருந்தின் வீரியம்
    .hint = எடுத்துக்காட்டாக, { $strength }
save = சேமி
cancel = ரத்துசெய்

## Announcements

medication-added = { $medication }: சேர்க்கப்பட்டது
medication-deleted = { $medication }: நீக்கப்பட்டது

## What went wrong

problem-storage = மருந்துகளை ஏற்ற முடியவில்லை. பிறகு மீண்டும் முயலவும்
