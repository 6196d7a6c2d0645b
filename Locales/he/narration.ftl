## Progress of long work, announced while it continues

narration-stalled = ללא התקדמות, { $progress }
    .alone = אין התקדמות כרגע
narration-resumed = העבודה התחדשה, { $progress }
    .alone = העבודה התחדשה
narration-back = { HEAD($progress) ->
    [hebrew] חזרה ל{ $progress }
   *[other] חזרה ל-{ $progress }
}

## Several announcements at once

burst-errors = { $things }. הראשונה: { $first }
