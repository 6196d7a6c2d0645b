## Durations: the units are in noun.ftl. The parts follow each other without a word: 1 ঘণ্টা 30 মিনিট

duration-unavailable = সময়কাল পাওয়া যায়নি

duration-two = { $first } { $second }

duration-middle = { $first } { $second }

duration-end = { $first } { $second }
