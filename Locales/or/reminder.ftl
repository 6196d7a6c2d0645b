## Reminders that are sent as text messages (SMS), in the polite form

reminder-greeting = ନମସ୍କାର { $name }!
    .alone = ନମସ୍କାର!
reminder-medication = ଔଷଧ ଖାଇବାର ସମୟ ହୋଇଛି।
    .morning = ସକାଳର ଔଷଧ ଖାଇବାର ସମୟ ହୋଇଛି।
    .noon = ମଧ୍ୟାହ୍ନର ଔଷଧ ଖାଇବାର ସମୟ ହୋଇଛି।
    .evening = ସନ୍ଧ୍ୟାର ଔଷଧ ଖାଇବାର ସମୟ ହୋଇଛି।
    .night = ଶୋଇବା ପୂର୍ବର ଔଷଧ ଖାଇବାର ସମୟ ହୋଇଛି।
reminder-task = ମନେ ପକାଇ ଦେଉଛି: { $task }
reminder-reply = ଉତ୍ତରରେ ଲେଖନ୍ତୁ:
# accepted: symbol
reminder-option = { $keyword } - { $meaning }
reminder-taken = ଔଷଧ ଖାଇଥିଲେ
reminder-done = କାମ ସରିଥିଲେ
reminder-photo = ଫଟୋ ପଠାଇବାକୁ ଚାହିଁଲେ
reminder-help = ସାହାଯ୍ୟ ଦରକାର ହେଲେ
reminder-keyword-done = ହୋଇଛି
reminder-keyword-photo = ଫଟୋ
reminder-keyword-help = ସାହାଯ୍ୟ
reminder-signature = ଭଲପାଇବା ସହ, { $who }
    .alone = ଭଲପାଇବା ସହ, ଆପଣଙ୍କ ପରିବାର
