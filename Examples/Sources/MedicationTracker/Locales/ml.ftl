### Medication tracker, in Malayalam
### Names have no suffix.

## How strong a medication is, and how much of it is taken at a time

# same for every number
strength-milligrams = { $count } മില്ലിഗ്രാം
# same for every number
strength-milliliters = { $count } മില്ലിലിറ്റർ
taken-tablets = { $count ->
    [1] { $count } ഗുളിക
   *[other] { $count } ഗുളികകൾ
}
taken-capsules = { $count ->
    [1] { $count } ക്യാപ്സ്യൂൾ
   *[other] { $count } ക്യാപ്സ്യൂളുകൾ
}
dosage = { $strength }, { $taken }

## When a medication is taken

schedule-every-day = എല്ലാ ദിവസവും { FORM($time, case: "at") }
# It fits one day and several: എല്ലാ തിങ്കൾ, ബുധൻ, വെള്ളി ദിവസങ്ങളിലും
schedule-weekdays = എല്ലാ { FORM($days, case: "short") } ദിവസങ്ങളിലും { FORM($time, case: "at") }
schedule-none = സമയക്രമമില്ല

## How well it goes

# "Taking the medicine without missing it".
adherence = മരുന്ന് മുടങ്ങാതെ കഴിക്കൽ
graded = { $share }, { $grade }
grade-excellent = മികച്ചത്
grade-good = നല്ലത്
grade-needs-improvement = മെച്ചപ്പെടാനുണ്ട്

## Tabs

tab-medications = മരുന്നുകൾ
    .hint = മരുന്നുകൾ കാണുക, മാനേജ് ചെയ്യുക
tab-schedule = സമയക്രമം
    .hint = ഡോസുകളുടെ ദിവസേനയുള്ള സമയക്രമം കാണുക
tab-history = ചരിത്രം
    .hint = ഡോസുകളുടെ ചരിത്രവും മുടങ്ങാതെ കഴിച്ചതിന്റെ കണക്കുകളും കാണുക

## Buttons of the list of medications

filter-medications = മരുന്നുകൾ ഫിൽട്ടർ ചെയ്യുക
    .hint = ഇപ്പോൾ കഴിക്കുന്ന മരുന്നുകൾ മാത്രം കാണിക്കാനുള്ള ഫിൽട്ടർ ഓപ്ഷനുകൾ കാണിക്കും
add-medication = മരുന്ന് ചേർക്കുക
    .hint = പുതിയ മരുന്ന് ചേർക്കാനുള്ള ഫോം തുറക്കും

## Buttons and actions of one medication

edit = എഡിറ്റ് ചെയ്യുക
    .hint = മരുന്നിന്റെ വിശദാംശങ്ങൾ എഡിറ്റ് ചെയ്യുക
done = പൂർത്തിയായി
    .hint = മരുന്നിന്റെ വിശദാംശങ്ങൾ അടയ്ക്കുക
add-schedule = സമയക്രമം ചേർക്കുക
    .hint = ഈ മരുന്നിന് ഡോസുകളുടെ പുതിയ സമയക്രമം സൃഷ്ടിക്കും
delete = ഇല്ലാതാക്കുക: { $medication }
    .hint = ഈ മരുന്നും അതിന്റെ എല്ലാ ഡാറ്റയും ശാശ്വതമായി ഇല്ലാതാക്കും
activate = { $medication } സജീവമാക്കുക
    .hint = ഇതിന്റെ സമയക്രമങ്ങൾ വീണ്ടും തുടങ്ങും
deactivate = { $medication } നിഷ്ക്രിയമാക്കുക
    .hint = ഇതിന്റെ സമയക്രമങ്ങൾ നിർത്തും, ചരിത്രം സൂക്ഷിക്കും
delete-schedule = സമയക്രമം ഇല്ലാതാക്കുക

## Buttons of the schedule

select-date = തീയതി തിരഞ്ഞെടുക്കുക
outcome-calendar = { $case ->
    [infinitive] മറ്റൊരു തീയതി തിരഞ്ഞെടുക്കാൻ
   *[statement] മറ്റൊരു തീയതി തിരഞ്ഞെടുക്കാൻ കലണ്ടർ തുറക്കും
}
previous-day = തലേ ദിവസം
    .hint = തലേ ദിവസത്തെ ഡോസുകൾ കാണിക്കും
next-day = അടുത്ത ദിവസം
    .hint = അടുത്ത ദിവസത്തെ ഡോസുകൾ കാണിക്കും
mark-taken = { $medication } കഴിച്ചതായി അടയാളപ്പെടുത്തുക
    .hint = ഡോസ് ഇപ്പോൾ കഴിച്ചതായി രേഖപ്പെടുത്തും
# "The dose": without it the medication would be given up.
skip = { $medication } ഡോസ് ഒഴിവാക്കുക
    .hint = ഡോസ് ഒഴിവാക്കിയതായി രേഖപ്പെടുത്തും

## A dose

# Not "8 മണിക്ക് ഷെഡ്യൂൾ ചെയ്തു", which would be when somebody planned it.
dose-scheduled = ഷെഡ്യൂൾ ചെയ്ത സമയം: { $time }
    .day = ഷെഡ്യൂൾ ചെയ്ത സമയം: { FORM($time, case: "span") }
dose-taken = { FORM($time, case: "at") } കഴിച്ചു
    .day = { FORM($time, case: "on") } കഴിച്ചു
    .announced = { $medication } കഴിച്ചതായി അടയാളപ്പെടുത്തി
dose-skipped = { FORM($time, case: "at") } ഒഴിവാക്കി
    .day = { FORM($time, case: "on") } ഒഴിവാക്കി
    .announced = { $medication } ഡോസ് ഒഴിവാക്കിയതായി അടയാളപ്പെടുത്തി

## The history

filter-doses = ഡോസുകൾ ഫിൽട്ടർ ചെയ്യുക
    .hint = ഫിൽട്ടർ ഓപ്ഷനുകൾ കാണിക്കും
# ഫിൽട്ടർ: കഴിച്ച ഡോസുകൾ
filter = ഫിൽട്ടർ: { FORM($state, form: "attribute") } ഡോസുകൾ
    .hint = ഫിൽട്ടർ മാറ്റാനോ നീക്കം ചെയ്യാനോ ഉള്ള ഓപ്ഷനുകൾ കാണിക്കും
# same for every number
last-days = കഴിഞ്ഞ { $count } ദിവസം
    .hint = കഴിഞ്ഞ { $count } ദിവസം തീയതി പരിധിയായി സജ്ജമാക്കും

## The form for a new medication

strength = മരുന്നിന്റെ വീര്യം
    .hint = ഉദാഹരണത്തിന് { $strength }
save = സംരക്ഷിക്കുക
cancel = റദ്ദാക്കുക

## Announcements

medication-added = { $medication } ചേർത്തു
medication-deleted = { $medication } ഇല്ലാതാക്കി

## What went wrong

problem-storage = മരുന്നുകൾ ലോഡ് ചെയ്യാനായില്ല. പിന്നീട് വീണ്ടും ശ്രമിക്കുക
