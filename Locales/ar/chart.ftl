## Types of charts

chart-line = مخطط خطي

chart-bar = مخطط شريطي

chart-area = مخطط مِساحي

chart-scatter = مخطط مبعثر

chart-pie = مخطط دائري

chart-plain = مخطط

## The first sentence. The mark tells قِيَم, values, from other words of the same letters

chart-values = { $count ->
    [1] قيمة واحِدَة
    [2] قيمَتان
    [zero] { $count } قيمة
    [one] { $count } قيمة
    [two] { $count } قيمة
    [few] { $count } قِيَم
    [many] { $count } قيمة
   *[other] { $count } قيمة
}

chart-series-count = { $count ->
    [1] سلسلة واحِدَة
    [2] سِلسِلَتان
    [zero] { $count } سلسلة
    [one] { $count } سلسلة
    [two] { $count } سلسلة
    [few] { $count } سَلاسِل
    [many] { $count } سلسلة
   *[other] { $count } سلسلة
}

# For example: مخطط خطي، 7 قِيَم من 14 نوفمبر إلى 20 نوفمبر
chart-opening-span = { $chart }، { $things } { $range }

chart-opening-range = { $chart }، { $things }، { $range }

chart-empty = { $chart }، لا تُوجَد قِيَم

chart-missing = { $count ->
    [1] قيمة واحِدَة مَفقُودَة
    [2] قيمَتان مَفقُودَتان
    [zero] { $count } قيمة مَفقُودَة
    [one] { $count } قيمة مَفقُودَة
    [two] { $count } قيمة مَفقُودَة
    [few] { $count } قِيَم مَفقُودَة
    [many] { $count } قيمة مَفقُودَة
   *[other] { $count } قيمة مَفقُودَة
}

## The lowest and the highest value. After the colon: أعلى قيمة دقيقة واحِدَة would be the highest value of a minute.
## What a circle is shared by is a حِصَّة, feminine as قيمة, so that what follows agrees with both. The lowest is heard
## first, and so it has what is counted (case "whole").

# A comma parts a number from a day: 2، أمس. After في none is needed.
-head-in = في عند

chart-lowest = { HEAD($when) ->
    [in] أدنى قيمة: { chart-first-value } { $when }
   *[other] أدنى قيمة: { chart-first-value }، { $when }
}
    .share = { HEAD($when) ->
        [in] أصغر حِصَّة: { $value } { $when }
       *[other] أصغر حِصَّة: { $value }، { $when }
    }

chart-highest = { HEAD($when) ->
    [in] أعلى قيمة: { $value } { $when }
   *[other] أعلى قيمة: { $value }، { $when }
}
    .share = { HEAD($when) ->
        [in] أكبر حِصَّة: { $value } { $when }
       *[other] أكبر حِصَّة: { $value }، { $when }
    }

chart-lowest-named = أدنى قيمة: { $name }، { chart-first-value }
    .share = أصغر حِصَّة: { $name }، { $value }

chart-highest-named = أعلى قيمة: { $name }، { $value }
    .share = أكبر حِصَّة: { $name }، { $value }

chart-lowest-alone = أدنى قيمة: { chart-first-value }
    .share = أصغر حِصَّة: { $value }

chart-highest-alone = أعلى قيمة: { $value }
    .share = أكبر حِصَّة: { $value }

chart-lowest-times = أدنى قيمة: { chart-first-value }، تَكَرَّرَت { $times }
    .share = أصغر حِصَّة: { $value }، تَكَرَّرَت { $times }

chart-highest-times = أعلى قيمة: { $value }، تَكَرَّرَت { $times }
    .share = أكبر حِصَّة: { $value }، تَكَرَّرَت { $times }

chart-unusual-high = { $value }، مُرتَفِعَة بِشَكل غير مُعتاد

chart-unusual-low = { $value }، مُنخَفِضَة بِشَكل غير مُعتاد

chart-outliers = { $count ->
    [1] قيمة واحِدَة غير مُعتادَة
    [2] قيمَتان غير مُعتادَتَين
    [zero] { $count } قيمة غير مُعتادَة
    [one] { $count } قيمة غير مُعتادَة
    [two] { $count } قيمة غير مُعتادَة
    [few] { $count } قِيَم غير مُعتادَة
    [many] { $count } قيمة غير مُعتادَة
   *[other] { $count } قيمة غير مُعتادَة
}

chart-first-value = { FORM($value, case: "whole") }

# None with its digit, as after a preposition: أدنى قيمة: 0 خطوة
chart-count = { $case ->
    [whole] { FORM($value, case: "digits") }
   *[bare] { $count }
}

chart-constant = قيمة ثابتة: { $value }

chart-trend-none = دون اتجاه واضح

## The average

chart-average = المتوسط { $value }

chart-average-days = { $count ->
    [1] متوسط يوم واحد: { $value }
    [2] متوسط يومين: { $value }
    [zero] متوسط { $count } يوم: { $value }
    [one] متوسط { $count } يوم: { $value }
    [two] متوسط { $count } يوم: { $value }
    [few] متوسط { $count } أَيّام: { $value }
    [many] متوسط { $count } يومًا: { $value }
   *[other] متوسط { $count } يوم: { $value }
}

## The series of a chart that has several

chart-series-average = { $name }: المتوسط { $value }

chart-series-trend = { $name }: المتوسط { $value }، { $trend }

chart-series-constant = { $name }: قيمة ثابتة، { $value }

chart-series-empty = { $name }: لا تُوجَد قِيَم

chart-series-number = السلسلة { $number }

chart-series-more = { $count ->
    [1] سلسلة أخرى
    [2] سِلسِلَتان أُخرَيان
    [zero] { $count } سلسلة أخرى
    [one] { $count } سلسلة أخرى
    [two] { $count } سلسلة أخرى
    [few] { $count } سَلاسِل أخرى
    [many] { $count } سلسلة أخرى
   *[other] { $count } سلسلة أخرى
}

## The position of a value

# A date begins with a number, and must not stand right after another one; nor must يوم, which 6100 would count (6100
# days).
-head-day-number = يوم 1* 2* 3* 4* 5* 6* 7* 8* 9*

chart-on-day = { HEAD($date) ->
    [day-number] في { $date }
   *[other] { $date }
}

chart-at-moment = { HEAD($date) ->
    [day-number] في { $date }
   *[other] { $date }
}

chart-at-time = { $time }

chart-in-month = في { $month }

chart-at-number = عند { FORM($value, case: "genitive") }

## A single point of a chart

chart-point = { $name }: { $value }

chart-point-none = لا تُوجَد قيمة

## Comparison of two series

# أعلى في 5 مَرّات من أصل 7. Without في it would be heard as five times as high
chart-compare-more = { $name } أعلى في { times } من أصل { $total }

chart-compare-always = { $name } أعلى دائمًا

chart-compare-even = تَتَساوى السِلسِلَتان في عَدَد المَرّات التي كانَت فيها كل مِنهُما أعلى

chart-compare-same = السِلسِلَتان مُتَساوِيَتان دائمًا

chart-compare-none = { list-and-two }: لا شيء لِلمُقارَنَة

chart-difference = { HEAD($when) ->
    [in] أكبر فرق: { $value } { $when }
   *[other] أكبر فرق: { $value }، { $when }
}

chart-difference-named = أكبر فرق: { $name }، { $value }

chart-difference-alone = أكبر فرق: { $value }
