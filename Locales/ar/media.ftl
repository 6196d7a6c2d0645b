## What plays

media-playing = قيد التشغيل: { $title }
    .alone = قيد التشغيل
media-paused = متوقف مؤقتًا: { $title }
    .alone = متوقف مؤقتًا
media-buffering = جارٍ التحميل: { $title }
    .alone = جارٍ التحميل

## Where in it one is

media-position = { $first } من { FORM($second, case: "genitive") }
media-left = الوقت المتبقي: { $duration }
progress-chapter = الفصل { $completed } من { $total }
progress-track = المقطع { $completed } من { $total }

## How fast and how loud: the number by itself, which needs no noun behind it

media-speed = { $value ->
    [1] السرعة العادية
   *[other] سرعة التشغيل { $value }
}
media-volume = مستوى الصوت { $progress }
media-volume-muted = مستوى الصوت { $progress }، الصوت مكتوم

## The ends of a slider

slider-minimum = الحد الأدنى
slider-maximum = الحد الأقصى
