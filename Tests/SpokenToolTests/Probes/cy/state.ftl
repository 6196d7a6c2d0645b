## States. The pronoun in wedi’i is that of the thing: its gender shows in the mutation behind it (wedi’i golli,
## wedi’i cholli), and several are wedi’u.

state-taken = { $gender ->
    [feminine] wedi’i chymryd
    [plural] wedi’u cymryd
   *[masculine] wedi’i gymryd
}
state-missed = { $gender ->
    [feminine] wedi’i cholli
    [plural] wedi’u colli
   *[masculine] wedi’i golli
}
state-skipped = { $gender ->
    [feminine] wedi’i hepgor
    [plural] wedi’u hepgor
   *[masculine] wedi’i hepgor
}
state-pending = yn aros
state-completed = { $gender ->
    [feminine] wedi’i chwblhau
    [plural] wedi’u cwblhau
   *[masculine] wedi’i gwblhau
}
state-overdue = hwyr
state-failed = wedi methu
state-cancelled = { $gender ->
    [feminine] wedi’i chanslo
    [plural] wedi’u canslo
   *[masculine] wedi’i ganslo
}
state-read = { $gender ->
    [feminine] wedi’i darllen
    [plural] wedi’u darllen
   *[masculine] wedi’i ddarllen
}
state-unread = { $gender ->
    [feminine] heb ei darllen
    [plural] heb eu darllen
   *[masculine] heb ei ddarllen
}
state-active = gweithredol
state-inactive = anweithredol
state-on = ymlaen
state-off = i ffwrdd
state-declined = { $gender ->
    [feminine] wedi’i gwrthod
    [plural] wedi’u gwrthod
   *[masculine] wedi’i wrthod
}
state-selected = { $gender ->
    [feminine] wedi’i dewis
    [plural] wedi’u dewis
   *[masculine] wedi’i ddewis
}

## A state behind the word that says what it is

status = statws: { $state }
