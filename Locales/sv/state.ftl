## States
##
## Alone, or after the thing that it describes, a state agrees with the thing (dosen är missad, samtalet är missat). If
## no thing is known, it has the form of common nouns, as in VoiceOver. Before a noun, it agrees, too (3 missade doser).
## A state that is a verb (pågår) has another word in a count, an adjective-… below.
##
## .place = after: the state has no ending, and comes after the noun (3 kontakter online). The values "draft" and
## "favorite" are for states that are nouns if no other noun is said (endast utkast).

state-taken = tagen
    .neuter = taget
    .plural = tagna
state-missed = missad
    .neuter = missat
    .plural = missade
state-skipped = överhoppad
    .neuter = överhoppat
    .plural = överhoppade
# Alone a verb: "väntande" alone would be a person who waits.
state-pending = väntar
    .plural = väntar
    .as = väntande
state-scheduled = planerad
    .neuter = planerat
    .plural = planerade
# Of doses, tasks, appointments, and bills. As the name of a field: Dags: i dag klockan 18:30.
state-due = { $case ->
    [as] aktuell
    [label] dags
   *[state] dags nu
}
state-overdue = försenad
    .neuter = försenat
    .plural = försenade
state-completed = slutförd
    .neuter = slutfört
    .plural = slutförda
state-not-completed = inte slutförd
    .neuter = inte slutfört
    .plural = inte slutförda
state-in-progress = pågår
    .plural = pågår
    .as = pågående
state-failed = misslyckades
    .plural = misslyckades
    .as = misslyckad
# Of tasks and transfers. Orders, bookings, and events have their own words, see noun.ftl.
state-cancelled = avbruten
    .neuter = avbrutet
    .plural = avbrutna
state-approved = godkänd
    .neuter = godkänt
    .plural = godkända
state-declined = nekad
    .neuter = nekat
    .plural = nekade
state-refunded = återbetald
    .neuter = återbetalt
    .plural = återbetalda
state-processing = under behandling
    .place = after
state-shipped = skickad
    .neuter = skickat
    .plural = skickade
state-delivered = levererad
    .neuter = levererat
    .plural = levererade
state-draft = utkast
state-new = ny
    .neuter = nytt
    .plural = nya
# same for every case
state-read = läst
    .plural = lästa
state-unread = oläst
    .plural = olästa
state-opened = öppnad
    .neuter = öppnat
    .plural = öppnade
state-active = aktiv
    .neuter = aktivt
    .plural = aktiva
state-inactive = inaktiv
    .neuter = inaktivt
    .plural = inaktiva
# As screen readers say it of a switch.
state-on = på
    .plural = på
    .as = påslagen
state-off = av
    .plural = av
    .as = avstängd
state-enabled = aktiverad
    .neuter = aktiverat
    .plural = aktiverade
state-disabled = avaktiverad
    .neuter = avaktiverat
    .plural = avaktiverade
# same
state-online = online
    .place = after
# same
state-offline = offline
    .place = after
state-away = frånvarande
state-busy = upptagen
    .neuter = upptaget
    .plural = upptagna
state-connected = ansluten
    .neuter = anslutet
    .plural = anslutna
state-disconnected = frånkopplad
    .neuter = frånkopplat
    .plural = frånkopplade
state-selected = vald
    .neuter = valt
    .plural = valda
state-not-selected = inte vald
    .neuter = inte valt
    .plural = inte valda
# As screen readers say it of a checkbox.
state-checked = markerad
    .neuter = markerat
    .plural = markerade
state-unchecked = inte markerad
    .neuter = inte markerat
    .plural = inte markerade
state-partially-checked = delvis markerad
    .neuter = delvis markerat
    .plural = delvis markerade
state-expanded = expanderad
    .neuter = expanderat
    .plural = expanderade
state-collapsed = komprimerad
    .neuter = komprimerat
    .plural = komprimerade
state-required = obligatorisk
    .neuter = obligatoriskt
    .plural = obligatoriska
state-optional = valfri
    .neuter = valfritt
    .plural = valfria
state-valid = giltig
    .neuter = giltigt
    .plural = giltiga
state-invalid = ogiltig
    .neuter = ogiltigt
    .plural = ogiltiga
state-empty = tom
    .neuter = tomt
    .plural = tomma
# same
state-full = full
    .neuter = fullt
    .plural = fulla
state-playing = spelas upp
    .plural = spelas upp
    .as = pågående
state-paused = pausad
    .neuter = pausat
    .plural = pausade
state-stopped = stoppad
    .neuter = stoppat
    .plural = stoppade
state-muted = tystad
    .neuter = tystat
    .plural = tystade
state-unmuted = ljud på
    .plural = ljud på
    .as = hörbar
state-locked = låst
    .plural = låsta
