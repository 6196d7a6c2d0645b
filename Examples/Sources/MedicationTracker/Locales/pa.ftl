### Medication tracker, in Punjabi

## How strong a medication is, and how much of it is taken at a time

# same for every number
strength-milligrams = { $count } ਮਿਲੀਗ੍ਰਾਮ
# same for every number
strength-milliliters = { $count } ਮਿਲੀਲਿਟਰ
# same for every number
taken-tablets = { $count ->
    [1] { $count } ਗੋਲੀ
    [one] { $count } ਗੋਲੀਆਂ
   *[other] { $count } ਗੋਲੀਆਂ
}
# same for every number
taken-capsules = { $count } ਕੈਪਸੂਲ
dosage = { $strength }, { $taken }

## When a medication is taken. The case "at" is the library's: it brings ਤੇ after minutes.

schedule-every-day = ਹਰ ਦਿਨ { FORM($time, case: "at") }
# "Every Monday": the bare day would be the next one.
schedule-weekdays = ਹਰ { $days } ਨੂੰ { FORM($time, case: "at") }
schedule-none = ਕੋਈ ਸਮਾਂ-ਸਾਰਣੀ ਨਹੀਂ

## How well it goes. The grades agree with ਨੇਮ.

adherence = ਦਵਾਈ ਲੈਣ ਦਾ ਨੇਮ
graded = { $share }, { $grade }
grade-excellent = ਸ਼ਾਨਦਾਰ
grade-good = ਚੰਗਾ
grade-needs-improvement = ਸੁਧਾਰ ਦੀ ਲੋੜ

## Tabs

tab-medications = ਦਵਾਈਆਂ
    .hint = ਆਪਣੀਆਂ ਦਵਾਈਆਂ ਦੇਖੋ ਅਤੇ ਉਹਨਾਂ ਦਾ ਪ੍ਰਬੰਧ ਕਰੋ
tab-schedule = ਸਮਾਂ-ਸਾਰਣੀ
    .hint = ਖੁਰਾਕਾਂ ਦੀ ਰੋਜ਼ਾਨਾ ਸਮਾਂ-ਸਾਰਣੀ ਦੇਖੋ
tab-history = ਇਤਿਹਾਸ
    .hint = ਖੁਰਾਕਾਂ ਦਾ ਇਤਿਹਾਸ ਅਤੇ ਦਵਾਈ ਲੈਣ ਦੇ ਨੇਮ ਦੇ ਅੰਕੜੇ ਦੇਖੋ

## Buttons of the list of medications

filter-medications = ਦਵਾਈਆਂ ਫ਼ਿਲਟਰ ਕਰੋ
    .hint = ਸਿਰਫ਼ ਚੱਲ ਰਹੀਆਂ ਦਵਾਈਆਂ ਦੇਖਣ ਲਈ ਫ਼ਿਲਟਰ ਦੇ ਵਿਕਲਪ ਦਿਖਾਉਂਦਾ ਹੈ
add-medication = ਦਵਾਈ ਸ਼ਾਮਲ ਕਰੋ
    .hint = ਨਵੀਂ ਦਵਾਈ ਸ਼ਾਮਲ ਕਰਨ ਲਈ ਫ਼ਾਰਮ ਖੋਲ੍ਹਦਾ ਹੈ

## Buttons and actions of one medication

edit = ਸੰਪਾਦਨ ਕਰੋ
    .hint = ਦਵਾਈ ਦੇ ਵੇਰਵੇ ਦਾ ਸੰਪਾਦਨ ਕਰੋ
done = ਹੋ ਗਿਆ
    .hint = ਦਵਾਈ ਦਾ ਵੇਰਵਾ ਬੰਦ ਕਰੋ
add-schedule = ਸਮਾਂ-ਸਾਰਣੀ ਸ਼ਾਮਲ ਕਰੋ
    .hint = ਇਸ ਦਵਾਈ ਲਈ ਖੁਰਾਕਾਂ ਦੀ ਨਵੀਂ ਸਮਾਂ-ਸਾਰਣੀ ਬਣਾਉਂਦਾ ਹੈ
delete = { $medication } ਮਿਟਾਓ
    .hint = ਇਸ ਦਵਾਈ ਅਤੇ ਇਸਦੇ ਸਾਰੇ ਡਾਟਾ ਨੂੰ ਹਮੇਸ਼ਾ ਲਈ ਮਿਟਾਉਂਦਾ ਹੈ
# In the words of the library's states of medications: ਚੱਲ ਰਹੀ, ਬੰਦ ਹੋ ਚੁੱਕੀ
# ਵਰਤੋਂ ਬੰਦ ਕਰੋ would be heard as medical advice.
activate = { $medication } ਦੁਬਾਰਾ ਚਾਲੂ ਕਰੋ
    .hint = ਇਸ ਦਵਾਈ ਦੀਆਂ ਸਮਾਂ-ਸਾਰਣੀਆਂ ਦੁਬਾਰਾ ਸ਼ੁਰੂ ਕਰਦਾ ਹੈ
