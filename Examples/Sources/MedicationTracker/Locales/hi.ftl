### Medication tracker, in Hindi

## How strong a medication is, and how much of it is taken at a time

strength-milligrams = { $count } मिलीग्राम
strength-milliliters = { $count } मिलीलीटर
# same for every number
taken-tablets = { $count ->
    [1] { $count } गोली
    [one] { $count } गोलियां
   *[other] { $count } गोलियां
}
taken-capsules = { $count } कैप्सूल
dosage = { $strength }, { $taken }

## When a medication is taken. The case "at" is the library's: it brings पर after minutes.

schedule-every-day = हर दिन { FORM($time, case: "at") }
# "Every Monday": the bare day would be the next one.
schedule-weekdays = हर { $days } को { FORM($time, case: "at") }
schedule-none = कोई शेड्यूल नहीं

## How well it goes. The grades agree with नियमितता.

adherence = दवा लेने में नियमितता
graded = { $share }, { $grade }
grade-excellent = उत्कृष्ट
grade-good = अच्छी
grade-needs-improvement = सुधार की ज़रूरत

## Tabs

tab-medications = दवाएं
    .hint = दवाएं देखें और प्रबंधित करें
tab-schedule = शेड्यूल
    .hint = खुराकों का दैनिक शेड्यूल देखें
tab-history = इतिहास
    .hint = खुराकों का इतिहास और नियमितता के आंकड़े देखें

## Buttons of the list of medications

filter-medications = दवाएं फ़िल्टर करें
    .hint = केवल सक्रिय दवाएं देखने के लिए फ़िल्टर के विकल्प दिखाता है
add-medication = दवा जोड़ें
    .hint = नई दवा जोड़ने के लिए फ़ॉर्म खोलता है

## Buttons and actions of one medication. को keeps verbs from agreeing with the name.

edit = एडिट करें
    .hint = दवा का विवरण एडिट करें
done = हो गया
    .hint = दवा का विवरण बंद करें
add-schedule = शेड्यूल जोड़ें
    .hint = इस दवा के लिए खुराकों का नया शेड्यूल बनाता है
delete = { $medication } को हटाएं
    .hint = इस दवा और इसके सारे डेटा को स्थायी रूप से हटाता है
activate = { $medication } को सक्रिय करें
    .hint = इस दवा के शेड्यूल फिर से शुरू करता है
deactivate = { $medication } को निष्क्रिय करें
    .hint = इस दवा के शेड्यूल रोकता है और इतिहास बनाए रखता है
delete-schedule = शेड्यूल हटाएं

## Buttons of the schedule

select-date = तारीख चुनें
outcome-calendar = { $case ->
    [infinitive] कोई दूसरी तारीख चुनने
   *[statement] कोई दूसरी तारीख चुनने के लिए कैलेंडर खोलता है
}
previous-day = पिछला दिन
    .hint = एक दिन पहले की खुराकें दिखाता है
next-day = अगला दिन
    .hint = एक दिन बाद की खुराकें दिखाता है
# The participle agrees with खुराक, which is said: beside the name alone it would be a slip of gender. दर्ज करें leads,
# or the dose would be heard as taken already.
mark-taken = दर्ज करें कि { $medication } की यह खुराक ली गई
    .hint = दर्ज करता है कि खुराक अभी ली गई
# "This dose": without it the medication would be given up.
skip = { $medication } की यह खुराक स्किप करें
    .hint = दर्ज करता है कि खुराक स्किप की गई

## A dose

dose-scheduled = निर्धारित: { $time }
    .day = निर्धारित: { $time }
dose-taken = ली गई: { $time }
    .day = ली गई: { $time }
    .announced = दर्ज किया गया कि { $medication } की खुराक ली गई
dose-skipped = स्किप की गई: { $time }
    .day = स्किप की गई: { $time }
    .announced = दर्ज किया गया कि { $medication } की खुराक स्किप की गई

## The history

filter-doses = खुराकें फ़िल्टर करें
    .hint = केवल कुछ खुराकें देखने के विकल्प दिखाता है
filter = फ़िल्टर: { $state }
    .hint = फ़िल्टर बदलने या हटाने के विकल्प दिखाता है
last-days = पिछले { $count } दिन
    .hint = तारीखों की सीमा पिछले { $count } दिनों पर सेट करता है

## The form for a new medication

# As packets have it. मात्रा is how much is taken at a time.
strength = दवा की स्ट्रेंथ
    .gender = feminine
    .hint = उदाहरण के लिए, { $strength }
save = सहेजें
cancel = रद्द करें

## Announcements

medication-added = { $medication } को जोड़ा गया
medication-deleted = { $medication } को हटाया गया

## What went wrong

problem-storage = दवाएं लोड नहीं हो सकीं। बाद में फिर से कोशिश करें
