## Progress of long work, announced while it continues

# ancora al 40 per cento; a chapter or a step has a comma, for a preposition would need its article.
narration-stalled = { HEAD(progress-to) ->
    [at] ancora { progress-to }
   *[other] nessun avanzamento, { $progress }
}
    .alone = nessun avanzamento al momento
narration-resumed = avanzamento ripreso, { $progress }
    .alone = avanzamento ripreso
narration-back = { HEAD(progress-to) ->
    [at] si torna { progress-to }
   *[other] si torna indietro, { $progress }
}
progress-to = { FORM($progress, case: "to") }

## Several announcements at once

burst-errors = { $things }. Il primo: { $first }
