## States, alone or of something. A passive participle is the same behind one and behind many (3 kuvaa, unohdettu), as are
## words in a local case (päällä, myöhässä) and "lukematta"; an adjective has a $case "plural".

state-taken = otettu
state-missed = unohdettu
state-skipped = ohitettu
state-pending = odottaa
state-overdue = myöhässä
state-completed = { $case ->
    [plural] valmiita
   *[nominative] valmis
}
state-failed = epäonnistui
state-cancelled = peruttu
state-read = luettu
# Not "lukematon", whose plural is also "countless".
state-unread = lukematta
state-active = { $case ->
    [plural] aktiivisia
   *[nominative] aktiivinen
}
state-inactive = { $case ->
    [plural] ei aktiivisia
   *[nominative] ei aktiivinen
}
state-on = päällä
state-off = pois päältä

# After a colon Finnish goes on in small letters.
status = tila: { $state }
