## States: words that describe how something is, or before what is counted
##
## Most states are words that never change (लंबित, सक्रिय). Participles agree with the noun, in the forms of
## grammar.ftl. The value is heard if nobody says what is in the state. If another word comes before a noun, it is in
## adjective-… (पूर्ण, but 3 पूरे किए गए कार्य). The trait .place says which words come after the state (see
## counted-state).
##
## A bare English verb (लॉक, म्यूट) sounds like the name of a function instead of a state, so it has किया गया.
##
## A state that has its own verb, or नहीं at its end, has another word before a postposition (चार्जिंग के रूप में). There,
## $case is "oblique". A state that continues also has another word after तक, with the case "ahead", as in शाम 6 बजे तक
## चार्जिंग जारी.

## Words that many states share

# Something was done: चेक किया गया
word-done = किया गया
    .feminine = की गई
    .plural = किए गए
    .feminine-plural = की गईं
    .negated = नहीं किया गया
    .negated-feminine = नहीं की गई

# Something goes on, as a sentence: चार्ज हो रहा है
word-going-on = हो रहा है
    .feminine = हो रही है
    .plural = हो रहे हैं
    .feminine-plural = हो रही हैं

# The same before a noun: चार्ज हो रहे डिवाइस
word-being = हो रहा
    .feminine = हो रही
    .plural = हो रहे
    .negated = नहीं हो रहा
    .negated-feminine = नहीं हो रही

# Something moves: a song that plays, work that is done. Before a noun.
word-running = चल रहा
    .feminine = चल रही
    .plural = चल रहे
    .negated = नहीं चल रहा
    .negated-feminine = नहीं चल रही

# After what goes on: 1 फ़ाइल सिंक हो रही है, 2 फ़ाइलें सिंक हो रही हैं
word-is = है
    .plural = हैं
    .feminine-plural = हैं

# Makes an adjective of a noun: कम बैटरी वाला
word-having = वाला
    .feminine = वाली
    .plural = वाले

## The states

# These three are used for doses and medicines, both feminine: so is the impersonal form.
state-taken = ली गई
    .masculine = लिया गया
    .plural = लिए गए
    .feminine-plural = ली गईं
    .negated = नहीं लिया गया
    .negated-feminine = नहीं ली गई
    .impersonal-oblique = ली गई
    .place = done
state-missed = छूटी हुई
    .impersonal-oblique = छूटी हुई
    .masculine = छूटा हुआ
    .plural = छूटे हुए
# Avoid छोड़ी गई, which is easily heard as छूटी हुई, and is also "given up". See action-skip.
state-skipped = स्किप की गई
    .masculine = स्किप किया गया
    .plural = स्किप किए गए
    .feminine-plural = स्किप की गईं
    .negated = स्किप नहीं किया गया
    .negated-feminine = स्किप नहीं की गई
    .impersonal-oblique = स्किप की गई
    .place = done
state-pending = लंबित
state-scheduled = निर्धारित
# $case "label": the name of a field, before a time, which may still be ahead. नियत alone, too before a noun, would
# be "fixed"; the state says what due-now says.
state-due = { $case ->
    [label] नियत समय
    [oblique] बकाया
    [ahead] बकाया
   *[state] समय हो गया
}
# Before a noun only in filters and before postpositions: केवल अभी की खुराकें, but 3 खुराकों का समय हो गया
adjective-due = अभी का
    .feminine = अभी की
    .plural = अभी के
    .place = due
# Avoid विलंबित, which is easily heard as लंबित, and देरी हो गई, which is used for what is slow to come: 2 भुगतानों में
# देरी. नियत समय, as in relative.ftl.
state-overdue = { $case ->
    [oblique] { adjective-overdue }
    [ahead] देरी
   *[state] नियत समय बीत गया
}
# Before a noun only in filters, lists and before postpositions: केवल नियत समय पार कर चुकी किताबें, but 3 किताबों का
# नियत समय बीत गया
adjective-overdue = नियत समय पार कर चुका
    .feminine = नियत समय पार कर चुकी
    .plural = नियत समय पार कर चुके
    .place = late
