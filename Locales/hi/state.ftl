## States, alone or of something
##
## Most are words that never change (लंबित, रद्द, सक्रिय). Participles agree: $gender feminine, feminine-plural (told
## from the singular where the phrase ends in है or गई: हैं, गईं), masculine-plural, otherwise the masculine, which is
## the impersonal form.

## Verbs that many states share

# Something was done: चेक किया गया
participle-done = { $gender ->
    [feminine] की गई
    [feminine-plural] की गईं
    [masculine-plural] किए गए
   *[impersonal] किया गया
}

# Something goes on: चार्ज हो रहा है
participle-going-on = { $gender ->
    [feminine] हो रही है
    [feminine-plural] हो रही हैं
    [masculine-plural] हो रहे हैं
   *[impersonal] हो रहा है
}

## The states

# These three are said of doses and medicines, both feminine: the impersonal form is feminine with them.
state-taken = { $gender ->
    [masculine] लिया गया
    [masculine-plural] लिए गए
    [feminine-plural] ली गईं
   *[impersonal] ली गई
}
state-missed = { $gender ->
    [masculine] छूटा हुआ
    [masculine-plural] छूटे हुए
   *[impersonal] छूटी हुई
}
state-skipped = { $gender ->
    [masculine] छोड़ा गया
    [masculine-plural] छोड़े गए
    [feminine-plural] छोड़ी गईं
   *[impersonal] छोड़ी गई
}
state-pending = लंबित
state-scheduled = निर्धारित
# $case "label": the name of a field, in front of a time, which may still be ahead.
state-due = { $case ->
    [label] नियत समय
   *[state] समय हो गया
}
# Not विलंबित, which is easily heard as लंबित.
state-overdue = देरी हो गई
state-completed = पूर्ण
# Not अपूर्ण, which is easily heard as पूर्ण.
state-not-completed = पूर्ण नहीं
# With the verb, as in progress.ftl: जारी alone is also "issued".
state-in-progress = { $gender ->
    [feminine-plural] जारी हैं
    [masculine-plural] जारी हैं
   *[impersonal] जारी है
}
state-failed = विफल
state-cancelled = रद्द
# Not स्वीकृत, which is easily heard as अस्वीकृत.
state-approved = मंज़ूर
state-declined = अस्वीकृत
state-refunded = रिफ़ंड { participle-done }
state-processing = प्रोसेस { participle-going-on }
state-shipped = { $gender ->
    [feminine] भेजी गई
    [feminine-plural] भेजी गईं
    [masculine-plural] भेजे गए
   *[impersonal] भेजा गया
}
state-delivered = डिलीवर { participle-done }
state-draft = ड्राफ़्ट
state-new = { $gender ->
    [feminine] नई
    [feminine-plural] नई
    [masculine-plural] नए
   *[impersonal] नया
}
state-read = { $gender ->
    [feminine] पढ़ी हुई
    [feminine-plural] पढ़ी हुई
    [masculine-plural] पढ़े हुए
   *[impersonal] पढ़ा हुआ
}
state-unread = अपठित
state-active = सक्रिय
state-inactive = निष्क्रिय
state-on = चालू
state-off = बंद
state-enabled = सक्षम
state-disabled = अक्षम
state-online = ऑनलाइन
state-offline = ऑफ़लाइन
state-away = मौजूद नहीं
state-busy = व्यस्त
state-connected = कनेक्टेड
state-disconnected = डिस्कनेक्टेड
state-selected = चयनित
state-not-selected = चयनित नहीं
state-checked = चेक { participle-done }
state-unchecked = चेक नहीं { participle-done }
state-partially-checked = आंशिक रूप से चेक { participle-done }
# Not विस्तृत, which is "detailed".
state-expanded = विस्तारित
state-collapsed = संक्षिप्त
state-required = आवश्यक
state-optional = वैकल्पिक
state-valid = मान्य
state-invalid = अमान्य
state-empty = खाली
state-full = { $gender ->
    [feminine] भरी हुई
    [feminine-plural] भरी हुई
    [masculine-plural] भरे हुए
   *[impersonal] भरा हुआ
}
state-playing = { $gender ->
    [feminine] चल रही है
    [feminine-plural] चल रही हैं
    [masculine-plural] चल रहे हैं
   *[impersonal] चल रहा है
}
state-paused = पॉज़ { participle-done }
state-stopped = { $gender ->
    [feminine] रुकी हुई
    [feminine-plural] रुकी हुई
    [masculine-plural] रुके हुए
   *[impersonal] रुका हुआ
}
state-muted = म्यूट
state-unmuted = अनम्यूट
state-locked = लॉक
state-unlocked = अनलॉक
state-favorite = पसंदीदा
state-pinned = पिन { participle-done }
state-archived = आर्काइव { participle-done }
state-verified = सत्यापित
state-not-verified = सत्यापित नहीं
state-expired = अवधि समाप्त
state-available = उपलब्ध
state-unavailable = उपलब्ध नहीं
state-out-of-stock = स्टॉक में नहीं
state-live = लाइव
state-syncing = सिंक { participle-going-on }
state-synced = सिंक { participle-done }
state-charging = चार्ज { participle-going-on }
state-low = कम
# Of a battery, and of a value of health, which may be too high or too low.
state-critical = गंभीर
state-filtered = फ़िल्टर { participle-done }

## A state behind the word that says what it is

status = स्थिति: { $state }
