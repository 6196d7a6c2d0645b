### Medication tracker, in Marathi

## How strong a medication is, and how much of it is taken at a time

strength-milligrams = { $count } मिलिग्रॅम
strength-milliliters = { $count } मिलीलीटर
taken-tablets = { $count ->
    [1] { $count } गोळी
   *[other] { $count } गोळ्या
}
taken-capsules = { $count ->
    [1] { $count } कॅप्सूल
   *[other] { $count } कॅप्सूल्स
}
dosage = { $strength }, { $taken }

## When a medication is taken

schedule-every-day = दररोज { FORM($time, case: "at") }
# "Every Monday": the bare day would be the next one.
schedule-weekdays = दर { FORM($days, case: "at") } { FORM($time, case: "at") }
schedule-none = वेळापत्रक नाही

## How well it goes. The grades agree with नियमितता.

adherence = औषध घेण्यातील नियमितता
graded = { $share }, { $grade }
grade-excellent = उत्कृष्ट
grade-good = चांगली
grade-needs-improvement = सुधारणा आवश्यक

## Tabs

tab-medications = औषधे
    .hint = तुमची औषधे पहा आणि व्यवस्थापित करा
tab-schedule = वेळापत्रक
    .hint = डोसचे रोजचे वेळापत्रक पहा
tab-history = इतिहास
    .hint = डोसचा इतिहास आणि नियमिततेची आकडेवारी पहा

## Buttons of the list of medications

filter-medications = औषधे फिल्टर करा
    .hint = फक्त सक्रिय औषधे पाहण्यासाठी फिल्टरचे पर्याय दाखवते
add-medication = औषध जोडा
    .hint = नवीन औषध जोडण्यासाठी फॉर्म उघडते

## Buttons and actions of one medication

edit = संपादित करा
    .hint = औषधाचा तपशील संपादित करा
done = पूर्ण झाले
    .hint = औषधाचा तपशील बंद करा
add-schedule = वेळापत्रक जोडा
    .hint = या औषधासाठी डोसचे नवीन वेळापत्रक तयार करते
delete = हटवा: { $medication }
    .hint = हे औषध आणि त्याचा सर्व डेटा कायमचा हटवते
activate = { $medication } सक्रिय करा
    .hint = या औषधाची वेळापत्रके पुन्हा सुरू करते
deactivate = { $medication } निष्क्रिय करा
    .hint = या औषधाची वेळापत्रके थांबवते आणि इतिहास जपून ठेवते
delete-schedule = वेळापत्रक हटवा

## Buttons of the schedule

select-date = तारीख निवडा
outcome-calendar = { $case ->
    [infinitive] दुसरी तारीख निवडण्यासाठी
   *[statement] दुसरी तारीख निवडण्यासाठी कॅलेंडर उघडते
}
previous-day = मागील दिवस
    .hint = मागील दिवसाचे डोस दाखवते
next-day = पुढील दिवस
    .hint = पुढील दिवसाचे डोस दाखवते
# Neuter, as औषध. असे as in the library.
mark-taken = { $medication } घेतले असे मार्क करा
    .hint = डोस आत्ता घेतला अशी नोंद करते
# "This dose": without it the medication would be given up.
skip = हा डोस वगळा: { $medication }
    .hint = डोस वगळला अशी नोंद करते

## A dose, which is masculine

dose-scheduled = नियत वेळ: { $time }
    .day = नियत वेळ: { FORM($time, case: "at") }
dose-taken = { FORM($time, case: "at") } डोस घेतला
    .day = { FORM($time, case: "at") } डोस घेतला
    .announced = { $medication } घेतले असे मार्क केले
dose-skipped = { FORM($time, case: "at") } डोस वगळला
    .day = { FORM($time, case: "at") } डोस वगळला
    .announced = { $medication } वगळले असे मार्क केले

## The history

filter-doses = डोस फिल्टर करा
    .hint = फिल्टरचे पर्याय दाखवते
# As before a noun: चुकलेले, not the verb चुकले.
filter = फिल्टर: { FORM($state, form: "before") }
    .hint = फिल्टर बदलण्याचे किंवा काढण्याचे पर्याय दाखवते
last-days = { $count ->
    [1] गेला { $count } दिवस
   *[other] गेले { $count } दिवस
}
    .hint = { $count ->
        [1] तारखांचा कालावधी गेल्या { $count } दिवसावर सेट करते
       *[other] तारखांचा कालावधी गेल्या { $count } दिवसांवर सेट करते
    }

## The form for a new medication

# As packets have it. मात्रा is how much is taken at a time.
strength = औषधाची स्ट्रेंथ
    .gender = feminine
    .hint = उदाहरणार्थ, { $strength }
save = सेव्ह करा
cancel = रद्द करा

## Announcements

medication-added = औषध जोडले: { $medication }
medication-deleted = औषध हटवले: { $medication }

## What went wrong

problem-storage = औषधे लोड होऊ शकली नाहीत. नंतर पुन्हा प्रयत्न करा
