### Medication tracker, in Gujarati

## How strong a medication is, and how much of it is taken at a time

strength-milligrams = { $count } મિલિગ્રામ
strength-milliliters = { $count } મિલિલીટર
taken-tablets = { $count ->
    [1] { $count } ગોળી
   *[other] { $count } ગોળીઓ
}
taken-capsules = { $count } કૅપ્સ્યૂલ
dosage = { $strength }, { $taken }

## When a medication is taken

schedule-every-day = દરરોજ { $time }
# "Every Monday": the bare day would be the next one.
schedule-weekdays = દર { FORM($days, case: "at") } { $time }
schedule-none = કોઈ સમયપત્રક નથી

## How well it goes. The grades agree with નિયમિતતા.

adherence = દવા લેવામાં નિયમિતતા
graded = { $share }, { $grade }
grade-excellent = ઉત્કૃષ્ટ
grade-good = સારી
grade-needs-improvement = સુધારાની જરૂર

## Tabs

tab-medications = દવાઓ
    .hint = તમારી દવાઓ જુઓ અને મેનેજ કરો
tab-schedule = સમયપત્રક
    .hint = ડોઝનું દૈનિક સમયપત્રક જુઓ
tab-history = ઇતિહાસ
    .hint = ડોઝનો ઇતિહાસ અને નિયમિતતાના આંકડા જુઓ

## Buttons of the list of medications

filter-medications = દવાઓ ફિલ્ટર કરો
    .hint = ફક્ત ચાલુ દવાઓ જોવા માટે ફિલ્ટરના વિકલ્પો બતાવે છે
add-medication = દવા ઉમેરો
    .hint = નવી દવા ઉમેરવા માટે ફૉર્મ ખોલે છે

## Buttons and actions of one medication. As the library has the states of medicines: ચાલુ and બંધ કરેલ.

edit = ફેરફાર કરો
    .hint = દવાની વિગતોમાં ફેરફાર કરો
done = થઈ ગયું
    .hint = દવાની વિગતો બંધ કરો
add-schedule = સમયપત્રક ઉમેરો
    .hint = આ દવા માટે ડોઝનું નવું સમયપત્રક બનાવે છે
delete = { $medication } ડિલીટ કરો
    .hint = આ દવા અને તેનો બધો ડેટા કાયમી રીતે ડિલીટ કરે છે
activate = { $medication } ચાલુ કરો
    .hint = આ દવાનાં સમયપત્રકો ફરી શરૂ કરે છે
deactivate = { $medication } બંધ કરો
    .hint = આ દવાનાં સમયપત્રકો રોકે છે અને ઇતિહાસ સાચવી રાખે છે
delete-schedule = સમયપત્રક ડિલીટ કરો

## Buttons of the schedule

select-date = તારીખ પસંદ કરો
outcome-calendar = { $case ->
    [infinitive] બીજી કોઈ તારીખ પસંદ કરવા
   *[statement] બીજી કોઈ તારીખ પસંદ કરવા કૅલેન્ડર ખોલે છે
}
previous-day = અગાઉનો દિવસ
    .hint = અગાઉના દિવસના ડોઝ બતાવે છે
next-day = પછીનો દિવસ
    .hint = પછીના દિવસના ડોઝ બતાવે છે
mark-taken = { $medication }ને લીધેલ તરીકે ચિહ્નિત કરો
    .hint = ડોઝ હમણાં લીધો એમ નોંધે છે
# "This dose": without it the medication would be given up.
skip = { $medication }નો આ ડોઝ સ્કિપ કરો
    .hint = ડોઝ સ્કિપ કર્યો એમ નોંધે છે

## A dose. Its word is said with the verb, as the name before it is the medication's

dose-scheduled = નિયત સમય: { $time }
    .day = નિયત સમય: { FORM($time, case: "at") }
dose-taken = { $time } ડોઝ લીધો
    .day = { FORM($time, case: "at") } ડોઝ લીધો
    .announced = { $medication }ને લીધેલ તરીકે ચિહ્નિત કર્યું
dose-skipped = { $time } ડોઝ સ્કિપ કર્યો
    .day = { FORM($time, case: "at") } ડોઝ સ્કિપ કર્યો
    .announced = { $medication }ને સ્કિપ કરેલ તરીકે ચિહ્નિત કર્યું

## The history

filter-doses = ડોઝ ફિલ્ટર કરો
    .hint = ફિલ્ટરના વિકલ્પો બતાવે છે
filter = ફિલ્ટર: { $state }
    .hint = ફિલ્ટર બદલવાના કે દૂર કરવાના વિકલ્પો બતાવે છે
last-days = છેલ્લા { $count } દિવસ
    .hint = તારીખોનો ગાળો છેલ્લા { $count } દિવસ પર સેટ કરે છે

## The form for a new medication

# As packets have it. માત્રા is how much is taken at a time.
strength = દવાની સ્ટ્રેન્થ
    .gender = feminine
    .hint = ઉદાહરણ તરીકે, { $strength }
save = સાચવો
cancel = રદ કરો

## Announcements

medication-added = દવા ઉમેરી: { $medication }
medication-deleted = દવા ડિલીટ કરી: { $medication }

## What went wrong

problem-storage = દવાઓ લોડ થઈ શકી નહીં. પછીથી ફરી પ્રયાસ કરો
