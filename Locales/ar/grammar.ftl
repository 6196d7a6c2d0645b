### The cases that an app can ask for with FORM, and those inside this language. "spoken cases" lists them.
### Case: genitive = the genitive, after the words that ask for it
### Case: accusative = the accusative, after the words that ask for it
### Case: infinitive = the result of using a control, after a gesture
### Case: label = a state as the name of a field, before a time or a date
### Inner case: bare = an amount without the words around it, next to a similar amount
### Inner case: construct = a number that ends in 2 before its noun, nominative
### Inner case: constructaccusative = a number that ends in 2 before its noun, accusative
### Inner case: constructoblique = a number that ends in 2 before its noun, genitive
### Inner case: dial = the time next to another one in the same half of the day
### Inner case: digits = a count of zero with its digit, inside a phrase
### Inner case: download = a count of downloads that failed
### Inner case: inner = an age inside another phrase
### Inner case: noun = a transaction before its state
### Inner case: onetime = a schedule that happens only once
### Inner case: or = a list of alternatives
### Inner case: owned = a thing together with its owner
### Inner case: upload = a count of uploads that failed
### Inner case: wind = a point of the compass as the name of a wind
### Inner case: whole = the first value of a chart, before its rest

## How this language counts: forms, the rules that choose them, and patterns
##
## Arabic has three numbers: one, two (the dual), and many. 1 and 2 have no digit: رسالة واحِدَة, رسالتان. From 3 on,
## the form of the noun depends on the number. 3 to 10 need the plural (3 رسائل). 11 to 99 need the singular in the
## accusative (11 إشعارًا). Hundreds, thousands, and fractions need the singular in the genitive (100 إشعار, 1.5 إشعار).
## In numbers above 100, the last two digits decide. The categories zero, one, and two are only for ranges and similar
## numbers that no exact key matches. These show their digits (0 رسالة).
##
## Values of $case: prepositions ask for the genitive. A phrase that is an object, or that says how long something
## lasts, asks for the accusative. Cases are heard only in the dual (رسالتان, رسالتين) and in the accusative of
## masculine words (إشعارًا واحدًا). All other words end in their form before a pause.

## The forms of words

# personal: people, who are masculine. Their plural does not take the feminine: 3 أعضاء نشطين.
trait-gender = masculine feminine personal

# .two = digit: a foreign noun without a dual. It says 2 with its digit (2 يورو), and its adjective is as after one.
trait-two = digit

# .place = last: a state of several words, or a clause, comes after all else (رسالة واحِدَة غير مَقروءَة), and so do
# متاح and محدد; other adjectives stand at the noun (رسالة جَديدَة واحِدَة).
trait-place = last

# How a state is said after a definite noun, as what a list is narrowed to (التصفية: المَهام المُتَأَخِّرَة فقط).
# prefix: ال stands at the feminine, and of people at their plural. clause: after التي or الذين. none: it stays (المَهام
# قيد التنفيذ). inside: the word has forms of its own for it (غير المُكتَمِلَة). A state without the trait, as an app's
# may be, stays, too. before: its definite form is a noun that comes before the other one (مُسَوَّدات المُستَنَدات).
trait-article = prefix clause none inside before

# How a thing is brought into a state, see action-mark. favorite: it is added to them. act: by what is done to it
# (إلغاء تنشيط). record: what was done is noted (تسجيل تناول). A state without the trait is said as a change. .deed tells
# what is done, see "deed" in action.ftl.
trait-marked = favorite act record
trait-deed =
    taken skipped completed failed approved refunded shipped delivered verified active inactive selected unselected
    muted unmuted opened

# singular: رسالة. After one, and after hundreds.
# accusative: إشعارًا. One, in the accusative; written only where tanwin is heard on an alif.
# of-many: after 11 to 99; never another word than the accusative of one, but adjectives that are clauses tell them
# apart. of-hundred: after hundreds, thousands and fractions; the same. dual: إشعاران. dual-oblique: إشعارين, in the
# genitive and the accusative. plural: إشعارات. After 3 to 10, and where none or no number is said. definite,
# definite-plural: الإشعار, الإشعارات. Where one is told from its like (الصورة 1 من 17), or an action says what it is
# done to (حذف الرسالة, تصفية الرسائل). An app's noun may do without: صورة 1 من 17. Where lists of it are narrowed by a
# state, it needs the plural: المَهام المُتَأَخِّرَة.
forms-noun = singular
    .accusative = singular
    .of-many = accusative
    .of-hundred = singular
    .dual = required
    .dual-oblique = required
    .plural = required
    .definite = singular
    .definite-plural = plural

form-noun = { $count ->
    [1] { $case ->
        [accusative] accusative
       *[nominative] singular
    }
    [2] { form-two }
    [zero] singular
    [one] singular
    [two] singular
    [few] plural
    [many] of-many
   *[other] of-hundred
}

form-two = { TRAIT($noun, "two") ->
    [digit] singular
   *[dual] { $case ->
        [genitive] dual-oblique
        [accusative] dual-oblique
       *[nominative] dual
    }
}

