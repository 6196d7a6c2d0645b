## States
##
## Alone, or after the thing that it describes, a state agrees with the thing (opgaven er ny, billedet er nyt). If no
## thing is known, it has the form of common nouns, as in VoiceOver. Before a noun, it agrees, too (3 glemte doser).
## A state that is a verb (afventer) has another word in a count, an adjective-… below.
##
## .place = after: the state has no ending, and comes after the noun (3 kontakter online). The values "draft" and
## "favorite" are for states that are nouns if no other noun is said (kun kladder).

state-taken = taget
    .plural = tagne
state-missed = misset
    .plural = missede
state-skipped = sprunget over
    .plural = sprunget over
# Alone a verb: "afventende" alone sounds unfinished.
state-pending = afventer
    .plural = afventer
    .as = afventende
state-scheduled = planlagt
    .plural = planlagte
# Of doses, tasks, appointments, and bills. As the name of a field: Frist: i dag klokken 18:30.
state-due = { $case ->
    [as] aktuel
    [label] frist
   *[state] det er tid nu
}
state-overdue = forsinket
    .plural = forsinkede
state-completed = fuldført
    .plural = fuldførte
state-not-completed = ikke fuldført
    .plural = ikke fuldførte
state-in-progress = i gang
    .plural = i gang
    .as = igangværende
state-failed = mislykket
    .plural = mislykkede
# Events have their own word, see noun.ftl.
state-cancelled = annulleret
    .plural = annullerede
state-approved = godkendt
    .plural = godkendte
state-declined = afvist
    .plural = afviste
state-refunded = refunderet
    .plural = refunderede
state-processing = under behandling
    .place = after
state-shipped = afsendt
    .plural = afsendte
state-delivered = leveret
    .plural = leverede
state-draft = kladde
state-new = ny
    .neuter = nyt
    .plural = nye
# same for every case
state-read = læst
    .plural = læste
state-unread = ulæst
    .plural = ulæste
state-opened = åbnet
    .plural = åbnede
state-active = aktiv
    .neuter = aktivt
    .plural = aktive
state-inactive = inaktiv
    .neuter = inaktivt
    .plural = inaktive
# "Til" alone, as some screen readers say it of a switch, is also a preposition.
state-on = slået til
    .place = after
state-off = slået fra
    .place = after
state-enabled = aktiveret
    .plural = aktiverede
state-disabled = deaktiveret
    .plural = deaktiverede
# same
state-online = online
    .place = after
# same
state-offline = offline
    .place = after
state-away = ikke til stede
    .place = after
state-busy = optaget
    .plural = optagne
state-connected = forbundet
    .plural = forbundne
state-disconnected = afbrudt
    .plural = afbrudte
state-selected = valgt
    .plural = valgte
state-not-selected = ikke valgt
    .plural = ikke valgte
# As screen readers say it of a checkbox.
state-checked = markeret
    .plural = markerede
state-unchecked = ikke markeret
    .plural = ikke markerede
state-partially-checked = delvist markeret
    .plural = delvist markerede
state-expanded = udvidet
    .plural = udvidede
# TalkBack has "skjult", which is also said of what nobody may see.
state-collapsed = foldet sammen
    .plural = foldet sammen
state-required = obligatorisk
    .plural = obligatoriske
state-optional = valgfri
    .neuter = valgfrit
    .plural = valgfrie
state-valid = gyldig
    .neuter = gyldigt
    .plural = gyldige
state-invalid = ugyldig
    .neuter = ugyldigt
    .plural = ugyldige
state-empty = tom
    .neuter = tomt
    .plural = tomme
state-full = fuld
    .neuter = fuldt
    .plural = fulde
state-playing = afspilles
    .plural = afspilles
    .as = igangværende
state-paused = sat på pause
    .place = after
state-stopped = stoppet
    .plural = stoppede
state-muted = lydløs
    .neuter = lydløst
    .plural = lydløse
