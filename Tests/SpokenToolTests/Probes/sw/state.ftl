## States: a verb with the prefix of the thing's class, and a relative clause behind counted things. An adjective stands before
## their number: .place = before.

state-taken = { prefix-subject }metumiwa
adjective-taken = { relative-past }tumiwa
state-missed = { prefix-subject }mekoswa
adjective-missed = { relative-past }koswa
state-skipped = { prefix-subject }merukwa
adjective-skipped = { relative-past }rukwa
state-pending = { prefix-subject }nasubiri
adjective-pending = { relative-present }subiri
state-completed = { prefix-subject }mekamilika
adjective-completed = { relative-past }kamilika
state-failed = { prefix-subject }meshindikana
adjective-failed = { relative-past }shindikana
state-cancelled = { prefix-subject }meghairiwa
adjective-cancelled = { relative-past }ghairiwa
state-declined = { prefix-subject }mekataliwa
adjective-declined = { relative-past }kataliwa
state-read = { prefix-subject }mesomwa
adjective-read = { relative-past }somwa
state-active = { prefix-subject }natumika
adjective-active = { relative-present }tumika
state-on = { prefix-subject }mewashwa
adjective-on = { relative-past }washwa
state-off = { prefix-subject }mezimwa
adjective-off = { relative-past }zimwa
state-selected = { prefix-subject }mechaguliwa
adjective-selected = { relative-past }chaguliwa
state-overdue = muda umepita
adjective-overdue = { relative-past }pitwa na muda
state-unread = { prefix-not }jasomwa
adjective-unread = { relative-not }jasomwa
state-inactive = { prefix-not }tumiki
adjective-inactive = { relative-not }tumiki
state-new = { prefix-adjective }pya
adjective-new = { prefix-counted }pya
    .place = before

## A state behind the word that says what it is

status = hali: { $state }
