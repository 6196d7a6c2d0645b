## States
##
## Alone, or after the thing that it describes, a state has no ending ("form-predicate"). Before a noun it ends in -e,
## but not before one neuter thing: 1 gemist bericht. Participles in -en never change (overgeslagen doses).
##
## .place = after: what takes no ending comes after the noun (3 contacten online).
## .place = negated: words with "niet" come after the noun, and after "geen" in a clause: geen accounts die niet
## geverifieerd zijn.
## .place = selection: what people say of a selection comes after, too (geen items geselecteerd), but before the noun
## in a filter (alleen geselecteerde items).
## .place = verb: the participle of what goes on (3 bestanden worden gesynchroniseerd). Such a state has an adjective-…
## below, and alone it is a sentence: wordt gesynchroniseerd.
## .front = clause: a filter puts the state into a clause: alleen contacten die online zijn.

state-taken = ingenomen
state-missed = gemist
    .e = gemiste
state-skipped = overgeslagen
state-pending = openstaand
    .e = openstaande
state-scheduled = gepland
    .e = geplande
# "Verloopt" or "vervalt" would be wrong for a dose. The name of a field tells the latest time.
state-due = { $case ->
    [as] aan de beurt
    [label] uiterlijk
   *[state] nu aan de beurt
}
state-overdue = te laat
    .place = after
    .front = clause
state-completed = voltooid
    .e = voltooide
state-not-completed = niet voltooid
    .e = niet voltooide
state-in-progress = bezig
    .place = after
    .front = clause
state-failed = mislukt
    .e = mislukte
state-cancelled = geannuleerd
    .e = geannuleerde
state-approved = goedgekeurd
    .e = goedgekeurde
state-declined = geweigerd
    .e = geweigerde
state-refunded = terugbetaald
    .e = terugbetaalde
state-processing = in verwerking
    .place = after
    .front = clause
state-shipped = verzonden
# "Bezorgd" is also worried.
state-delivered = afgeleverd
    .e = afgeleverde
state-draft = concept
state-new = nieuw
    .e = nieuwe
# same for every case
state-read = gelezen
state-unread = ongelezen
# Of a parcel, a file, or a door.
state-opened = geopend
    .e = geopende
state-active = actief
    .e = actieve
state-inactive = inactief
    .e = inactieve
# As screen readers say it of a switch.
state-on = aan
    .as = ingeschakeld
state-off = uit
    .as = uitgeschakeld
state-enabled = ingeschakeld
    .e = ingeschakelde
state-disabled = uitgeschakeld
    .e = uitgeschakelde
# same
state-online = online
    .place = after
    .front = clause
# same
state-offline = offline
    .place = after
    .front = clause
state-away = afwezig
    .e = afwezige
state-busy = bezet
    .e = bezette
state-connected = verbonden
state-disconnected = niet verbonden
    .place = negated
state-selected = geselecteerd
    .e = geselecteerde
    .place = selection
state-not-selected = niet geselecteerd
    .place = negated
state-checked = aangevinkt
    .e = aangevinkte
state-unchecked = niet aangevinkt
    .place = negated
state-partially-checked = gedeeltelijk aangevinkt
    .e = gedeeltelijk aangevinkte
state-expanded = uitgevouwen
state-collapsed = samengevouwen
state-required = verplicht
    .e = verplichte
state-optional = optioneel
    .e = optionele
state-valid = geldig
    .e = geldige
state-invalid = ongeldig
    .e = ongeldige
state-empty = leeg
    .e = lege
state-full = vol
    .e = volle
state-playing = wordt afgespeeld
    .as = bezig met afspelen
state-paused = gepauzeerd
    .e = gepauzeerde
state-stopped = gestopt
    .e = gestopte
state-muted = gedempt
    .e = gedempte
# Avoid "niet gedempt", which is one word away from "gedempt".
state-unmuted = geluid aan
    .as = niet gedempt
state-locked = vergrendeld
    .e = vergrendelde
state-unlocked = ontgrendeld
    .e = ontgrendelde
state-favorite = favoriet
    .e = favoriete
    .front = favorites
state-pinned = vastgezet
    .e = vastgezette
state-archived = gearchiveerd
    .e = gearchiveerde
state-verified = geverifieerd
    .e = geverifieerde
state-not-verified = niet geverifieerd
    .place = negated
state-expired = verlopen
state-available = beschikbaar
    .e = beschikbare
state-unavailable = niet beschikbaar
    .place = negated
state-out-of-stock = niet op voorraad
    .place = negated
state-live = live
    .place = after
    .front = clause
state-syncing = wordt gesynchroniseerd
    .as = bezig met synchroniseren
state-synced = gesynchroniseerd
    .e = gesynchroniseerde
state-charging = wordt opgeladen
    .as = bezig met opladen
state-low = laag
    .e = lage
state-critical = kritiek
    .e = kritieke
state-filtered = gefilterd
    .e = gefilterde
state-correct = juist
    .e = juiste
state-incorrect = onjuist
    .e = onjuiste
state-edited = bewerkt
    .e = bewerkte
state-forwarded = doorgestuurd
    .e = doorgestuurde
state-played = afgespeeld
    .e = afgespeelde
state-followed = gevolgd
    .e = gevolgde
state-not-applicable = niet van toepassing
    .place = negated
state-weak = zwak
    .e = zwakke
state-medium = gemiddeld
    .e = gemiddelde
state-strong = sterk
    .e = sterke
state-range-start = begin van de periode
    .place = after
    .front = clause
state-range-end = einde van de periode
    .place = after
    .front = clause

## States before or after a noun that is counted, where that is another word

adjective-not-completed = onvoltooid
    .e = onvoltooide
adjective-due = aan de beurt
    .place = after
    .front = clause
adjective-draft = in concept
    .place = after
    .front = drafts
adjective-on = ingeschakeld
    .e = ingeschakelde
adjective-off = uitgeschakeld
    .e = uitgeschakelde
adjective-playing = afgespeeld
    .place = verb
adjective-unmuted = met geluid aan
    .place = after
adjective-syncing = gesynchroniseerd
    .place = verb
adjective-charging = opgeladen
    .place = verb
# "Gemiddelde wachtwoorden" would be average ones.
adjective-medium = matig sterk
    .e = matig sterke

## A state after the word for "status"

status = status: { $state }
