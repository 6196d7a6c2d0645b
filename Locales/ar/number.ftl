### Arabic (Modern Standard). Register: neutral and impersonal. The listener is never addressed by gender: states are said
### of the thing, and requests use the verbal noun or تم, never an imperative or a verb in the second person.
### Status: checked
###
### A phrase stands here as it is heard inside a sentence. Digits are Latin: voices lose the Arabic separators.
### Vowel marks are written only where a voice needs them: tanwin on the accusative alif (دولارًا), and a mark on the few
### words that voices otherwise take for another (أَلف is read as a verb without it).
### No bidi control characters.

## Settings: one word each, read by the library and never spoken

# The comma is a group separator in the east of the Arab world and a decimal one in the west: leave it out.
number-digits = plain

## Signs

# After ناقص and زائد the noun is genitive: ناقص دولارين
minus = ناقص { FORM($amount, case: "genitive") }

plus = زائد { FORM($amount, case: "genitive") }

## Numbers

infinity = ما لا نهاية

number-unavailable = الرقم غير متاح

# Definite, as CLDR spells ordinals: the word stands alone (الثالث) or after a definite noun (المركز الثالث).
# $gender (feminine, or masculine where nothing is asked) and $case (only العشرون changes).
# After the twentieth, "number 22" for both genders. The feminine words have two marks: voices drop their vowels.
ordinal = { $value ->
    [1] { $gender ->
        [feminine] الأولى
       *[masculine] الأول
    }
    [2] { $gender ->
        [feminine] الثانية
       *[masculine] الثاني
    }
    [3] { $gender ->
        [feminine] الثالِثَة
       *[masculine] الثالث
    }
    [4] { $gender ->
        [feminine] الرابعة
       *[masculine] الرابع
    }
    [5] { $gender ->
        [feminine] الخامِسَة
       *[masculine] الخامس
    }
    [6] { $gender ->
        [feminine] السادِسَة
       *[masculine] السادس
    }
    [7] { $gender ->
        [feminine] السابِعَة
       *[masculine] السابع
    }
    [8] { $gender ->
        [feminine] الثامِنَة
       *[masculine] الثامن
    }
    [9] { $gender ->
        [feminine] التاسِعَة
       *[masculine] التاسع
    }
    [10] { $gender ->
        [feminine] العاشِرَة
       *[masculine] العاشر
    }
    [11] { $gender ->
        [feminine] الحادية عشرة
       *[masculine] الحادي عشر
    }
    [12] { $gender ->
        [feminine] الثانية عشرة
       *[masculine] الثاني عشر
    }
    [13] { $gender ->
        [feminine] الثالِثَة عشرة
       *[masculine] الثالث عشر
    }
    [14] { $gender ->
        [feminine] الرابعة عشرة
       *[masculine] الرابع عشر
    }
    [15] { $gender ->
        [feminine] الخامِسَة عشرة
       *[masculine] الخامس عشر
    }
    [16] { $gender ->
        [feminine] السادِسَة عشرة
       *[masculine] السادس عشر
    }
    [17] { $gender ->
        [feminine] السابِعَة عشرة
       *[masculine] السابع عشر
    }
    [18] { $gender ->
        [feminine] الثامِنَة عشرة
       *[masculine] الثامن عشر
    }
    [19] { $gender ->
        [feminine] التاسِعَة عشرة
       *[masculine] التاسع عشر
    }
    [20] { $case ->
        [genitive] العشرين
        [accusative] العشرين
       *[nominative] العشرون
    }
   *[other] رقم { $value }
}

# The marks keep a voice from reading the word without vowels.
percent = { $value } بالمِئَة

# With "from": it also stands before the name of a unit, من 20 إلى 30 دولارًا
range = من { $from } إلى { $to }

## Large numbers in short
##
## Each may stand before a noun (مليون دولار), so there is no tanwin, and 2 keeps its digit instead of the dual, which
## would be مليونان alone but مليونا before a noun. Plurals follow the number's last two digits (103 ملايين), and مليار
## and تريليون have them too; CLDR leaves them in the singular.

compact-3 = { $count ->
    [1] أَلف
    [zero] { $count } أَلف
    [one] { $count } أَلف
    [two] { $count } أَلف
    [few] { $count } آلاف
    [many] { $count } أَلف
   *[other] { $count } أَلف
}

compact-6 = { $count ->
    [1] مِليون
    [zero] { $count } مِليون
    [one] { $count } مِليون
    [two] { $count } مِليون
    [few] { $count } مَلايين
    [many] { $count } مِليون
   *[other] { $count } مِليون
}

compact-9 = { $count ->
    [1] مليار
    [zero] { $count } مليار
    [one] { $count } مليار
    [two] { $count } مليار
    [few] { $count } مليارات
    [many] { $count } مليار
   *[other] { $count } مليار
}

compact-12 = { $count ->
    [1] تريليون
    [zero] { $count } تريليون
    [one] { $count } تريليون
    [two] { $count } تريليون
    [few] { $count } تريليونات
    [many] { $count } تريليون
   *[other] { $count } تريليون
}
