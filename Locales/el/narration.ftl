## Progress of long work, announced while it continues

narration-stalled = καμία πρόοδος, { $progress }
    .alone = καμία πρόοδος προς το παρόν
narration-resumed = συνεχίζεται, { $progress }
    .alone = συνεχίζεται
narration-back = επιστροφή, { $progress }

## Several announcements at once

burst-errors = { $things }. Πρώτο: { $first }
