## Progress of long work, announced while it continues

narration-stalled = હજી પણ { FORM($progress, case: "oblique") } પર
    .alone = હાલ કોઈ પ્રગતિ નથી
narration-resumed = ફરી ચાલુ, { $progress }
    .alone = ફરી ચાલુ
narration-back = પાછું { FORM($progress, case: "oblique") } પર

## Several announcements at once

burst-errors = { $things }. પહેલી: { $first }