state-completed = पूर्ण
adjective-completed = पूरा किया गया
    .feminine = पूरी की गई
    .plural = पूरे किए गए
    .feminine-plural = पूरी की गईं
    .negated = पूरा नहीं किया गया
    .negated-feminine = पूरी नहीं की गई
    .place = done
# Avoid अपूर्ण, which is easily heard as पूर्ण.
state-not-completed = { $case ->
    [oblique] { adjective-not-completed }
    [ahead] पूर्ण नहीं
   *[state] पूर्ण नहीं है
}
adjective-not-completed = अधूरा
    .feminine = अधूरी
    .plural = अधूरे
# With the verb, as in progress.ftl: जारी alone is also "issued".
state-in-progress = { $case ->
    [oblique] जारी
    [ahead] जारी
   *[state] जारी है
}
adjective-in-progress = { word-running }
    .place = going
state-failed = विफल
    .place = last
state-cancelled = रद्द
adjective-cancelled = रद्द { word-done }
    .place = done
# Avoid स्वीकृत, which is easily heard as अस्वीकृत.
state-approved = मंज़ूर
adjective-approved = मंज़ूर { word-done }
    .place = done
# The pair of मंज़ूर. Beside a name it is अस्वीकृत, see transaction.ftl.
state-declined = अस्वीकृत
adjective-declined = अस्वीकार { word-done }
    .place = done
state-refunded = रिफ़ंड { word-done }
    .place = done
state-processing = { $case ->
    [oblique] प्रोसेसिंग
    [ahead] प्रोसेसिंग जारी
   *[state] प्रोसेस { word-going-on }
}
adjective-processing = प्रोसेस { word-being }
    .place = going
state-shipped = भेजा गया
    .feminine = भेजी गई
    .plural = भेजे गए
    .feminine-plural = भेजी गईं
    .negated = नहीं भेजा गया
    .negated-feminine = नहीं भेजी गई
    .place = done
state-delivered = डिलीवर { word-done }
    .place = done
state-draft = ड्राफ़्ट
state-new = नया
    .feminine = नई
    .plural = नए
state-read = पढ़ा हुआ
    .feminine = पढ़ी हुई
    .plural = पढ़े हुए
state-unread = अपठित
state-opened = खोला गया
    .feminine = खोली गई
    .plural = खोले गए
    .feminine-plural = खोली गईं
    .negated = नहीं खोला गया
    .negated-feminine = नहीं खोली गई
    .place = done
state-active = सक्रिय
state-inactive = निष्क्रिय
state-on = चालू
    .place = last
state-off = बंद
    .place = last
# Avoid सक्षम and अक्षम, which are easily heard as each other, and are "able" and "unable".
state-enabled = चालू { word-done }
    .place = done
state-disabled = बंद { word-done }
    .place = done
state-online = ऑनलाइन
    .place = last
state-offline = ऑफ़लाइन
    .place = last
state-away = { $case ->
    [oblique] { adjective-away }
   *[state] मौजूद नहीं
}
# Avoid अनुपस्थित, which is absent from a class or from work.
adjective-away = गैरमौजूद
    .negated = मौजूद नहीं
    .place = not
state-busy = व्यस्त
    .place = last
state-connected = कनेक्टेड
    .place = last
state-disconnected = डिस्कनेक्टेड
    .place = last
state-selected = चयनित
    .place = last
# Before a noun not अचयनित, which is easily heard as चयनित.
state-not-selected = { $case ->
    [oblique] { adjective-not-selected }
   *[state] चयनित नहीं
}
adjective-not-selected = बिना चुना हुआ
    .feminine = बिना चुनी हुई
    .plural = बिना चुने हुए
    .negated = चयनित नहीं
    .place = not
state-checked = चेक { word-done }
    .place = done
state-unchecked = { $case ->
    [oblique] { adjective-unchecked }
   *[state] चेक नहीं { word-done }
}
adjective-unchecked = बिना चेक { word-done }
state-partially-checked = आंशिक रूप से चेक { word-done }
# With the verb: विस्तृत alone is "detailed". Avoid संक्षिप्त, which is "abridged".
state-expanded = विस्तृत { word-done }
state-collapsed = छोटा किया गया
    .feminine = छोटी की गई
    .plural = छोटे किए गए