state-unlocked = upplåst
    .plural = upplåsta
state-favorite = favorit
state-pinned = fästad
    .neuter = fästat
    .plural = fästade
state-archived = arkiverad
    .neuter = arkiverat
    .plural = arkiverade
state-verified = verifierad
    .neuter = verifierat
    .plural = verifierade
state-not-verified = inte verifierad
    .neuter = inte verifierat
    .plural = inte verifierade
state-expired = utgången
    .neuter = utgånget
    .plural = utgångna
state-available = tillgänglig
    .neuter = tillgängligt
    .plural = tillgängliga
state-unavailable = otillgänglig
    .neuter = otillgängligt
    .plural = otillgängliga
state-out-of-stock = slut i lager
    .place = after
# Voices read "live" by Swedish rules.
state-live = direktsänds nu
    .plural = direktsänds nu
    .as = direktsänd
state-syncing = synkroniseras
    .plural = synkroniseras
    .as = pågående
state-synced = synkroniserad
    .neuter = synkroniserat
    .plural = synkroniserade
state-charging = laddas
    .plural = laddas
    .as = under laddning
state-low = låg
    .neuter = lågt
    .plural = låga
state-critical = kritisk
    .neuter = kritiskt
    .plural = kritiska
state-filtered = filtrerad
    .neuter = filtrerat
    .plural = filtrerade
# "Rätt till" a time would be heard as a right to something.
state-correct = rätt
    .plural = rätt
    .as = korrekt
    .until = korrekt
state-incorrect = fel
    .plural = fel
    .as = felaktig
    .until = felaktig
state-edited = redigerad
    .neuter = redigerat
    .plural = redigerade
state-forwarded = vidarebefordrad
    .neuter = vidarebefordrat
    .plural = vidarebefordrade
state-played = uppspelad
    .neuter = uppspelat
    .plural = uppspelade
# "Som följd" would be as a consequence.
state-followed = följs
    .plural = följs
    .as = en av dem som du följer
# What stands in place of a value agrees with nothing.
state-not-applicable = inte tillämpligt
    .plural = inte tillämpligt
    .as = inte tillämplig
state-weak = svag
    .neuter = svagt
    .plural = svaga
state-medium = medel
    .plural = medel
    .as = medelstark
state-strong = stark
    .neuter = starkt
    .plural = starka
state-range-start = början av perioden
    .place = after
state-range-end = slutet av perioden
    .place = after

## Words that replace a state next to a noun that is counted

adjective-pending = väntande
adjective-due = som det är dags för
    .place = after
# "Inte slutförda uppgifter" is heavy.
adjective-not-completed = oavslutad
    .neuter = oavslutat
    .plural = oavslutade
adjective-in-progress = pågående
adjective-failed = misslyckad
    .neuter = misslyckat
    .plural = misslyckade
adjective-draft = sparad som utkast
    .neuter = sparat som utkast
    .plural = sparade som utkast
    .place = draft
adjective-on = påslagen
    .neuter = påslaget
    .plural = påslagna
adjective-off = avstängd
    .neuter = avstängt
    .plural = avstängda
adjective-not-selected = som inte är vald
    .neuter = som inte är valt
    .plural = som inte är valda
    .place = after
adjective-unchecked = som inte är markerad
    .neuter = som inte är markerat
    .plural = som inte är markerade
    .place = after
# "Komprimerade mappar" would be archives.
adjective-expanded = utfälld
    .neuter = utfällt
    .plural = utfällda
adjective-collapsed = hopfälld
    .neuter = hopfällt
    .plural = hopfällda
adjective-playing = som spelas upp
    .place = after
adjective-unmuted = med ljudet på
    .place = after
adjective-favorite = favoritmarkerad
    .neuter = favoritmarkerat
    .plural = favoritmarkerade
    .place = favorite
adjective-not-verified = overifierad
    .neuter = overifierat
    .plural = overifierade
adjective-live = som direktsänds nu
    .place = after
adjective-syncing = som synkroniseras
    .place = after
adjective-charging = som laddas
    .place = after
adjective-low = med låg nivå
    .place = after
adjective-correct = korrekt
    .plural = korrekta
adjective-incorrect = felaktig
    .neuter = felaktigt
    .plural = felaktiga
adjective-followed = som du följer
    .place = after
adjective-not-applicable = som inte är tillämplig
    .neuter = som inte är tillämpligt
    .plural = som inte är tillämpliga
    .place = after
adjective-medium = medelstark
    .neuter = medelstarkt
    .plural = medelstarka
adjective-range-start = som är början av perioden
    .place = after
adjective-range-end = som är slutet av perioden
    .place = after

## A state after the word for "status"

# After a colon, Swedish goes on in small letters.
status = status: { $state }
