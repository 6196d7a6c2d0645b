## States: a verb with the prefix of the thing's class

# dozi imekoswa, dozi zimekoswa; jukumu limekoswa, majukumu yamekoswa; muamala umekoswa, miamala imekoswa
state-prefix = { $gender ->
    [liya] li
    [kivi] ki
    [ui] u
    [uzi] u
    [zi] zi
    [ya] ya
    [vi] vi
   *[izi] i
}

state-taken = { state-prefix }metumiwa
state-missed = { state-prefix }mekoswa
state-skipped = { state-prefix }merukwa
state-pending = { state-prefix }nasubiri
state-completed = { state-prefix }mekamilika
state-overdue = muda umepita
state-failed = { state-prefix }meshindikana
state-cancelled = { state-prefix }meghairiwa
state-declined = { state-prefix }mekataliwa
state-read = { state-prefix }mesomwa
state-unread = ha{ state-prefix }jasomwa
state-active = { state-prefix }natumika
state-inactive = ha{ state-prefix }tumiki
state-on = { state-prefix }mewashwa
state-off = { state-prefix }mezimwa
state-selected = { state-prefix }mechaguliwa

## A state behind the word that says what it is

status = hali: { $state }
