## States: words that describe how something is, or before what is counted
##
## The value is the neuter, which is heard if nobody says what is in the state. The forms are in grammar.ftl. The trait
## .place says whether the state comes after the noun (see counted-state). If another word comes before a noun, it is in
## adjective-… (पूर्ण, but 3 कामे पूर्ण केली). What ends in होत आहे, or in आहे or नाही after a
## word that never changes, is the same of everything while it is alone, and so has no forms of its own.

## Words that many states share

# Something was done: रद्द केले. Not a word-…, which would be केलेला after a name, too (Call: म्यूट केला).
adjective-done = केले
    .masculine = केला
    .feminine = केली
    .feminine-plural = केल्या
    .before = केलेले
    .before-masculine = केलेला
    .before-feminine = केलेली
    .before-oblique = केलेल्या

# The same before a noun, without what was done: चेक न केलेले
word-not-done = न केलेले
    .masculine = न केलेला
    .feminine = न केलेली
    .feminine-plural = न केलेल्या

# Something goes on: सिंक होत आहे
word-going-on = होत आहे
    .plural = होत आहेत
    .feminine-plural = होत आहेत
    .neuter-plural = होत आहेत
    .before = होत असलेले
    .before-masculine = होत असलेला
    .before-feminine = होत असलेली
    .before-oblique = होत असलेल्या
    .negated = होत नाही

# Something is in a state: सुरू आहे
word-is = आहे
    .plural = आहेत
    .feminine-plural = आहेत
    .neuter-plural = आहेत
    .before = असलेले
    .before-masculine = असलेला
    .before-feminine = असलेली
    .before-oblique = असलेल्या
    .negated = नाही

# Makes an adjective of a noun: बॅटरी कमी असलेले
word-being = असलेले
    .masculine = असलेला
    .feminine = असलेली
    .feminine-plural = असलेल्या

# Something is not so: उपलब्ध नसलेले
word-not = नाही
    .plural = नाहीत
    .feminine-plural = नाहीत
    .neuter-plural = नाहीत
    .before = नसलेले
    .before-masculine = नसलेला
    .before-feminine = नसलेली
    .before-oblique = नसलेल्या

## The states

state-taken = घेतले
    .masculine = घेतला
    .feminine = घेतली
    .feminine-plural = घेतल्या
    .before = घेतलेले
    .before-masculine = घेतलेला
    .before-feminine = घेतलेली
    .before-oblique = घेतलेल्या
    .place = done
state-missed = चुकले
    .masculine = चुकला
    .feminine = चुकली
    .feminine-plural = चुकल्या
    .before = चुकलेले
    .before-masculine = चुकलेला
    .before-feminine = चुकलेली
    .before-oblique = चुकलेल्या
    .place = done
state-skipped = वगळले
    .masculine = वगळला
    .feminine = वगळली
    .feminine-plural = वगळल्या
    .before = वगळलेले
    .before-masculine = वगळलेला
    .before-feminine = वगळलेली
    .before-oblique = वगळलेल्या
    .place = done
state-pending = प्रलंबित
state-scheduled = नियोजित
# $case "label": the name of a field, before a time, which may still be ahead.
state-due = { $case ->
    [label] नियत वेळ
   *[state] वेळ झाली
}
# Before a noun only in filters and before postpositions, see counted-state.
adjective-due = वेळ झालेले
    .masculine = वेळ झालेला
    .feminine = वेळ झालेली
    .feminine-plural = वेळ झालेल्या
    .place = due
state-overdue = मुदत उलटली
adjective-overdue = मुदत उलटलेले
    .masculine = मुदत उलटलेला
    .feminine = मुदत उलटलेली
    .feminine-plural = मुदत उलटलेल्या
    .place = late
state-completed = पूर्ण
adjective-completed = पूर्ण { adjective-done }
    .place = done