state-unmuted = med lyd
    .place = after
state-locked = låst
    .plural = låste
state-unlocked = låst op
    .plural = låst op
state-favorite = favorit
state-pinned = fastgjort
    .plural = fastgjorte
state-archived = arkiveret
    .plural = arkiverede
state-verified = bekræftet
    .plural = bekræftede
state-not-verified = ikke bekræftet
    .plural = ikke bekræftede
state-expired = udløbet
    .plural = udløbne
state-available = tilgængelig
    .neuter = tilgængeligt
    .plural = tilgængelige
state-unavailable = ikke tilgængelig
    .neuter = ikke tilgængeligt
    .plural = ikke tilgængelige
state-out-of-stock = udsolgt
    .plural = udsolgte
# Some voices misread "live" alone.
state-live = sendes direkte nu
    .plural = sendes direkte nu
    .as = direkte sendt
state-syncing = synkroniseres
    .plural = synkroniseres
    .as = igangværende
state-synced = synkroniseret
    .plural = synkroniserede
state-charging = oplades
    .plural = oplades
    .as = under opladning
state-low = lav
    .neuter = lavt
    .plural = lave
state-critical = kritisk
    .plural = kritiske
state-filtered = filtreret
    .plural = filtrerede
state-correct = korrekt
    .plural = korrekte
state-incorrect = forkert
    .plural = forkerte
state-edited = redigeret
    .plural = redigerede
state-forwarded = videresendt
    .plural = videresendte
state-played = afspillet
    .plural = afspillede
# "Følger" would be a follower.
state-followed = følges
    .plural = følges
    .as = fulgt
state-not-applicable = ikke relevant
    .plural = ikke relevante
state-weak = svag
    .neuter = svagt
    .plural = svage
state-medium = middel
    .plural = middel
    .as = middelstærk
state-strong = stærk
    .neuter = stærkt
    .plural = stærke
state-range-start = start på perioden
    .place = after
state-range-end = slut på perioden
    .place = after

## Words that replace a state next to a noun that is counted

adjective-skipped = oversprunget
    .plural = oversprungne
adjective-pending = afventende
adjective-due = som det er tid til
    .place = after
# "Ingen ikke fuldførte opgaver" has two negatives.
adjective-not-completed = uafsluttet
    .plural = uafsluttede
adjective-in-progress = igangværende
adjective-draft = gemt som kladde
    .place = draft
adjective-disconnected = frakoblet
    .plural = frakoblede
adjective-away = fraværende
adjective-not-selected = som ikke er valgt
    .place = after
adjective-unchecked = som ikke er markeret
    .place = after
adjective-collapsed = sammenfoldet
    .plural = sammenfoldede
adjective-playing = som afspilles
    .place = after
adjective-unlocked = ulåst
    .plural = ulåste
adjective-favorite = favoritmarkeret
    .plural = favoritmarkerede
    .place = favorite
adjective-not-verified = ubekræftet
    .plural = ubekræftede
adjective-unavailable = utilgængelig
    .neuter = utilgængeligt
    .plural = utilgængelige
adjective-live = som sendes direkte nu
    .place = after
adjective-syncing = som synkroniseres
    .place = after
adjective-charging = som oplades
    .place = after
adjective-low = med lavt niveau
    .place = after
adjective-followed = som du følger
    .place = after
# "Ingen ikke relevante felter" has two negatives.
adjective-not-applicable = som ikke er relevant
    .plural = som ikke er relevante
    .place = after
adjective-medium = middelstærk
    .neuter = middelstærkt
    .plural = middelstærke
adjective-range-start = som er start på perioden
    .place = after
adjective-range-end = som er slut på perioden
    .place = after

## A state after the word for "status"

# After a colon, Danish goes on in small letters. The state is that of "status": status: aktiv, also of a medication.
status = status: { FORM($state, case: "status") }
