## States: words that describe how something is, or before what is counted
##
## Most states are words that never change (زیر التوا, فعال). Participles agree with the noun, in the forms of grammar.ftl. The
## value is heard if nobody says what is in the state. If another word comes before a noun, it is in adjective-… (مکمل, but 3
## مکمل کیے گئے کام). The trait .place says which words come after the state (see counted-state).
##
## A state that has its own verb, or نہیں at its end, has another word before a postposition. There, $case is "oblique". A
## state that continues also has another word after تک, with the case "ahead", as in شام 6 بجے تک چارجنگ جاری.

## Words that many states share

# Something was done: چیک کیا گیا
word-done = کیا گیا
    .feminine = کی گئی
    .plural = کیے گئے
    .feminine-plural = کی گئیں
    .negated = نہیں کیا گیا
    .negated-feminine = نہیں کی گئی

# So it is since then: لاک کِیا ہوا
word-kept = کِیا ہوا
    .feminine = کی ہوئی
    .plural = کیے ہوئے

# It has come so far: ڈیلیور ہو گیا
word-become = ہو گیا
    .feminine = ہو گئی
    .plural = ہو گئے
    .feminine-plural = ہو گئیں

# Of what was not read: پیغام نہیں پڑھا گیا
word-not-read = نہیں پڑھا گیا
    .feminine = نہیں پڑھی گئی
    .plural = نہیں پڑھے گئے
    .feminine-plural = نہیں پڑھی گئیں

# Something goes on, as a sentence: چارج ہو رہا ہے
word-going-on = ہو رہا ہے
    .feminine = ہو رہی ہے
    .plural = ہو رہے ہیں
    .feminine-plural = ہو رہی ہیں

# The same before a noun
word-being = ہو رہا
    .feminine = ہو رہی
    .plural = ہو رہے
    .negated = نہیں ہو رہا
    .negated-feminine = نہیں ہو رہی

# Something moves: a song that plays. Before a noun.
word-running = چل رہا
    .feminine = چل رہی
    .plural = چل رہے
    .negated = نہیں چل رہا
    .negated-feminine = نہیں چل رہی

# After what goes on: 1 فائل سِنک ہو رہی ہے, 2 فائلیں سِنک ہو رہی ہیں
word-is = ہے
    .plural = ہیں
    .feminine-plural = ہیں

# Makes an adjective of a noun: کم بیٹری والا
word-having = والا
    .feminine = والی
    .plural = والے

## The states

# These three are used for doses and medicines, both feminine: so is the impersonal form.
state-taken = لی گئی
    .masculine = لیا گیا
    .plural = لیے گئے
    .feminine-plural = لی گئیں
    .negated = نہیں لیا گیا
    .negated-feminine = نہیں لی گئی
    .impersonal-oblique = لی گئی
    .place = done
# The English word, with its vowel, for مس is "touch". Avoid چھوٹی ہوئی, which is written like "small".
state-missed = مِس ہوئی
    .masculine = مِس ہوا
    .plural = مِس ہوئے
    .feminine-plural = مِس ہوئیں
    .negated = مِس نہیں ہوا
    .negated-feminine = مِس نہیں ہوئی
    .impersonal-oblique = مِس ہوئی
    .place = done
# Avoid چھوڑی گئی, which is also "given up".
state-skipped = اسکِپ کی گئی
    .masculine = اسکِپ کیا گیا
    .plural = اسکِپ کیے گئے
    .feminine-plural = اسکِپ کی گئیں
    .negated = اسکِپ نہیں کیا گیا
    .negated-feminine = اسکِپ نہیں کی گئی
    .impersonal-oblique = اسکِپ کی گئی
    .place = done
state-pending = زیر التوا
state-scheduled = طے شدہ
# $case "label": the name of a field, before a time, which may still be ahead.
state-due = { $case ->
    [label] مقررہ وقت
    [oblique] واجب
    [ahead] واجب
   *[state] وقت ہو گیا
}
# Before a noun only in filters and before postpositions: صرف ابھی کی خوراکیں, but 3 خوراکوں کا وقت ہو گیا
adjective-due = ابھی کا
    .feminine = ابھی کی
    .plural = ابھی کے
    .place = due
state-overdue = { $case ->
    [oblique] { adjective-overdue }
    [ahead] تاخیر
   *[state] مقررہ وقت گزر گیا
}
# Before a noun only in filters, lists and before postpositions: 3 کتابوں کا مقررہ وقت گزر گیا
adjective-overdue = تاخیر شدہ
    .place = late
