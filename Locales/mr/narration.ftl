## Progress of long work, announced while it continues

narration-stalled = अजूनही { FORM($progress, case: "oblique") }वर
    .alone = सध्या प्रगती नाही
narration-resumed = पुन्हा सुरू, { $progress }
    .alone = पुन्हा सुरू
narration-back = परत { FORM($progress, case: "oblique") }वर

## Several announcements at once

burst-errors = { $things }. पहिली: { $first }