state-required = आवश्यक
state-optional = वैकल्पिक
state-valid = मान्य
state-invalid = अमान्य
state-empty = खाली
state-full = भरा हुआ
    .feminine = भरी हुई
    .plural = भरे हुए
state-playing = { $case ->
    [oblique] चालू
    [ahead] चालू
   *[state] { word-running } है
}
adjective-playing = { word-running }
    .place = going
state-paused = पॉज़ { word-done }
state-stopped = रुका हुआ
    .feminine = रुकी हुई
    .plural = रुके हुए
state-muted = म्यूट { word-done }
state-unmuted = अनम्यूट { word-done }
state-locked = लॉक { word-done }
state-unlocked = अनलॉक { word-done }
state-favorite = पसंदीदा
state-pinned = पिन { word-done }
state-archived = आर्काइव { word-done }
state-verified = सत्यापित
# Before a noun not असत्यापित, which is easily heard as सत्यापित.
state-not-verified = { $case ->
    [oblique] { adjective-not-verified }
   *[state] सत्यापित नहीं
}
adjective-not-verified = बिना सत्यापन { word-having }
    .negated = सत्यापित नहीं
    .place = not
state-expired = वैधता समाप्त
# Before a noun as people say it of tickets and medicines.
adjective-expired = एक्सपायर हो चुका
    .feminine = एक्सपायर हो चुकी
    .plural = एक्सपायर हो चुके
state-available = उपलब्ध
    .place = last
state-unavailable = { $case ->
    [oblique] { adjective-unavailable }
   *[state] उपलब्ध नहीं
}
adjective-unavailable = अनुपलब्ध
    .place = last
# Before a noun as shops say it.
state-out-of-stock = { $case ->
    [oblique] { adjective-out-of-stock }
   *[state] स्टॉक में नहीं
}
adjective-out-of-stock = आउट ऑफ़ स्टॉक
    .place = last
state-live = लाइव
state-syncing = { $case ->
    [oblique] सिंकिंग
    [ahead] सिंकिंग जारी
   *[state] सिंक { word-going-on }
}
adjective-syncing = सिंक { word-being }
    .place = going
state-synced = सिंक { word-done }
    .place = done
state-charging = { $case ->
    [oblique] चार्जिंग
    [ahead] चार्जिंग जारी
   *[state] चार्ज { word-going-on }
}
adjective-charging = चार्ज { word-being }
    .place = going
# After a number कम alone would be "fewer": 3 कम परिणाम.
state-low = कम
adjective-low = कम स्तर { word-having }
# Of a battery, and of a value of health, which may be too high or too low.
state-critical = गंभीर
state-filtered = फ़िल्टर { word-done }
state-correct = सही
state-incorrect = गलत
state-edited = एडिट { word-done }
    .place = done
state-forwarded = आगे भेजा गया
    .feminine = आगे भेजी गई
    .plural = आगे भेजे गए
    .feminine-plural = आगे भेजी गईं
    .negated = आगे नहीं भेजा गया
    .negated-feminine = आगे नहीं भेजी गई
state-played = चलाया गया
    .feminine = चलाई गई
    .plural = चलाए गए
    .feminine-plural = चलाई गईं
    .negated = नहीं चलाया गया
    .negated-feminine = नहीं चलाई गई
    .place = done
state-followed = फ़ॉलो { word-done }
state-not-applicable = { $case ->
    [oblique] { adjective-not-applicable }
   *[state] लागू नहीं
}
adjective-not-applicable = लागू न होने { word-having }
    .negated = लागू नहीं
    .place = not
state-weak = कमज़ोर
state-medium = मध्यम
state-strong = मज़बूत
state-range-start = अवधि की शुरुआत
adjective-range-start = अवधि की शुरुआत का
    .feminine = अवधि की शुरुआत की
    .plural = अवधि की शुरुआत के
    .predicate = अवधि की शुरुआत में
    .place = edge
state-range-end = { $case ->
    [oblique] अवधि के अंत
   *[state] अवधि का अंत
}
adjective-range-end = अवधि के अंत का
    .feminine = अवधि के अंत की
    .plural = अवधि के अंत के
    .predicate = अवधि के अंत में
    .place = edge

## A state after the word for "status"

status = स्थिति: { $state }