state-completed = مکمل
adjective-completed = مکمل { word-done }
    .place = done
# Avoid نامکمل, which is easily heard as مکمل.
state-not-completed = { $case ->
    [oblique] { adjective-not-completed }
   *[state] مکمل نہیں
}
adjective-not-completed = ادھورا
    .feminine = ادھوری
    .plural = ادھورے
state-in-progress = { $case ->
    [oblique] جاری
    [ahead] جاری
   *[state] جاری ہے
}
adjective-in-progress = جاری
    .negated = جاری نہیں
    .place = going
state-failed = ناکام
    .place = last
state-cancelled = منسوخ
adjective-cancelled = منسوخ { word-done }
    .place = done
state-approved = منظور
adjective-approved = منظور { word-done }
    .place = done
# Avoid نامنظور, which is easily heard as منظور.
state-declined = مسترد
adjective-declined = مسترد { word-done }
    .place = done
state-refunded = { $case ->
    [oblique] { adjective-refunded }
   *[state] ریفنڈ { word-become }
}
adjective-refunded = ریفنڈ { word-done }
    .place = done
state-processing = { $case ->
    [oblique] پروسیسنگ
    [ahead] پروسیسنگ جاری
   *[state] پروسیس { word-going-on }
}
adjective-processing = پروسیس { word-being }
    .place = going
state-shipped = { $case ->
    [oblique] { adjective-shipped }
   *[state] روانہ { word-become }
}
adjective-shipped = روانہ { word-done }
    .place = done
state-delivered = { $case ->
    [oblique] { adjective-delivered }
   *[state] ڈیلیور { word-become }
}
adjective-delivered = ڈیلیور { word-done }
    .place = done
state-draft = ڈرافٹ
state-new = نیا
    .feminine = نئی
    .plural = نئے
state-read = پڑھا ہوا
    .feminine = پڑھی ہوئی
    .plural = پڑھے ہوئے
state-unread = { $case ->
    [oblique] { adjective-unread }
    [ahead] { adjective-unread }
   *[state] { word-not-read }
}
adjective-unread = بغیر پڑھا
    .feminine = بغیر پڑھی
    .plural = بغیر پڑھے
    .place = unread
state-opened = کھولا گیا
    .feminine = کھولی گئی
    .plural = کھولے گئے
    .feminine-plural = کھولی گئیں
    .negated = نہیں کھولا گیا
    .negated-feminine = نہیں کھولی گئی
    .place = done
state-active = فعال
state-inactive = غیر فعال
state-on = آن
    .place = last
state-off = آف
    .place = last
state-enabled = آن { word-kept }
adjective-enabled = آن { word-done }
    .place = done
state-disabled = آف { word-kept }
adjective-disabled = آف { word-done }
    .place = done
state-online = آن لائن
    .place = last
state-offline = آف لائن
    .place = last
state-away = { $case ->
    [oblique] { adjective-away }
   *[state] موجود نہیں
}
# Avoid غیر حاضر, which is absent from a class or from work.
adjective-away = غیر موجود
    .negated = موجود نہیں
    .place = not
state-busy = مصروف
    .place = last
state-connected = منسلک
    .place = last
state-disconnected = منقطع
    .place = last
state-selected = منتخب
    .place = last
state-not-selected = { $case ->
    [oblique] { adjective-not-selected }
   *[state] منتخب نہیں
}
adjective-not-selected = غیر منتخب
    .negated = منتخب نہیں
    .place = not
state-checked = نشان زد
    .place = last
state-unchecked = { $case ->
    [oblique] { adjective-unchecked }
   *[state] نشان زد نہیں
}
adjective-unchecked = بغیر نشان { word-having }
    .negated = نشان زد نہیں
    .place = not
state-partially-checked = جزوی طور پر نشان زد
state-expanded = پھیلا ہوا
    .feminine = پھیلی ہوئی
    .plural = پھیلے ہوئے
state-collapsed = سکڑا ہوا
    .feminine = سکڑی ہوئی
    .plural = سکڑے ہوئے
state-required = لازمی
state-optional = اختیاری
# Of fields and of tickets.
state-valid = { $case ->
    [ahead] کارآمد
   *[state] درست
}
state-invalid = غلط
state-empty = خالی
state-full = بھرا ہوا
    .feminine = بھری ہوئی
    .plural = بھرے ہوئے
