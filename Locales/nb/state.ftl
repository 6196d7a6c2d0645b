## States
##
## Alone, or after the thing that it describes, a state agrees with the thing (mappen er tom, albumet er tomt). If no
## thing is known, it has the form of common nouns, as in VoiceOver. Before a noun, it agrees, too (3 tomme mapper). A
## state that is a verb (pågår) has another word in a count, an adjective-… below.
##
## .place = after: the state comes after the noun (3 kontakter på nett). The values "draft" and "favorite" are for states
## that are nouns if no other noun is said (bare utkast).

state-taken = tatt
    .plural = tatte
# Of doses and tasks. Calls, events, and others have their own word, see noun.ftl.
state-missed = glemt
    .plural = glemte
state-skipped = hoppet over
    .plural = hoppet over
# Alone a verb: "ventende" alone would be a person who waits.
state-pending = venter
    .plural = venter
    .as = ventende
state-scheduled = planlagt
    .plural = planlagte
# As the name of a field: Frist: i dag klokken 18:30.
state-due = { $case ->
    [as] aktuell
    [label] frist
   *[state] forfaller nå
}
state-overdue = forfalt
    .plural = forfalte
state-completed = fullført
    .plural = fullførte
state-not-completed = ikke fullført
    .plural = ikke fullførte
state-in-progress = pågår
    .plural = pågår
    .as = pågående
state-failed = mislykket
    .plural = mislykkede
state-cancelled = kansellert
    .plural = kansellerte
state-approved = godkjent
    .plural = godkjente
state-declined = avvist
    .plural = avviste
state-refunded = refundert
    .plural = refunderte
state-processing = under behandling
    .place = after
state-shipped = sendt
    .plural = sendte
state-delivered = levert
    .plural = leverte
state-draft = utkast
state-new = ny
    .neuter = nytt
    .plural = nye
# same for every case
state-read = lest
    .plural = leste
state-unread = ulest
    .plural = uleste
state-opened = åpnet
    .plural = åpnede
state-active = aktiv
    .neuter = aktivt
    .plural = aktive
state-inactive = inaktiv
    .neuter = inaktivt
    .plural = inaktive
# As screen readers say it of a switch.
state-on = på
    .plural = på
    .as = slått på
state-off = av
    .plural = av
    .as = slått av
state-enabled = aktivert
    .plural = aktiverte
state-disabled = deaktivert
    .plural = deaktiverte
state-online = på nett
    .place = after
# "Frakoblet" is "koblet fra", which is disconnected.
state-offline = uten nett
    .place = after
state-away = borte
state-busy = opptatt
    .plural = opptatte
state-connected = tilkoblet
    .plural = tilkoblede
state-disconnected = koblet fra
    .place = after
state-selected = valgt
    .plural = valgte
state-not-selected = ikke valgt
    .plural = ikke valgte
state-checked = avkrysset
    .plural = avkryssede
state-unchecked = ikke avkrysset
    .plural = ikke avkryssede
state-partially-checked = delvis avkrysset
    .plural = delvis avkryssede
state-expanded = utvidet
    .plural = utvidede
# As screen readers say it.
state-collapsed = skjult
    .plural = skjulte
state-required = obligatorisk
    .plural = obligatoriske
state-optional = valgfri
    .neuter = valgfritt
    .plural = valgfrie
state-valid = gyldig
    .plural = gyldige
state-invalid = ugyldig
    .plural = ugyldige
state-empty = tom
    .neuter = tomt
    .plural = tomme
# same
state-full = full
    .neuter = fullt
    .plural = fulle
state-playing = spilles av
    .plural = spilles av
    .as = pågående
state-paused = satt på pause
    .place = after
state-stopped = stoppet
    .plural = stoppede
state-muted = dempet
    .plural = dempede
state-unmuted = lyd på
    .plural = lyd på
    .as = hørbar
state-locked = låst
    .plural = låste
state-unlocked = låst opp
    .plural = låst opp
state-favorite = favoritt
state-pinned = festet
    .plural = festede
state-archived = arkivert
    .plural = arkiverte
state-verified = bekreftet
    .plural = bekreftede
state-not-verified = ikke bekreftet
    .plural = ikke bekreftede
state-expired = utløpt
    .plural = utløpte
state-available = tilgjengelig
    .plural = tilgjengelige
state-unavailable = utilgjengelig
    .plural = utilgjengelige
state-out-of-stock = utsolgt
    .plural = utsolgte
# Voices read "live" by Norwegian rules.
state-live = sendes direkte nå
    .plural = sendes direkte nå
    .as = direktesendt
state-syncing = synkroniseres
    .plural = synkroniseres
    .as = pågående
state-synced = synkronisert
    .plural = synkroniserte
state-charging = lader
    .plural = lader
    .as = under lading
state-low = lav
    .neuter = lavt
    .plural = lave
state-critical = kritisk
    .plural = kritiske
state-filtered = filtrert
    .plural = filtrerte
state-correct = riktig
    .plural = riktige
state-incorrect = feil
    .plural = feil
state-edited = redigert
    .plural = redigerte
state-forwarded = videresendt
    .plural = videresendte
state-played = avspilt
    .plural = avspilte
# "Følger" would be a follower.
state-followed = følges
    .plural = følges
    .as = fulgt
state-not-applicable = ikke relevant
    .plural = ikke relevante
state-weak = svak
    .neuter = svakt
    .plural = svake
state-medium = middels
    .plural = middels
state-strong = sterk
    .neuter = sterkt
    .plural = sterke
state-range-start = start på perioden
    .place = after
state-range-end = slutt på perioden
    .place = after

## Words that replace a state next to a noun that is counted

adjective-skipped = overhoppet
    .plural = overhoppede
adjective-pending = ventende
adjective-due = med frist nå
    .place = after
# "Ikke fullførte oppgaver" is heavy.
adjective-not-completed = ufullført
    .plural = ufullførte
adjective-in-progress = pågående
adjective-draft = lagret som utkast
    .place = draft
adjective-on = slått på
    .place = after
adjective-off = slått av
    .place = after
adjective-away = som er borte
    .place = after
adjective-not-selected = som ikke er valgt
    .place = after
adjective-unchecked = som ikke er krysset av
    .place = after
# "Skjulte mapper" would be folders that nobody sees.
adjective-collapsed = sammenfoldet
    .plural = sammenfoldede
adjective-playing = som spilles av
    .place = after
adjective-unmuted = med lyden på
    .place = after
adjective-unlocked = opplåst
    .plural = opplåste
adjective-favorite = favorittmerket
    .plural = favorittmerkede
    .place = favorite
adjective-not-verified = ubekreftet
    .plural = ubekreftede
adjective-live = som sendes direkte nå
    .place = after
adjective-syncing = som synkroniseres
    .place = after
adjective-charging = som lader
    .place = after
adjective-low = med lavt nivå
    .place = after
adjective-followed = som du følger
    .place = after
adjective-not-applicable = som ikke er relevant
    .plural = som ikke er relevante
    .place = after
adjective-medium = middels sterk
    .neuter = middels sterkt
    .plural = middels sterke
adjective-range-start = som er start på perioden
    .place = after
adjective-range-end = som er slutt på perioden
    .place = after

## A state after the word for "status"

# After a colon, Norwegian goes on in small letters.
status = status: { $state }