deactivate = { $medication } ਨੂੰ ਬੰਦ ਵਜੋਂ ਦਰਜ ਕਰੋ
    .hint = ਇਸ ਦਵਾਈ ਦੀਆਂ ਸਮਾਂ-ਸਾਰਣੀਆਂ ਰੋਕਦਾ ਹੈ ਅਤੇ ਇਤਿਹਾਸ ਬਣਾਈ ਰੱਖਦਾ ਹੈ
delete-schedule = ਸਮਾਂ-ਸਾਰਣੀ ਮਿਟਾਓ

## Buttons of the schedule

select-date = ਤਾਰੀਖ ਚੁਣੋ
outcome-calendar = { $case ->
    [infinitive] ਕੋਈ ਦੂਜੀ ਤਾਰੀਖ ਚੁਣਨ
   *[statement] ਕੋਈ ਦੂਜੀ ਤਾਰੀਖ ਚੁਣਨ ਲਈ ਕੈਲੰਡਰ ਖੋਲ੍ਹਦਾ ਹੈ
}
previous-day = ਪਿਛਲਾ ਦਿਨ
    .hint = ਇੱਕ ਦਿਨ ਪਹਿਲਾਂ ਦੀਆਂ ਖੁਰਾਕਾਂ ਦਿਖਾਉਂਦਾ ਹੈ
next-day = ਅਗਲਾ ਦਿਨ
    .hint = ਇੱਕ ਦਿਨ ਬਾਅਦ ਦੀਆਂ ਖੁਰਾਕਾਂ ਦਿਖਾਉਂਦਾ ਹੈ
# The participle agrees with ਖੁਰਾਕ, which is said: beside the name alone it would be a slip of gender. ਦਰਜ ਕਰੋ leads,
# or the dose would be heard as taken already.
mark-taken = ਦਰਜ ਕਰੋ ਕਿ { $medication } ਦੀ ਇਹ ਖੁਰਾਕ ਲੈ ਲਈ ਗਈ
    .hint = ਦਰਜ ਕਰਦਾ ਹੈ ਕਿ ਖੁਰਾਕ ਹੁਣੇ ਲਈ ਗਈ
# "This dose": without it the medication would be given up.
skip = { $medication } ਦੀ ਇਹ ਖੁਰਾਕ ਛੱਡੋ
    .hint = ਦਰਜ ਕਰਦਾ ਹੈ ਕਿ ਖੁਰਾਕ ਛੱਡੀ ਗਈ

## A dose. What was done is over, and so ਕੱਲ੍ਹ is clear.

dose-scheduled = ਤੈਅ ਸਮਾਂ: { $time }
    .day = ਤੈਅ ਸਮਾਂ: { $time }
dose-taken = ਖੁਰਾਕ { FORM($time, case: "at") } ਲੈ ਲਈ ਗਈ
    .day = ਖੁਰਾਕ { FORM($time, gender: "over") } ਲੈ ਲਈ ਗਈ
    .announced = ਦਰਜ ਕੀਤਾ ਗਿਆ ਕਿ { $medication } ਦੀ ਖੁਰਾਕ ਲੈ ਲਈ ਗਈ
dose-skipped = ਖੁਰਾਕ { FORM($time, case: "at") } ਛੱਡੀ ਗਈ
    .day = ਖੁਰਾਕ { FORM($time, gender: "over") } ਛੱਡੀ ਗਈ
    .announced = ਦਰਜ ਕੀਤਾ ਗਿਆ ਕਿ { $medication } ਦੀ ਖੁਰਾਕ ਛੱਡੀ ਗਈ

## The history

filter-doses = ਖੁਰਾਕਾਂ ਫ਼ਿਲਟਰ ਕਰੋ
    .hint = ਫ਼ਿਲਟਰ ਦੇ ਵਿਕਲਪ ਦਿਖਾਉਂਦਾ ਹੈ
# Of doses, which are several
filter = ਫ਼ਿਲਟਰ: { FORM($state, gender: "feminine-plural") } ਖੁਰਾਕਾਂ
    .hint = ਫ਼ਿਲਟਰ ਬਦਲਣ ਜਾਂ ਹਟਾਉਣ ਦੇ ਵਿਕਲਪ ਦਿਖਾਉਂਦਾ ਹੈ
# same for every number
last-days = ਪਿਛਲੇ { $count } ਦਿਨ
    .hint = ਤਾਰੀਖਾਂ ਦੀ ਸੀਮਾ ਪਿਛਲੇ { $count } ਦਿਨਾਂ ਉੱਤੇ ਸੈੱਟ ਕਰਦਾ ਹੈ

## The form for a new medication

strength = ਦਵਾਈ ਦੀ ਤਾਕਤ
    .gender = feminine
    .hint = ਜਿਵੇਂ { $strength }
save = ਸੇਵ ਕਰੋ
cancel = ਰੱਦ ਕਰੋ

## Announcements. The verb agrees with ਦਵਾਈ, not with the name.

medication-added = ਦਵਾਈ ਸ਼ਾਮਲ ਕੀਤੀ ਗਈ: { $medication }
medication-deleted = ਦਵਾਈ ਮਿਟਾਈ ਗਈ: { $medication }

## What went wrong

problem-storage = ਦਵਾਈਆਂ ਲੋਡ ਨਹੀਂ ਹੋ ਸਕੀਆਂ। ਬਾਅਦ ਵਿੱਚ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ
