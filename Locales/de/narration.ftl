## Progress that is told without being asked for, a sentence at a time

narration-stalled = noch immer bei { FORM($progress, case: "dative") }
    .alone = zurzeit kein Fortschritt
narration-resumed = es geht weiter, { $progress }
    .alone = es geht weiter
# Not "zurück auf", which does not fit steps, questions and chapters.
narration-back = wieder bei { FORM($progress, case: "dative") }

## Several announcements at once

burst-errors = { $things }. Zuerst: { TITLE($first) }
