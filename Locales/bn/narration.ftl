## Progress of long work, announced while it continues

narration-stalled = এখনও { $progress }
    .alone = এই মুহূর্তে অগ্রগতি নেই
narration-resumed = আবার চলছে, { $progress }
    .alone = আবার চলছে
narration-back = পিছিয়ে এখন { $progress }

## Several announcements at once

burst-errors = { $things }। প্রথম: { $first }
