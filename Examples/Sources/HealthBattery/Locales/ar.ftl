### Health battery, in Arabic

## The battery: the health of the user, as the charge of a battery. What is said of it is feminine, as البطارية.

health-battery = بطارية الصحة
    .hint = تُمَثِّل التأثير الصحي الحالي
impact-battery = بطارية التأثير الصحي
battery-at = شحن البطارية { $share }
    .hint = يَعرِض مستوى التأثير الصحي الحالي
charged = مَشحونَة بِنِسبَة { FORM($share, case: "genitive") }
    .low = { $share }، مُنخَفِضَة
charge-and-impact = { $charge }، { $impact }
impact-good = تأثير صحي إيجابي
impact-none = دون تأثير صحي
impact-poor = تأثير صحي سلبي
battery-updated = تم تحديث بطارية الصحة إلى { FORM($share, case: "genitive") }
open-health-metrics = { $case ->
    [infinitive] عَرض تفاصيل المَقاييس الصحية
   *[statement] يَفتَح تفاصيل المَقاييس الصحية
}

## The time that a way of living adds to a life, or takes from it: a verbal noun, and the time in the genitive

gaining = كَسب { FORM($time, case: "genitive") }
    .per-day = كَسب { FORM($time, case: "genitive") } يوميًا
losing = خسارة { FORM($time, case: "genitive") }
    .per-day = خسارة { FORM($time, case: "genitive") } يوميًا
no-time = دون كَسب وقت أو خَسارَته

## What is measured

metric-steps = الخُطُوات
    .today = خُطُوات اليوم
    .analysis = { $case ->
        [infinitive] عَرض التحليل التفصيلي لِلخُطُوات
       *[statement] يَفتَح التحليل التفصيلي لِلخُطُوات
    }
metric-exercise = التمارين
    .today = تمارين اليوم
    .analysis = { $case ->
        [infinitive] عَرض التحليل التفصيلي لِلتَمارين
       *[statement] يَفتَح التحليل التفصيلي لِلتَمارين
    }
metric-sleep = النوم
    .today = نوم الليلة الماضية
    .analysis = { $case ->
        [infinitive] عَرض التحليل التفصيلي لِلنَوم
       *[statement] يَفتَح التحليل التفصيلي لِلنَوم
    }
metric-heart = معدل نبض القلب أثناء الراحة
    .today = معدل نبض القلب أثناء الراحة اليوم
    .analysis = { $case ->
        [infinitive] عَرض التحليل التفصيلي لِمُعَدَّل نبض القلب
       *[statement] يَفتَح التحليل التفصيلي لِمُعَدَّل نبض القلب
    }
beats-per-minute = { $count ->
    [1] نبضة واحِدَة في الدقيقة
    [2] نَبضَتان في الدقيقة
    [zero] { $count } نبضة في الدقيقة
    [one] { $count } نبضة في الدقيقة
    [two] { $count } نبضة في الدقيقة
    [few] { $count } نَبَضات في الدقيقة
    [many] { $count } نبضة في الدقيقة
   *[other] { $count } نبضة في الدقيقة
}
reading-and-impact = { $reading }، { $impact }
open-metric-details = { $case ->
    [infinitive] عَرض تفاصيل { $metric }
   *[statement] يَفتَح تفاصيل { $metric }
}
no-reading = لا توجد بيانات

## Steps

# No participle: it would have to agree with one, two and many, and with "no steps".
completed-today = { $done } اليوم
open-step-details = { $case ->
    [infinitive] عَرض تفاصيل الخُطُوات واتجاهاتها
   *[statement] يَفتَح تفاصيل الخُطُوات واتجاهاتها
}
steps-goal = هدف الخُطُوات
    .completed = تم تحقيق هدف الخُطُوات
to-go = بَقِيَت { $left }
recommendations = التوصيات
open-exercise-recommendations = { $case ->
    [infinitive] عَرض توصيات التمارين
   *[statement] يَفتَح توصيات التمارين
}

## The chart of the steps

steps-trend = اتجاه الخُطُوات
    .hint = يَعرِض الرسم البياني عدد الخُطُوات خلال آخِر 7 أيام
days-average = { $days ->
    [2] متوسط يومين
    [few] متوسط { $days } أيام
   *[other] متوسط { $days } يوم
}
average-and-trend = { $average }، { $trend }
trend-rising = الاتجاه صاعد
    .chart = يُظهِر الرسم البياني اتجاهًا صاعدًا خلال { FORM($days, case: "genitive") }
trend-falling = الاتجاه هابط
    .chart = يُظهِر الرسم البياني اتجاهًا هابطًا خلال { FORM($days, case: "genitive") }
trend-steady = الاتجاه مُستَقِرّ
    .chart = يُظهِر الرسم البياني اتجاهًا مُستَقِرًّا خلال { FORM($days, case: "genitive") }
chart-summary = ملخص الرسم البياني
lowest = الأدنى
highest = الأعلى
steps-on-day = { $steps } يوم { $day }

## The questions that are asked before the first battery is shown. A verb for "you" would have a gender; the ending ـك
## is written alike for all.

questionnaire-progress = التقدم في الاستبيان
question-exercise = سؤال عن ممارسة التمارين
    .text = ما مُعَدَّل مُمارَسَتك لِلتَمارين الرياضية؟
question-smoking = سؤال عن التدخين
    .text = هل التدخين من عاداتك؟
answer-never = أبدًا
answer-once-a-week = مرة في الأسبوع
answer-several-times-a-week = عدة مَرّات في الأسبوع
answer-every-day = كل يوم
answer-yes = نعم
answer-no = لا
select-from-options = { $count ->
    [2] اختيار إجابة من الخيارين التاليين
    [3] اختيار إجابة من الخيارات الثَلاثَة التالية
    [4] اختيار إجابة من الخيارات الأَربَعَة التالية
   *[other] اختيار إجابة من { $count } خيار
}
continue-to-dashboard = متابعة إلى لوحة المعلومات

## Screens, buttons and tabs

calculating = جارٍ حساب التأثير الصحي
health-metrics = المَقاييس الصحية
metric-details = تفاصيل المقياس
done = تم
tab-dashboard = لوحة المعلومات
    .hint = عَرض بَطاريات الصحة والمَقاييس
tab-settings = الإعدادات
    .hint = اختيار ما يُقاس

## What went wrong

problem-health-access = الوصول إلى البيانات الصحية غير مُفَعَّل. يُرجى تَفعيلُه في الإعدادات
problem-timeout = استغرق الحساب وقتًا طويلًا. يُرجى إعادة المحاولة
problem-steps = تَعَذَّرَت قراءة الخُطُوات. يُرجى إعادة تشغيل الساعة
