## States: words that describe how something is
##
## The value is the masculine form, which is also heard if nobody knows what the state describes. Phrases that begin with
## a preposition never change. In a count, all states come after the noun, except "nuovo". If the word after a noun
## differs from the word that is heard alone, it is an adjective with the same ending in its name.
##
## The trait .mark is for checkboxes. A verb alone says whether to check the box (spunta, togli la spunta).

# As health apps say it of medicines.
state-taken = assunto
    .feminine = assunta
    .masculine-plural = assunti
    .feminine-plural = assunte
# Next to other nouns: "assunto" is said of people who were hired. Medicines have .taken in noun.ftl.
adjective-taken = preso
    .feminine = presa
    .masculine-plural = presi
    .feminine-plural = prese
# Not of people, of whom it says that they died: see noun.ftl.
state-missed = mancato
    .feminine = mancata
    .masculine-plural = mancati
    .feminine-plural = mancate
state-skipped = saltato
    .feminine = saltata
    .masculine-plural = saltati
    .feminine-plural = saltate
state-pending = in sospeso
state-scheduled = programmato
    .feminine = programmata
    .masculine-plural = programmati
    .feminine-plural = programmate
# $case "label": the name of a field, before a time or a date (scadenza: oggi alle 18).
state-due = { $case ->
    [as] { adjective-due }
    [label] scadenza
   *[state] scadenza adesso
}
adjective-due = in scadenza
# Avoid "scaduto", which is said of what has expired.
state-overdue = in ritardo
state-completed = completato
    .feminine = completata
    .masculine-plural = completati
    .feminine-plural = completate
state-not-completed = non completato
    .feminine = non completata
    .masculine-plural = non completati
    .feminine-plural = non completate
# When counted: "nessuna attività non completata" denies twice.
adjective-not-completed = da completare
state-in-progress = in corso
state-failed = non riuscito
    .feminine = non riuscita
    .masculine-plural = non riusciti
    .feminine-plural = non riuscite
state-cancelled = annullato
    .feminine = annullata
    .masculine-plural = annullati
    .feminine-plural = annullate
state-approved = approvato
    .feminine = approvata
    .masculine-plural = approvati
    .feminine-plural = approvate
state-declined = rifiutato
    .feminine = rifiutata
    .masculine-plural = rifiutati
    .feminine-plural = rifiutate
state-refunded = rimborsato
    .feminine = rimborsata
    .masculine-plural = rimborsati
    .feminine-plural = rimborsate
state-processing = in elaborazione
state-shipped = spedito
    .feminine = spedita
    .masculine-plural = spediti
    .feminine-plural = spedite
state-delivered = consegnato
    .feminine = consegnata
    .masculine-plural = consegnati
    .feminine-plural = consegnate
state-draft = bozza
    .masculine-plural = bozze
adjective-draft = in bozza
state-new = nuovo
    .feminine = nuova
    .masculine-plural = nuovi
    .feminine-plural = nuove
    .place = before
# same for every case
state-read = letto
    .feminine = letta
    .masculine-plural = letti
    .feminine-plural = lette
state-unread = non letto
    .feminine = non letta
    .masculine-plural = non letti
    .feminine-plural = non lette
state-opened = aperto
    .feminine = aperta
    .masculine-plural = aperti
    .feminine-plural = aperte
state-active = attivo
    .feminine = attiva
    .masculine-plural = attivi
    .feminine-plural = attive
state-inactive = inattivo
    .feminine = inattiva
    .masculine-plural = inattivi
    .feminine-plural = inattive
# As TalkBack says it of a switch. Devices have "acceso" and "spento", see noun.ftl.
state-on = attivato
    .feminine = attivata
    .masculine-plural = attivati
    .feminine-plural = attivate
state-off = disattivato
    .feminine = disattivata
    .masculine-plural = disattivati
    .feminine-plural = disattivate
state-enabled = abilitato
    .feminine = abilitata
    .masculine-plural = abilitati
    .feminine-plural = abilitate
state-disabled = disabilitato
    .feminine = disabilitata
    .masculine-plural = disabilitati
    .feminine-plural = disabilitate
# same
state-online = online
# same
state-offline = offline
state-away = assente
    .masculine-plural = assenti
state-busy = occupato
    .feminine = occupata
    .masculine-plural = occupati
    .feminine-plural = occupate
state-connected = connesso
    .feminine = connessa
    .masculine-plural = connessi
    .feminine-plural = connesse
state-disconnected = disconnesso
    .feminine = disconnessa
    .masculine-plural = disconnessi
    .feminine-plural = disconnesse
state-selected = selezionato
    .feminine = selezionata
    .masculine-plural = selezionati
    .feminine-plural = selezionate
state-not-selected = non selezionato
    .feminine = non selezionata
    .masculine-plural = non selezionati
    .feminine-plural = non selezionate
state-checked = spuntato
    .feminine = spuntata
    .masculine-plural = spuntati
    .feminine-plural = spuntate
    .mark = on
