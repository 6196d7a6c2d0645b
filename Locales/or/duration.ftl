## Durations: the units are in noun.ftl. The parts follow each other without a word: 1 ଘଣ୍ଟା 30 ମିନିଟ

duration-unavailable = ଅବଧି ଉପଲବ୍ଧ ନାହିଁ

duration-two = { $first } { $second }

duration-middle = { $first } { $second }

duration-end = { $first } { $second }
