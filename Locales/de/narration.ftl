## Progress of long work, announced while it continues

narration-stalled = noch immer bei { FORM($progress, case: "dative") }
    .alone = zurzeit kein Fortschritt
narration-resumed = wird fortgesetzt, { $progress }
    .alone = wird fortgesetzt
# Avoid "zurück auf", which does not fit steps, questions and chapters.
narration-back = wieder bei { FORM($progress, case: "dative") }

## Several announcements at once

burst-errors = { $things }. Zuerst: { TITLE($first) }
