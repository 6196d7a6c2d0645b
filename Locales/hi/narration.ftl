## Progress of long work, announced while it continues

narration-stalled = अब भी { FORM($progress, case: "oblique") } पर
    .alone = फ़िलहाल कोई प्रगति नहीं
narration-resumed = फिर से जारी, { $progress }
    .alone = फिर से जारी
narration-back = वापस { FORM($progress, case: "oblique") } पर

## Several announcements at once

burst-errors = { $things }। पहली: { $first }