state-unchecked = non spuntato
    .feminine = non spuntata
    .masculine-plural = non spuntati
    .feminine-plural = non spuntate
    .mark = off
state-partially-checked = parzialmente spuntato
    .feminine = parzialmente spuntata
    .masculine-plural = parzialmente spuntati
    .feminine-plural = parzialmente spuntate
state-expanded = espanso
    .feminine = espansa
    .masculine-plural = espansi
    .feminine-plural = espanse
state-collapsed = compresso
    .feminine = compressa
    .masculine-plural = compressi
    .feminine-plural = compresse
state-required = obbligatorio
    .feminine = obbligatoria
    .masculine-plural = obbligatori
    .feminine-plural = obbligatorie
state-optional = facoltativo
    .feminine = facoltativa
    .masculine-plural = facoltativi
    .feminine-plural = facoltative
state-valid = valido
    .feminine = valida
    .masculine-plural = validi
    .feminine-plural = valide
state-invalid = non valido
    .feminine = non valida
    .masculine-plural = non validi
    .feminine-plural = non valide
state-empty = vuoto
    .feminine = vuota
    .masculine-plural = vuoti
    .feminine-plural = vuote
state-full = pieno
    .feminine = piena
    .masculine-plural = pieni
    .feminine-plural = piene
state-playing = in riproduzione
state-paused = in pausa
state-stopped = interrotto
    .feminine = interrotta
    .masculine-plural = interrotti
    .feminine-plural = interrotte
state-muted = silenziato
    .feminine = silenziata
    .masculine-plural = silenziati
    .feminine-plural = silenziate
state-unmuted = { $case ->
    [as] { adjective-unmuted }
   *[state] audio attivo
}
adjective-unmuted = con audio attivo
state-locked = bloccato
    .feminine = bloccata
    .masculine-plural = bloccati
    .feminine-plural = bloccate
state-unlocked = sbloccato
    .feminine = sbloccata
    .masculine-plural = sbloccati
    .feminine-plural = sbloccate
state-favorite = preferito
    .feminine = preferita
    .masculine-plural = preferiti
    .feminine-plural = preferite
state-pinned = fissato
    .feminine = fissata
    .masculine-plural = fissati
    .feminine-plural = fissate
state-archived = archiviato
    .feminine = archiviata
    .masculine-plural = archiviati
    .feminine-plural = archiviate
state-verified = verificato
    .feminine = verificata
    .masculine-plural = verificati
    .feminine-plural = verificate
state-not-verified = non verificato
    .feminine = non verificata
    .masculine-plural = non verificati
    .feminine-plural = non verificate
state-expired = scaduto
    .feminine = scaduta
    .masculine-plural = scaduti
    .feminine-plural = scadute
state-available = disponibile
    .masculine-plural = disponibili
state-unavailable = non disponibile
    .masculine-plural = non disponibili
state-out-of-stock = esaurito
    .feminine = esaurita
    .masculine-plural = esauriti
    .feminine-plural = esaurite
state-live = in diretta
state-syncing = { $case ->
    [as] { adjective-syncing }
   *[state] sincronizzazione in corso
}
adjective-syncing = in sincronizzazione
state-synced = sincronizzato
    .feminine = sincronizzata
    .masculine-plural = sincronizzati
    .feminine-plural = sincronizzate
state-charging = in carica
# "Dispositivi bassi" are short ones. What has a word of its own has it in noun.ftl (in esaurimento).
state-low = { $case ->
    [as] basso
   *[state] livello basso
}
adjective-low = con livello basso
state-critical = critico
    .feminine = critica
    .masculine-plural = critici
    .feminine-plural = critiche
state-filtered = filtrato
    .feminine = filtrata
    .masculine-plural = filtrati
    .feminine-plural = filtrate
state-correct = corretto
    .feminine = corretta
    .masculine-plural = corretti
    .feminine-plural = corrette
state-incorrect = sbagliato
    .feminine = sbagliata
    .masculine-plural = sbagliati
    .feminine-plural = sbagliate
state-edited = modificato
    .feminine = modificata
    .masculine-plural = modificati
    .feminine-plural = modificate
state-forwarded = inoltrato
    .feminine = inoltrata
    .masculine-plural = inoltrati
    .feminine-plural = inoltrate
state-played = riprodotto
    .feminine = riprodotta
    .masculine-plural = riprodotti
    .feminine-plural = riprodotte
state-followed = seguito
    .feminine = seguita
    .masculine-plural = seguiti
    .feminine-plural = seguite
state-not-applicable = non applicabile
    .masculine-plural = non applicabili
state-weak = debole
    .masculine-plural = deboli
state-medium = medio
    .feminine = media
    .masculine-plural = medi
    .feminine-plural = medie
state-strong = forte
    .masculine-plural = forti
# The end of an "intervallo" would be that of a break.
state-range-start = inizio del periodo
state-range-end = fine del periodo

## A state after the word for "status": no capital after a colon

status = stato: { $state }
