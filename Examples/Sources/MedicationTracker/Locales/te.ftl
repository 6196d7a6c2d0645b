### Medication tracker, in Telugu

## How strong a medication is, and how much of it is taken at a time

strength-milligrams = { $count ->
    [1] ఒక మిల్లీగ్రాము
   *[other] { $count } మిల్లీగ్రాములు
}
strength-milliliters = { $count ->
    [1] ఒక మిల్లీలీటరు
   *[other] { $count } మిల్లీలీటర్లు
}
taken-tablets = { $count ->
    [1] ఒక టాబ్లెట్
   *[other] { $count } టాబ్లెట్లు
}
taken-capsules = { $count ->
    [1] ఒక క్యాప్సూల్
   *[other] { $count } క్యాప్సూల్స్
}
dosage = { $strength }, { $taken }

## When a medication is taken

schedule-every-day = ప్రతి రోజు { FORM($time, case: "at") }
schedule-weekdays = ప్రతి { $days } { FORM($time, case: "at") }
schedule-none = షెడ్యూల్ లేదు

## How well it goes. The grades are the library's.

adherence = మందుల వాడకంలో క్రమబద్ధత
graded = { $share }, { $grade }
grade-excellent = అద్భుతం
grade-good = బాగుంది
grade-needs-improvement = మెరుగుపడాలి

## Tabs

tab-medications = మందులు
    .hint = మీ మందులు చూడండి, నిర్వహించండి
tab-schedule = షెడ్యూల్
    .hint = మోతాదుల రోజువారీ షెడ్యూల్ చూడండి
tab-history = చరిత్ర
    .hint = మోతాదుల చరిత్ర, క్రమబద్ధత గణాంకాలు చూడండి

## Buttons of the list of medications

filter-medications = మందులు ఫిల్టర్ చేయండి
    .hint = ప్రస్తుతం వాడుతున్న మందులు మాత్రమే చూడటానికి ఫిల్టర్ ఆప్షన్లు చూపిస్తుంది
add-medication = మందు జోడించండి
    .hint = కొత్త మందు జోడించడానికి ఫారమ్ తెరుస్తుంది

## Buttons and actions of one medication

edit = ఎడిట్ చేయండి
    .hint = మందు వివరాలు ఎడిట్ చేయండి
done = అయింది
    .hint = మందు వివరాలు మూసివేయండి
add-schedule = షెడ్యూల్ జోడించండి
    .hint = ఈ మందు కోసం మోతాదుల కొత్త షెడ్యూల్ సృష్టిస్తుంది
delete = { $medication }ను తొలగించండి
    .hint = ఈ మందును, దాని మొత్తం డేటాను శాశ్వతంగా తొలగిస్తుంది
activate = { $medication } యాక్టివేట్ చేయండి
    .hint = ఈ మందు షెడ్యూల్స్ మళ్లీ ప్రారంభిస్తుంది
deactivate = { $medication } డీయాక్టివేట్ చేయండి
    .hint = ఈ మందు షెడ్యూల్స్ ఆపి, చరిత్రను అలాగే ఉంచుతుంది
delete-schedule = షెడ్యూల్ తొలగించండి

## Buttons of the schedule

select-date = తేదీ ఎంచుకోండి
outcome-calendar = { $case ->
    [infinitive] వేరే తేదీ ఎంచుకోవడానికి
   *[statement] వేరే తేదీ ఎంచుకోవడానికి క్యాలెండర్ తెరుస్తుంది
}
previous-day = మునుపటి రోజు
    .hint = మునుపటి రోజు మోతాదులు చూపిస్తుంది
next-day = మరుసటి రోజు
    .hint = మరుసటి రోజు మోతాదులు చూపిస్తుంది
mark-taken = { $medication }ను తీసుకున్నట్లు గుర్తు పెట్టండి
    .hint = మోతాదును ఇప్పుడు తీసుకున్నట్లు నమోదు చేస్తుంది
# "This dose": without it the medication would be given up.
skip = ఈ { $medication } మోతాదును దాటవేయండి
    .hint = మోతాదును దాటవేసినట్లు నమోదు చేస్తుంది

## A dose

# The time behind a colon: in front of the verb it would be when the schedule was made.
dose-scheduled = షెడ్యూల్ సమయం: { $time }
    .day = షెడ్యూల్ సమయం: { $time }
dose-taken = { FORM($time, case: "at") } తీసుకున్నారు
    .day = { FORM($time, case: "on") } తీసుకున్నారు
    .announced = { $medication }: తీసుకున్నట్లు గుర్తు పెట్టారు
dose-skipped = { FORM($time, case: "at") } దాటవేశారు
    .day = { FORM($time, case: "on") } దాటవేశారు
    .announced = { $medication }: దాటవేసినట్లు గుర్తు పెట్టారు

## The history

filter-doses = మోతాదులు ఫిల్టర్ చేయండి
    .hint = ఫిల్టర్ ఆప్షన్లు చూపిస్తుంది
filter = ఫిల్టర్: { FORM($state, form: "attribute") } మోతాదులు
    .hint = ఫిల్టర్ మార్చడానికి లేదా తీసివేయడానికి ఆప్షన్లు చూపిస్తుంది
# same for every number
last-days = గత { $count } రోజులు
    .hint = తేదీల పరిధిని గత { $count } రోజులకు సెట్ చేస్తుంది

## The form for a new medication

# As packets have it. మోతాదు is how much is taken at a time.
strength = మందు స్ట్రెంత్
    .hint = ఉదాహరణకు, { $strength }
save = సేవ్ చేయండి
cancel = రద్దు చేయండి

## Announcements

medication-added = { $medication }ను జోడించారు
medication-deleted = { $medication }ను తొలగించారు

## What went wrong

problem-storage = మందులు లోడ్ కాలేదు. తర్వాత మళ్లీ ప్రయత్నించండి
