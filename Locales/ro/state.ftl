## States: words that describe how something is
##
## The value is the masculine form, which is also heard if nobody knows what the state describes. Phrases that begin with
## a preposition never change. If the word after a noun differs from the word that is heard alone, it is an adjective with
## the same ending in its name.
##
## The trait .mark is for checkboxes. A verb alone says whether to check the box (bifează, debifează).

# As health apps say it of medicines.
state-taken = luat
    .feminine = luată
    .plural = luați
    .feminine-plural = luate
state-missed = ratat
    .feminine = ratată
    .plural = ratați
    .feminine-plural = ratate
state-skipped = omis
    .feminine = omisă
    .plural = omiși
    .feminine-plural = omise
state-pending = în așteptare
state-scheduled = programat
    .feminine = programată
    .plural = programați
    .feminine-plural = programate
# $case "label": the name of a field, before a time or a date (termen: azi la ora 18).
state-due = { $case ->
    [as] { adjective-due }
    [label] termen
   *[state] termen acum
}
adjective-due = scadent
    .feminine = scadentă
    .plural = scadenți
    .feminine-plural = scadente
state-overdue = întârziat
    .feminine = întârziată
    .plural = întârziați
    .feminine-plural = întârziate
state-completed = finalizat
    .feminine = finalizată
    .plural = finalizați
    .feminine-plural = finalizate
state-not-completed = nefinalizat
    .feminine = nefinalizată
    .plural = nefinalizați
    .feminine-plural = nefinalizate
state-in-progress = în curs
state-failed = eșuat
    .feminine = eșuată
    .plural = eșuați
    .feminine-plural = eșuate
state-cancelled = anulat
    .feminine = anulată
    .plural = anulați
    .feminine-plural = anulate
state-approved = aprobat
    .feminine = aprobată
    .plural = aprobați
    .feminine-plural = aprobate
state-declined = refuzat
    .feminine = refuzată
    .plural = refuzați
    .feminine-plural = refuzate
state-refunded = rambursat
    .feminine = rambursată
    .plural = rambursați
    .feminine-plural = rambursate
state-processing = în curs de procesare
state-shipped = expediat
    .feminine = expediată
    .plural = expediați
    .feminine-plural = expediate
state-delivered = livrat
    .feminine = livrată
    .plural = livrați
    .feminine-plural = livrate
state-draft = ciornă
adjective-draft = în stadiu de ciornă
state-new = nou
    .feminine = nouă
    .plural = noi
    .feminine-plural = noi
# same for every case
state-read = citit
    .feminine = citită
    .plural = citiți
    .feminine-plural = citite
state-unread = necitit
    .feminine = necitită
    .plural = necitiți
    .feminine-plural = necitite
state-opened = deschis
    .feminine = deschisă
    .plural = deschiși
    .feminine-plural = deschise
state-active = activ
    .feminine = activă
    .plural = activi
    .feminine-plural = active
state-inactive = inactiv
    .feminine = inactivă
    .plural = inactivi
    .feminine-plural = inactive
# "Activat" and "dezactivat" would be those of "enabled".
state-on = pornit
    .feminine = pornită
    .plural = porniți
    .feminine-plural = pornite
state-off = oprit
    .feminine = oprită
    .plural = opriți
    .feminine-plural = oprite
state-enabled = activat
    .feminine = activată
    .plural = activați
    .feminine-plural = activate
state-disabled = dezactivat
    .feminine = dezactivată
    .plural = dezactivați
    .feminine-plural = dezactivate
# same
state-online = online
# same
state-offline = offline
state-away = absent
    .feminine = absentă
    .plural = absenți
    .feminine-plural = absente
state-busy = ocupat
    .feminine = ocupată
    .plural = ocupați
    .feminine-plural = ocupate
state-connected = conectat
    .feminine = conectată
    .plural = conectați
    .feminine-plural = conectate
state-disconnected = deconectat
    .feminine = deconectată
    .plural = deconectați
    .feminine-plural = deconectate
state-selected = selectat
    .feminine = selectată
    .plural = selectați
    .feminine-plural = selectate
state-not-selected = neselectat
    .feminine = neselectată
    .plural = neselectați
    .feminine-plural = neselectate
state-checked = bifat
    .feminine = bifată
    .plural = bifați
    .feminine-plural = bifate
    .mark = on
state-unchecked = nebifat
    .feminine = nebifată
    .plural = nebifați
    .feminine-plural = nebifate
    .mark = off
state-partially-checked = parțial bifat
    .feminine = parțial bifată
    .plural = parțial bifați
    .feminine-plural = parțial bifate
state-expanded = extins
    .feminine = extinsă
    .plural = extinși
    .feminine-plural = extinse
state-collapsed = restrâns
    .feminine = restrânsă
    .plural = restrânși
    .feminine-plural = restrânse
state-required = obligatoriu
    .feminine = obligatorie
    .plural = obligatorii
    .feminine-plural = obligatorii
state-optional = opțional
    .feminine = opțională
    .plural = opționali
    .feminine-plural = opționale
# same
state-valid = valid
    .feminine = validă
    .plural = valizi
    .feminine-plural = valide
    .until = valabil
# "Invalid" is also said of people.
state-invalid = nevalid
    .feminine = nevalidă
    .plural = nevalizi
    .feminine-plural = nevalide
state-empty = gol
    .feminine = goală
    .plural = goi
    .feminine-plural = goale
state-full = plin
    .feminine = plină
    .plural = plini
    .feminine-plural = pline
state-playing = în curs de redare
state-paused = în pauză
state-stopped = întrerupt
    .feminine = întreruptă
    .plural = întrerupți
    .feminine-plural = întrerupte
state-muted = fără sunet
state-unmuted = cu sunet
state-locked = blocat
    .feminine = blocată
    .plural = blocați
    .feminine-plural = blocate
state-unlocked = deblocat
    .feminine = deblocată
    .plural = deblocați
    .feminine-plural = deblocate
state-favorite = favorit
    .feminine = favorită
    .plural = favoriți
    .feminine-plural = favorite
state-pinned = fixat
    .feminine = fixată
    .plural = fixați
    .feminine-plural = fixate
state-archived = arhivat
    .feminine = arhivată
    .plural = arhivați
    .feminine-plural = arhivate
state-verified = verificat
    .feminine = verificată
    .plural = verificați
    .feminine-plural = verificate
state-not-verified = neverificat
    .feminine = neverificată
    .plural = neverificați
    .feminine-plural = neverificate
state-expired = expirat
    .feminine = expirată
    .plural = expirați
    .feminine-plural = expirate
state-available = disponibil
    .feminine = disponibilă
    .plural = disponibili
    .feminine-plural = disponibile
state-unavailable = indisponibil
    .feminine = indisponibilă
    .plural = indisponibili
    .feminine-plural = indisponibile
state-out-of-stock = epuizat
    .feminine = epuizată
    .plural = epuizați
    .feminine-plural = epuizate
state-live = în direct
state-syncing = în curs de sincronizare
state-synced = sincronizat
    .feminine = sincronizată
    .plural = sincronizați
    .feminine-plural = sincronizate
state-charging = la încărcat
# "Dispozitive scăzute" would be wrong. What has a word of its own has it in noun.ftl (pe terminate).
state-low = { $case ->
    [as] scăzut
   *[state] nivel scăzut
}
adjective-low = cu nivel scăzut
state-critical = critic
    .feminine = critică
    .plural = critici
    .feminine-plural = critice
state-filtered = filtrat
    .feminine = filtrată
    .plural = filtrați
    .feminine-plural = filtrate

## A state after the word for "status": no capital after a colon

status = stare: { $state }
