## Spans of time: 1 and 2 without a digit, and from 3 on the noun goes by the number, as with money (see currency.ftl)
##
## $case: genitive is asked for after a preposition (قبل ساعتين، لمدة يومين), accusative where a span by itself tells how
## long something takes. CLDR's units are the same, but its 1 is the bare noun (يوم), which is not heard as a number.

unit-day = { $count ->
    [1] { $case ->
        [accusative] يومًا واحدًا
       *[nominative] يوم واحد
    }
    [2] { $case ->
        [genitive] يومين
        [accusative] يومين
       *[nominative] يَومان
    }
    [zero] { $count } يوم
    [one] { $count } يوم
    [two] { $count } يوم
    [few] { $count } أيام
    [many] { $count } يومًا
   *[other] { $count } يوم
}

unit-hour = { $count ->
    [1] ساعة واحِدَة
    [2] { $case ->
        [genitive] ساعتين
        [accusative] ساعتين
       *[nominative] ساعتان
    }
    [zero] { $count } ساعة
    [one] { $count } ساعة
    [two] { $count } ساعة
    [few] { $count } ساعات
    [many] { $count } ساعة
   *[other] { $count } ساعة
}

unit-minute = { $count ->
    [1] دقيقة واحِدَة
    [2] { $case ->
        [genitive] دقيقتين
        [accusative] دقيقتين
       *[nominative] دقيقتان
    }
    [zero] { $count } دقيقة
    [one] { $count } دقيقة
    [two] { $count } دقيقة
    [few] { $count } دقائق
    [many] { $count } دقيقة
   *[other] { $count } دقيقة
}

# CLDR writes ثوان, without its tanwin; with it voices end the word as it is said.
unit-second = { $count ->
    [1] ثانية واحِدَة
    [2] { $case ->
        [genitive] ثانيتين
        [accusative] ثانيتين
       *[nominative] ثانيتان
    }
    [zero] { $count } ثانية
    [one] { $count } ثانية
    [two] { $count } ثانية
    [few] { $count } ثوانٍ
    [many] { $count } ثانية
   *[other] { $count } ثانية
}

duration-unavailable = المدة غير متاحة

## Spans that make one together: Arabic joins each by و, without a pause. With its mark voices do not
## take it for the first letter of the word that it is written onto (وساعة).

duration-two = { $first } وَ{ $second }

duration-middle = { $first } وَ{ $second }

duration-end = { $first } وَ{ $second }
