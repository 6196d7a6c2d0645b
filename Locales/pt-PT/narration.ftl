narration-stalled =
    .alone = sem avanço de momento
narration-resumed = a retomar, { $progress }
    .alone = a retomar