state-playing = { $case ->
    [oblique] جاری
    [ahead] جاری
   *[state] { word-running } ہے
}
adjective-playing = { word-running }
    .place = going
state-paused = موقوف
state-stopped = رکا ہوا
    .feminine = رکی ہوئی
    .plural = رکے ہوئے
state-muted = { $case ->
    [oblique] { adjective-muted }
   *[state] آواز بند
}
adjective-muted = خاموش { word-kept }
# Avoid ان میوٹ, which is easily heard as میوٹ.
state-unmuted = آواز آن
adjective-unmuted = آواز آن { word-having }
state-locked = لاک { word-kept }
state-unlocked = ان لاک { word-kept }
state-favorite = پسندیدہ
state-pinned = پِن { word-kept }
state-archived = آرکائیو { word-kept }
state-verified = تصدیق شدہ
state-not-verified = { $case ->
    [oblique] { adjective-not-verified }
   *[state] تصدیق شدہ نہیں
}
adjective-not-verified = بغیر تصدیق { word-having }
    .negated = تصدیق شدہ نہیں
    .place = not
state-expired = میعاد ختم
# Before a noun as people say it of tickets and medicines.
adjective-expired = زائد المیعاد
state-available = دستیاب
    .place = last
state-unavailable = { $case ->
    [oblique] { adjective-unavailable }
   *[state] دستیاب نہیں
}
adjective-unavailable = غیر دستیاب
    .negated = دستیاب نہیں
    .place = not
state-out-of-stock = { $case ->
    [oblique] { adjective-out-of-stock }
   *[state] اسٹاک میں نہیں
}
adjective-out-of-stock = آؤٹ آف اسٹاک
    .place = last
state-live = لائیو
state-syncing = { $case ->
    [oblique] سِنکنگ
    [ahead] سِنکنگ جاری
   *[state] سِنک { word-going-on }
}
adjective-syncing = سِنک { word-being }
    .place = going
state-synced = { $case ->
    [oblique] { adjective-synced }
   *[state] سِنک { word-become }
}
adjective-synced = سِنک { word-done }
    .place = done
state-charging = { $case ->
    [oblique] چارجنگ
    [ahead] چارجنگ جاری
   *[state] چارج { word-going-on }
}
adjective-charging = چارج { word-being }
    .place = going
# After a number کم alone would be "fewer".
state-low = کم
adjective-low = کم سطح { word-having }
# Of a battery, and of a value of health, which may be too high or too low.
state-critical = تشویشناک
state-filtered = فلٹر { word-kept }
state-correct = صحیح
# same as state-invalid
state-incorrect = غلط
state-edited = ترمیم شدہ
state-forwarded = آگے بھیجا گیا
    .feminine = آگے بھیجی گئی
    .plural = آگے بھیجے گئے
    .feminine-plural = آگے بھیجی گئیں
    .negated = آگے نہیں بھیجا گیا
    .negated-feminine = آگے نہیں بھیجی گئی
state-played = چلایا گیا
    .feminine = چلائی گئی
    .plural = چلائے گئے
    .feminine-plural = چلائی گئیں
    .negated = نہیں چلایا گیا
    .negated-feminine = نہیں چلائی گئی
    .place = done
state-followed = فالو { word-kept }
state-not-applicable = { $case ->
    [oblique] { adjective-not-applicable }
   *[state] لاگو نہیں
}
adjective-not-applicable = لاگو نہ ہونے { word-having }
    .negated = لاگو نہیں
    .place = not
state-weak = کمزور
state-medium = درمیانہ
    .feminine = درمیانی
    .plural = درمیانے
state-strong = مضبوط
state-range-start = { $case ->
    [oblique] مدت کے آغاز
   *[state] مدت کا آغاز
}
adjective-range-start = مدت کے آغاز کا
    .feminine = مدت کے آغاز کی
    .plural = مدت کے آغاز کے
    .predicate = مدت کے آغاز پر
    .place = edge
state-range-end = { $case ->
    [oblique] مدت کے اختتام
   *[state] مدت کا اختتام
}
adjective-range-end = مدت کے اختتام کا
    .feminine = مدت کے اختتام کی
    .plural = مدت کے اختتام کے
    .predicate = مدت کے اختتام پر
    .place = edge

## A state after the word for "status"

status = حالت: { $state }