# Avoid अपूर्ण, which is easily heard as पूर्ण.
state-not-completed = पूर्ण झाले नाही
    .masculine = पूर्ण झाला नाही
    .feminine = पूर्ण झाली नाही
    .feminine-plural = पूर्ण झाल्या नाहीत
    .plural = पूर्ण झाले नाहीत
    .neuter-plural = पूर्ण झाली नाहीत
adjective-not-completed = पूर्ण { word-not-done }
# Not सुरू, which is also “on”.
state-in-progress = प्रगतीपथावर आहे
adjective-in-progress = प्रगतीपथावर { word-is }
    .place = going
state-failed = अयशस्वी
    .place = last
state-cancelled = रद्द
adjective-cancelled = रद्द { adjective-done }
    .place = done
state-approved = मंजूर
adjective-approved = मंजूर { adjective-done }
    .place = done
# Avoid नामंजूर, which is easily heard as मंजूर.
state-declined = नाकारले
    .masculine = नाकारला
    .feminine = नाकारली
    .feminine-plural = नाकारल्या
    .before = नाकारलेले
    .before-masculine = नाकारलेला
    .before-feminine = नाकारलेली
    .before-oblique = नाकारलेल्या
    .place = done
state-refunded = रिफंड { adjective-done }
    .place = done
state-processing = प्रक्रिया सुरू आहे
adjective-processing = प्रक्रियेत
    .place = last
state-shipped = पाठवले
    .masculine = पाठवला
    .feminine = पाठवली
    .feminine-plural = पाठवल्या
    .before = पाठवलेले
    .before-masculine = पाठवलेला
    .before-feminine = पाठवलेली
    .before-oblique = पाठवलेल्या
    .place = done
state-delivered = डिलिव्हर { adjective-done }
    .place = done
state-draft = मसुदा
state-new = नवीन
state-read = वाचले
    .masculine = वाचला
    .feminine = वाचली
    .feminine-plural = वाचल्या
    .before = वाचलेले
    .before-masculine = वाचलेला
    .before-feminine = वाचलेली
    .before-oblique = वाचलेल्या
    .place = done
state-unread = न वाचलेले
    .masculine = न वाचलेला
    .feminine = न वाचलेली
    .feminine-plural = न वाचलेल्या
state-opened = उघडले
    .masculine = उघडला
    .feminine = उघडली
    .feminine-plural = उघडल्या
    .before = उघडलेले
    .before-masculine = उघडलेला
    .before-feminine = उघडलेली
    .before-oblique = उघडलेल्या
    .place = done
state-active = सक्रिय
state-inactive = निष्क्रिय
state-on = सुरू
    .place = last
state-off = बंद
    .place = last
state-enabled = सुरू { adjective-done }
    .place = done
state-disabled = बंद { adjective-done }
    .place = done
state-online = ऑनलाइन
    .place = last
state-offline = ऑफलाइन
    .place = last
state-away = उपस्थित नाही
adjective-away = उपस्थित { word-not }
state-busy = व्यस्त
    .place = last
state-connected = कनेक्टेड
    .place = last
state-disconnected = डिस्कनेक्टेड
    .place = last
state-selected = निवडले
    .masculine = निवडला
    .feminine = निवडली
    .feminine-plural = निवडल्या
    .before = निवडलेले
    .before-masculine = निवडलेला
    .before-feminine = निवडलेली
    .before-oblique = निवडलेल्या
    .place = done
state-not-selected = निवडले नाही
    .masculine = निवडला नाही
    .feminine = निवडली नाही
    .feminine-plural = निवडल्या नाहीत
    .plural = निवडले नाहीत
    .neuter-plural = निवडली नाहीत
adjective-not-selected = न निवडलेले
    .masculine = न निवडलेला
    .feminine = न निवडलेली
    .feminine-plural = न निवडलेल्या
state-checked = चेक { adjective-done }
    .place = done
state-unchecked = चेक केले नाही
    .masculine = चेक केला नाही
    .feminine = चेक केली नाही
    .feminine-plural = चेक केल्या नाहीत
    .plural = चेक केले नाहीत
    .neuter-plural = चेक केली नाहीत
