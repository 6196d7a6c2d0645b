## Progress of long work, announced while it continues

narration-stalled = لا يَزال عند { FORM($progress, case: "genitive") }
    .alone = لا يُوجَد تقدم في الوقت الحالي
narration-resumed = تم الاستئناف، { $progress }
    .alone = تم الاستئناف
narration-back = عودة إلى { FORM($progress, case: "genitive") }

## Several announcements at once

burst-errors = { $things }. الأول: { $first }
