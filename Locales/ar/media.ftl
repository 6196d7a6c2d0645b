## Playback of a song, a video, or an episode

media-playing = قيد التشغيل الآن: { $title }
    .alone = قيد التشغيل الآن
media-paused = متوقف مؤقتًا: { $title }
    .alone = متوقف مؤقتًا
media-buffering = جارٍ التحميل: { $title }
    .alone = جارٍ التحميل

## The position within the item that plays

media-position = { $first } من { FORM($second, case: "genitive") }
media-left = الوقت المتبقي: { $duration }
progress-chapter = الفصل { $completed } من { $total }
    .alone = الفصل { $completed }
progress-track = المقطع { $completed } من { $total }
    .alone = المقطع { $completed }

## Speed and volume of playback: the number alone, which needs no noun after it

media-speed = { $value ->
    [1] السرعة العادية
   *[other] سرعة التشغيل { $value }
}
media-volume = مستوى الصوت { $progress }
media-volume-muted = مستوى الصوت { $progress }، الصوت مكتوم

## The ends of a slider

slider-minimum = الحد الأدنى
slider-maximum = الحد الأقصى
slider-center = الوسط
