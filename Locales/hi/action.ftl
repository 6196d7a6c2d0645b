## Requests, as on buttons. A name is the object itself, without को, which would ask for the name's oblique (पुराने फ़ोन
## को). Names of people stay as they are, and take को: who is called, answered or blocked. What may be a thing as well
## as a person, or a conversation called by one, comes after a colon, for नेहा हटाएं lacks को, and पता को हटाएं has one
## too many: हटाएं: नेहा, हटाएं: पता

action-open = { $name } खोलें
    .alone = खोलें
    .noun = { FORM($noun, 1) } खोलें
action-close = { $name } बंद करें
    .alone = बंद करें
    .noun = { FORM($noun, 1) } बंद करें
action-edit = एडिट करें: { $name }
    .alone = एडिट करें
    .noun = { FORM($noun, 1) } एडिट करें
action-add = जोड़ें: { $name }
    .alone = जोड़ें
    .noun = { FORM($noun, 1) } जोड़ें
action-create = { $name } बनाएं
    .alone = बनाएं
    .noun = { FORM($noun, 1) } बनाएं
# From here: हटाएं alone deletes, and दवा निकालें is to take a medicine out. Avoid सूची से, for it may be a basket or a
# group.
action-remove = यहां से हटाएं: { $name }
    .alone = यहां से हटाएं
    .noun = यहां से { FORM($noun, 1) } हटाएं
action-delete = हटाएं: { $name }
    .alone = हटाएं
    .noun = { FORM($noun, 1) } हटाएं
action-rename = नाम बदलें: { $name }
    .alone = नाम बदलें
    .noun = { FORM($noun, 1, case: "oblique") } का नाम बदलें
action-move = { $name } दूसरी जगह ले जाएं
    .alone = दूसरी जगह ले जाएं
    .noun = { FORM($noun, 1) } दूसरी जगह ले जाएं
action-copy = { $name } कॉपी करें
    .alone = कॉपी करें
    .noun = { FORM($noun, 1) } कॉपी करें
action-save = { $name } सहेजें
    .alone = सहेजें
    .noun = { FORM($noun, 1) } सहेजें
action-download = { $name } डाउनलोड करें
    .alone = डाउनलोड करें
    .noun = { FORM($noun, 1) } डाउनलोड करें
action-share = { $name } शेयर करें
    .alone = शेयर करें
    .noun = { FORM($noun, 1) } शेयर करें
action-send = { $name } भेजें
    .alone = भेजें
    .noun = { FORM($noun, 1) } भेजें
action-select = चुनें: { $name }
    .alone = चुनें
    .noun = { FORM($noun, 1) } चुनें
action-play = { $name } चलाएं
    .alone = चलाएं
    .noun = { FORM($noun, 1) } चलाएं
action-pause = { $name } पॉज़ करें
    .alone = पॉज़ करें
    .noun = { FORM($noun, 1) } पॉज़ करें
action-pin = पिन करें: { $name }
    .alone = पिन करें
    .noun = { FORM($noun, 1) } पिन करें
action-unpin = अनपिन करें: { $name }
    .alone = अनपिन करें
    .noun = { FORM($noun, 1) } अनपिन करें
action-mute = म्यूट करें: { $name }
    .alone = म्यूट करें
    .noun = { FORM($noun, 1, case: "oblique") } को म्यूट करें
action-unmute = अनम्यूट करें: { $name }
    .alone = अनम्यूट करें
    .noun = { FORM($noun, 1, case: "oblique") } को अनम्यूट करें
action-like = { $name } लाइक करें
    .alone = लाइक करें
    .noun = { FORM($noun, 1) } लाइक करें
action-favorite = पसंदीदा में जोड़ें: { $name }
    .alone = पसंदीदा में जोड़ें
    .noun = { FORM($noun, 1) } पसंदीदा में जोड़ें
action-unfavorite = पसंदीदा से निकालें: { $name }
    .alone = पसंदीदा से निकालें
    .noun = { FORM($noun, 1) } पसंदीदा से निकालें
action-archive = आर्काइव करें: { $name }
    .alone = आर्काइव करें
    .noun = { FORM($noun, 1) } आर्काइव करें
# Avoid छोड़ें: दवा छोड़ना is to give up a medicine.
action-skip = { $name } स्किप करें
    .alone = स्किप करें
    .noun = { FORM($noun, 1) } स्किप करें
