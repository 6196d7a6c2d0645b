## Progress of long work, announced while it continues

narration-stalled = ଏବେ ମଧ୍ୟ { $progress }
    .alone = ଏବେ କୌଣସି ଅଗ୍ରଗତି ନାହିଁ
narration-resumed = ପୁଣି ଚାଲିଛି, { $progress }
    .alone = ପୁଣି ଚାଲିଛି
narration-back = ପଛକୁ ଯାଇ ଏବେ { $progress }

## Several announcements at once

burst-errors = { $things }। ପ୍ରଥମ: { $first }
