## States: a verb with the prefix of the thing's class, and a relative clause behind counted things. An adjective stands before
## their number: .place = before.

state-taken = { prefix-subject }metumiwa
adjective-taken = { word-past }tumiwa
state-missed = { prefix-subject }mekoswa
adjective-missed = { word-past }koswa
state-skipped = { prefix-subject }merukwa
adjective-skipped = { word-past }rukwa
state-pending = { prefix-subject }nasubiri
adjective-pending = { word-present }subiri
state-completed = { prefix-subject }mekamilika
adjective-completed = { word-past }kamilika
state-failed = { prefix-subject }meshindikana
adjective-failed = { word-past }shindikana
state-cancelled = { prefix-subject }meghairiwa
adjective-cancelled = { word-past }ghairiwa
state-declined = { prefix-subject }mekataliwa
adjective-declined = { word-past }kataliwa
state-reversed = { prefix-subject }mebatilishwa
state-read = { prefix-subject }mesomwa
adjective-read = { word-past }somwa
state-active = { prefix-subject }natumika
adjective-active = { word-present }tumika
state-on = { prefix-subject }mewashwa
adjective-on = { word-past }washwa
state-off = { prefix-subject }mezimwa
adjective-off = { word-past }zimwa
state-selected = { prefix-subject }mechaguliwa
adjective-selected = { word-past }chaguliwa
state-overdue = muda umepita
adjective-overdue = { word-past }pitwa na muda
state-unread = { prefix-not }jasomwa
adjective-unread = { word-not }jasomwa
state-inactive = { prefix-not }tumiki
adjective-inactive = { word-not }tumiki
state-new = { prefix-adjective }pya
adjective-new = { word-adjective }pya
    .place = before

## A state behind the word that says what it is

status = hali: { $state }