# An adjective agrees with the form that its noun has. The plural of things takes the feminine, whatever their gender
# (إشعارات جَديدَة).
# bare: alone, of nothing; for clauses impersonal (تم التناول), else masculine.
# masculine, feminine: of one.
# accusative: جديدًا, masculine. After غير the adjective is genitive, and has none.
# of-many, of-hundred: masculine, after such numbers. A clause speaks of all of them there, in the feminine
# (11 سؤالًا تَمَّت الإجابة عنها), and has these two.
# people: several people. In the genitive, as after 3 to 10, where two are spelled like many; people-of-many and
# people-of-hundred: 11 عضوًا نشطًا, but clauses have هم (11 عضوًا تَمَّت الموافقة عليهم).
# dual … dual-feminine-oblique: جديدان، جديدين، جَديدَتان، جَديدَتين.
# definite, definite-people: several things and several people, after a definite noun; of the traits "inside" and
# "before" alone. definite-alone: the same without a noun: غير المَقروء, what is not read. label, label-feminine: a
# state that is the name of a field, before a time: الموعد, وقت التناول.
forms-adjective = bare
    .masculine = bare
    .feminine = required
    .accusative = masculine
    .of-many = accusative
    .of-hundred = masculine
    .dual = required
    .dual-oblique = dual
    .dual-feminine = dual
    .dual-feminine-oblique = dual-feminine
    .people = dual-oblique
    .people-of-many = of-many
    .people-of-hundred = of-hundred
    .definite = feminine
    .definite-people = people
    .definite-alone = definite
    .label = masculine
    .label-feminine = feminine

form-adjective = { $form ->
    [plural] { $gender ->
        [personal] people
       *[thing] feminine
    }
    [dual] { $gender ->
        [feminine] dual-feminine
       *[masculine] dual
    }
    [dual-oblique] { $gender ->
        [feminine] dual-feminine-oblique
       *[masculine] dual-oblique
    }
    [accusative] { $gender ->
        [feminine] feminine
       *[masculine] accusative
    }
    [of-many] { $gender ->
        [feminine] feminine
        [personal] people-of-many
       *[masculine] of-many
    }
    [of-hundred] { $gender ->
        [feminine] feminine
        [personal] people-of-hundred
       *[masculine] of-hundred
    }
   *[singular] { $gender ->
        [feminine] feminine
       *[masculine] masculine
    }
}

# A state said alone of a thing that the app named: its gender alone, in the nominative.
form-predicate = { $case ->
    [label] { $gender ->
        [feminine] label-feminine
       *[masculine] label
    }
   *[state] { $gender ->
        [feminine] feminine
       *[masculine] masculine
    }
}

## Patterns: the number of things

# The word for one comes after its noun and agrees with it.
numeral-one = { $gender ->
    [feminine] واحِدَة
   *[masculine] { $case ->
        [accusative] واحدًا
       *[nominative] واحد
    }
}

counted = { $count ->
    [1] { $noun } { numeral-one }
    [2] { TRAIT($noun, "two") ->
        [digit] { $count } { $noun }
       *[dual] { $noun }
    }
    [zero] { $count } { $noun }
    [few] { $count } { $noun }
    [many] { $count } { $noun }
   *[other] { TAIL($count) ->
        [unbound] { counted-bound }
       *[number] { $count } { $noun }
    }
}
# Words that are others before what is counted: two hundreds, thousands or millions lose their ن (مليونا ريال, أَكثَر من
# مليونَي ريال), thousands and millions their tanwin (أحد عشر أَلف ريال). One and two after a hundred are the noun
# itself, said once more: مِئَة ريال وَريال واحد, مِئَتا ريال وَريالان.
-tail-unbound =
    أَلفان أَلفَين أَلفين أَلفًا مِليونان مِليونَين مِليونين مِليونًا مِلياران مِليارَين ملياران مليارين مليارًا
    تريليونان تريليونَين تريليونين تريليونًا كوادريليونان كوادريليونين كوادريليونًا مِئَتان مِئَتين
    وَواحِد وَواحِدًا وَواحِدَة وَاثنان وَاثنين وَاثنَتان وَاثنَتين
-tail-and-one = وَواحِد وَواحِدًا وَواحِدَة
-tail-and-two = وَاثنان وَاثنين وَاثنَتان وَاثنَتين
counted-bound = { TAIL($count) ->
    [and-one] { count-construct } { $noun } وَ{ FORM($noun, 1) } { numeral-one }
    [and-two] { counted-and-two }
   *[power] { count-construct } { $noun }
}
counted-and-two = { TRAIT($noun, "two") ->
    [digit] { $count } { $noun }
   *[dual] { count-construct } { $noun } وَ{ FORM($noun, 2) }
}
count-construct = { $case ->
    [genitive] { FORM($count, case: "constructoblique") }
    [accusative] { FORM($count, case: "constructaccusative") }
   *[nominative] { FORM($count, case: "construct") }
}

counted-measure = { counted }

counted-state = { $count ->
    [1] { TRAIT($state, "place") ->
        [last] { $noun } { numeral-one } { $state }
       *[first] { $noun } { $state } { numeral-one }
    }
   *[other] { counted } { $state }
}

# None: the plural, as after 3. توجد is feminine, as the plural of things; people come after أي, in the genitive.
# It is a sentence, and can't come after a preposition or in another phrase: المتبقي 0 صفحة. So the genitive and the
# accusative have the digit, and so has the case "digits", which else is as the nominative.
counted-none = { $case ->
    [genitive] { counted }
    [accusative] { counted }
    [digits] { counted }
   *[sentence] { none-of-them }
}
none-of-them = { TRAIT($noun, "gender") ->
    [personal] لا يُوجَد أي { FORM($noun, 3) }
   *[thing] لا تُوجَد { FORM($noun, 3) }
}

counted-none-state = { $case ->
    [genitive] { counted-state }
    [accusative] { counted-state }
    [digits] { counted-state }
   *[sentence] { none-of-them } { FORM($state, 3) }
}

counted-empty = { none-of-them } حتى الآن

counted-more = أَكثَر من { FORM(counted, case: "genitive") }

counted-more-state = أَكثَر من { FORM(counted-state, case: "genitive") }

more-than = أَكثَر من { $value }