# By what it is, as phones say it: of a reminder, याद दिलाएं would say the same once more.
action-snooze = बाद में याद दिलाएं: { $name }
    .alone = बाद में याद दिलाएं
    .noun = { FORM($noun, 1) } स्नूज़ करें
action-activate = { $name } सक्रिय करें
    .alone = सक्रिय करें
    .noun = { FORM($noun, 1) } सक्रिय करें
action-deactivate = { $name } निष्क्रिय करें
    .alone = निष्क्रिय करें
    .noun = { FORM($noun, 1) } निष्क्रिय करें
action-approve = मंज़ूर करें: { $name }
    .alone = मंज़ूर करें
    .noun = { FORM($noun, 1) } मंज़ूर करें
action-decline = अस्वीकार करें: { $name }
    .alone = अस्वीकार करें
    .noun = { FORM($noun, 1) } अस्वीकार करें
action-report = शिकायत करें: { $name }
    .alone = शिकायत करें
    .noun = { TRAIT($noun, "being") ->
        [fault] { FORM($noun, 1, case: "oblique") } की रिपोर्ट करें
       *[thing] { FORM($noun, 1, case: "oblique") } की शिकायत करें
    }
action-call = { $name } को कॉल करें
    .alone = कॉल करें
    .noun = { FORM($noun, 1, case: "oblique") } को कॉल करें
action-reply = { $name } को जवाब दें
    .alone = जवाब दें
    .noun = { TRAIT($noun, "being") ->
        [person] { FORM($noun, 1, case: "oblique") } को जवाब दें
       *[thing] { FORM($noun, 1, case: "oblique") } का जवाब दें
    }
action-forward = { $name } आगे भेजें
    .alone = आगे भेजें
    .noun = { FORM($noun, 1) } आगे भेजें
action-block = { $name } को ब्लॉक करें
    .alone = ब्लॉक करें
    .noun = { FORM($noun, 1, case: "oblique") } को ब्लॉक करें
action-filter = { $name } फ़िल्टर करें
    .alone = फ़िल्टर करें
    .noun = { FORM($noun, form: "plural") } फ़िल्टर करें
action-sort = { $name } सॉर्ट करें
    .alone = सॉर्ट करें
    .noun = { FORM($noun, form: "plural") } सॉर्ट करें
# One command, for मार्क करें: Aspirin, ली गई is heard as three pieces. With के रूप में, for "नहीं मार्क करें" is "do not
# mark".
action-mark = { FORM($state, case: "oblique") } के रूप में मार्क करें: { $name }
    .alone = { FORM($state, case: "oblique") } के रूप में मार्क करें

## Actions that often need no item

action-cancel = { $name } रद्द करें
    .alone = रद्द करें
    .noun = { FORM($noun, 1) } रद्द करें
action-retry = फिर से कोशिश करें: { $name }
    .alone = फिर से कोशिश करें
    .noun = { FORM($noun, 1) } फिर से आज़माएं
action-undo = पूर्ववत करें
action-redo = फिर से करें
action-next = अगला: { $name }
    .alone = अगला
    .noun = { TRAIT($noun, "gender") ->
        [feminine] अगली
       *[masculine] अगला
    } { FORM($noun, 1) }
action-previous = पिछला: { $name }
    .alone = पिछला
    .noun = { TRAIT($noun, "gender") ->
        [feminine] पिछली
       *[masculine] पिछला
    } { FORM($noun, 1) }
action-next-day = अगला दिन
action-previous-day = पिछला दिन
action-back = वापस
action-continue = जारी रखें
action-done = हो गया
action-submit = { $name } सबमिट करें
    .alone = सबमिट करें
    .noun = { FORM($noun, 1) } सबमिट करें
action-refresh = { $name } रीफ़्रेश करें
    .alone = रीफ़्रेश करें
    .noun = { FORM($noun, form: "plural") } रीफ़्रेश करें
# Avoid में: of many nouns the plural sounds like the singular, and स्टॉप में खोजें is heard as "search inside the
# stop".
action-search = खोजें: { $name }
    .alone = खोजें
    .noun = { FORM($noun, form: "plural") } खोजें
action-select-all = सभी चुनें
    .noun = सभी { FORM($noun, form: "plural") } चुनें
action-deselect-all = चयन हटाएं
action-sign-in = साइन इन करें
action-sign-out = साइन आउट करें
action-read-more = और पढ़ें
action-settings = सेटिंग
action-help = मदद
