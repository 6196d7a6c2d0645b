## States. The pronoun in wedi’i is that of the thing: its gender shows in the mutation behind it (wedi’i golli,
## wedi’i cholli), and several are wedi’u. Behind counted things most are a clause: tair neges a gollwyd.

state-taken = wedi’i gymryd
    .feminine = wedi’i chymryd
    .plural = wedi’u cymryd
adjective-taken = a gymerwyd
state-missed = wedi’i golli
    .feminine = wedi’i cholli
    .plural = wedi’u colli
adjective-missed = a gollwyd
state-skipped = wedi’i hepgor
    .plural = wedi’u hepgor
adjective-skipped = a hepgorwyd
state-pending = yn aros
state-completed = wedi’i gwblhau
    .feminine = wedi’i chwblhau
    .plural = wedi’u cwblhau
adjective-completed = a gwblhawyd
state-overdue = hwyr
state-failed = wedi methu
adjective-failed = a fethodd
state-cancelled = wedi’i ganslo
    .feminine = wedi’i chanslo
    .plural = wedi’u canslo
adjective-cancelled = a ganslwyd
state-new = newydd
state-read = wedi’i ddarllen
    .feminine = wedi’i darllen
    .plural = wedi’u darllen
adjective-read = a ddarllenwyd
state-unread = heb ei ddarllen
    .feminine = heb ei darllen
    .plural = heb eu darllen
state-active = gweithredol
adjective-active = gweithredol
    .feminine = weithredol
    .feminine-plural = weithredol
state-inactive = anweithredol
state-on = ymlaen
adjective-on = sydd ymlaen
state-off = i ffwrdd
adjective-off = sydd i ffwrdd
state-declined = wedi’i wrthod
    .feminine = wedi’i gwrthod
    .plural = wedi’u gwrthod
adjective-declined = a wrthodwyd
state-reversed = wedi’i wrthdroi
    .feminine = wedi’i gwrthdroi
    .plural = wedi’u gwrthdroi
state-selected = wedi’i ddewis
    .feminine = wedi’i dewis
    .plural = wedi’u dewis
adjective-selected = a ddewiswyd

## A state behind the word that says what it is

status = statws: { $state }