adjective-unchecked = चेक { word-not-done }
state-partially-checked = अंशतः चेक { adjective-done }
    .place = done
state-expanded = विस्तारित { adjective-done }
state-collapsed = संकुचित { adjective-done }
state-required = आवश्यक
state-optional = पर्यायी
state-valid = वैध
# Avoid अवैध, which is "illegal", and easily heard as वैध.
state-invalid = अमान्य
state-empty = रिकामे
    .masculine = रिकामा
    .feminine = रिकामी
    .feminine-plural = रिकाम्या
state-full = भरलेले
    .masculine = भरलेला
    .feminine = भरलेली
    .feminine-plural = भरलेल्या
state-playing = प्ले होत आहे
adjective-playing = प्ले { word-going-on }
    .place = going
state-paused = पॉज { adjective-done }
    .place = done
state-stopped = थांबले
    .masculine = थांबला
    .feminine = थांबली
    .feminine-plural = थांबल्या
    .before = थांबलेले
    .before-masculine = थांबलेला
    .before-feminine = थांबलेली
    .before-oblique = थांबलेल्या
    .place = done
state-muted = म्यूट { adjective-done }
    .place = done
state-unmuted = अनम्यूट { adjective-done }
    .place = done
state-locked = लॉक { adjective-done }
    .place = done
state-unlocked = अनलॉक { adjective-done }
    .place = done
state-favorite = आवडते
    .masculine = आवडता
    .feminine = आवडती
    .feminine-plural = आवडत्या
state-pinned = पिन { adjective-done }
state-archived = संग्रहित
state-verified = सत्यापित
state-not-verified = सत्यापित नाही
adjective-not-verified = सत्यापित { word-not }
state-expired = कालबाह्य
state-available = उपलब्ध
    .place = last
state-unavailable = उपलब्ध नाही
adjective-unavailable = उपलब्ध { word-not }
# As shops say it.
state-out-of-stock = स्टॉकमध्ये नाही
adjective-out-of-stock = स्टॉकमध्ये { word-not }
state-live = लाइव्ह
state-syncing = सिंक होत आहे
adjective-syncing = सिंक { word-going-on }
    .place = going
state-synced = सिंक { adjective-done }
    .place = done
state-charging = चार्ज होत आहे
adjective-charging = चार्ज { word-going-on }
    .place = going
state-low = कमी
# After a number कमी alone would be "fewer": 3 कमी परिणाम.
adjective-low = कमी पातळीचे
    .masculine = कमी पातळीचा
    .feminine = कमी पातळीची
    .feminine-plural = कमी पातळीच्या
# Of a battery, and of a value of health, which may be too high or too low.
state-critical = गंभीर
state-filtered = फिल्टर { adjective-done }
state-correct = बरोबर
state-incorrect = चुकीचे
    .masculine = चुकीचा
    .feminine = चुकीची
    .feminine-plural = चुकीच्या
state-edited = संपादित { adjective-done }
    .place = done
state-forwarded = फॉरवर्ड { adjective-done }
state-played = प्ले { adjective-done }
    .place = done
state-followed = फॉलो { adjective-done }
state-not-applicable = लागू नाही
adjective-not-applicable = लागू { word-not }
state-weak = कमकुवत
state-medium = मध्यम
state-strong = मजबूत
state-range-start = कालावधीची सुरुवात
adjective-range-start = कालावधीच्या सुरुवातीला
    .before = कालावधीच्या सुरुवातीचे
    .before-masculine = कालावधीच्या सुरुवातीचा
    .before-feminine = कालावधीच्या सुरुवातीची
    .before-oblique = कालावधीच्या सुरुवातीच्या
    .place = edge
state-range-end = कालावधीचा शेवट
adjective-range-end = कालावधीच्या शेवटी
    .before = कालावधीच्या शेवटचे
    .before-masculine = कालावधीच्या शेवटचा
    .before-feminine = कालावधीच्या शेवटची
    .before-oblique = कालावधीच्या शेवटच्या
    .place = edge

## A state after the word for "status"

status = स्थिती: { $state }
