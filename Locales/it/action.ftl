## The imperative of tu, as on the buttons of iOS: elimina Aspirina, elimina foto. Buttons have no article, except
## after several words (metti in pausa il video).

action-open = apri { $name }
    .alone = apri
    .noun = apri { FORM($noun, 1) }
action-close = chiudi { $name }
    .alone = chiudi
    .noun = chiudi { FORM($noun, 1) }
action-edit = modifica { $name }
    .alone = modifica
    .noun = modifica { FORM($noun, 1) }
action-add = aggiungi { $name }
    .alone = aggiungi
    .noun = aggiungi { FORM($noun, 1) }
action-create = crea { $name }
    .alone = crea
    .noun = crea { FORM($noun, 1) }
action-remove = rimuovi { $name }
    .alone = rimuovi
    .noun = rimuovi { FORM($noun, 1) }
action-delete = elimina { $name }
    .alone = elimina
    .noun = elimina { FORM($noun, 1) }
action-rename = rinomina { $name }
    .alone = rinomina
    .noun = rinomina { FORM($noun, 1) }
action-move = sposta { $name }
    .alone = sposta
    .noun = sposta { FORM($noun, 1) }
action-copy = copia { $name }
    .alone = copia
    .noun = copia { FORM($noun, 1) }
action-save = salva { $name }
    .alone = salva
    .noun = salva { FORM($noun, 1) }
action-download = scarica { $name }
    .alone = scarica
    .noun = scarica { FORM($noun, 1) }
action-share = condividi { $name }
    .alone = condividi
    .noun = condividi { FORM($noun, 1) }
action-send = invia { $name }
    .alone = invia
    .noun = invia { FORM($noun, 1) }
action-select = seleziona { $name }
    .alone = seleziona
    .noun = seleziona { FORM($noun, 1) }
action-play = riproduci { $name }
    .alone = riproduci
    .noun = riproduci { FORM($noun, 1) }
action-pause = metti in pausa { $name }
    .alone = metti in pausa
    .noun = metti in pausa { the-noun }
action-pin = fissa { $name }
    .alone = fissa
    .noun = fissa { FORM($noun, 1) }
action-unpin = non fissare più { $name }
    .alone = non fissare più
    .noun = non fissare più { the-noun }
action-mute = silenzia { $name }
    .alone = silenzia
    .noun = silenzia { FORM($noun, 1) }
action-unmute = non silenziare più { $name }
    .alone = non silenziare più
    .noun = non silenziare più { the-noun }
action-like = mi piace: { $name }
    .alone = mi piace
    .noun = mi piace: { FORM($noun, 1) }
action-favorite = aggiungi { $name } ai preferiti
    .alone = aggiungi ai preferiti
    .noun = aggiungi { FORM($noun, 1) } ai preferiti
action-unfavorite = rimuovi { $name } dai preferiti
    .alone = rimuovi dai preferiti
    .noun = rimuovi { FORM($noun, 1) } dai preferiti
action-archive = archivia { $name }
    .alone = archivia
    .noun = archivia { FORM($noun, 1) }
action-skip = salta { $name }
    .alone = salta
    .noun = salta { FORM($noun, 1) }
action-snooze = posticipa { $name }
    .alone = posticipa
    .noun = posticipa { FORM($noun, 1) }
action-activate = attiva { $name }
    .alone = attiva
    .noun = attiva { FORM($noun, 1) }
action-deactivate = disattiva { $name }
    .alone = disattiva
    .noun = disattiva { FORM($noun, 1) }
action-approve = approva { $name }
    .alone = approva
    .noun = approva { FORM($noun, 1) }
action-decline = rifiuta { $name }
    .alone = rifiuta
    .noun = rifiuta { FORM($noun, 1) }
action-report = segnala { $name }
    .alone = segnala
    .noun = segnala { FORM($noun, 1) }
action-call = chiama { $name }
    .alone = chiama
    .noun = chiama { FORM($noun, 1) }
# rispondi a Omar, ad Alice; rispondi al messaggio
action-reply = { HEAD($name) ->
    [a] rispondi ad { $name }
   *[other] rispondi a { $name }
}
    .alone = rispondi
    .noun = rispondi { to-noun }
action-forward = inoltra { $name }
    .alone = inoltra
    .noun = inoltra { FORM($noun, 1) }
action-block = blocca { $name }
    .alone = blocca
    .noun = blocca { FORM($noun, 1) }
action-filter = filtra { $name }
    .alone = filtra
    .noun = filtra { FORM($noun, form: "plural") }
# "Ordina farmaci" would be heard as buying them.
action-sort = metti in ordine { $name }
    .alone = ordina
    .noun = metti in ordine { the-nouns }
# What is checked is checked, not marked as checked.
action-mark = { TRAIT($state, "mark") ->
    [on] spunta { $name }
    [off] togli la spunta: { $name }
   *[other] segna come { FORM($state, case: "as") }: { $name }
}
    .alone = { TRAIT($state, "mark") ->
        [on] spunta
        [off] togli la spunta
       *[other] segna come { FORM($state, case: "as") }
    }

## Actions that often need no item

action-cancel = annulla { $name }
    .alone = annulla
    .noun = annulla { FORM($noun, 1) }
action-retry = riprova: { $name }
    .alone = riprova
    .noun = riprova { the-noun }
# "Annulla" alone cancels.
action-undo = annulla azione
action-redo = ripristina azione
action-next = successivo: { $name }
    .alone = successivo
    .noun = { FORM($noun, 1) } { FORM(adjective-next, $noun, 1) }
action-previous = precedente: { $name }
    .alone = precedente
    .noun = { FORM($noun, 1) } precedente
# accepted: required-form
adjective-next = successivo
    .feminine = successiva
action-next-day = giorno successivo
action-previous-day = giorno precedente
action-back = indietro
action-continue = continua
action-done = fine
# same as action-send
action-submit = invia { $name }
    .alone = invia
    .noun = invia { FORM($noun, 1) }
action-refresh = aggiorna { $name }
    .alone = aggiorna
    .noun = aggiorna { FORM($noun, form: "plural") }
action-search = cerca in { $name }
    .alone = cerca
    .noun = cerca { FORM($noun, form: "plural") }
action-select-all = seleziona tutto
    .noun = { TRAIT($noun, "gender") ->
        [feminine] seleziona tutte { the-nouns }
       *[masculine] seleziona tutti { the-nouns }
    }
action-deselect-all = deseleziona tutto
action-sign-in = accedi
action-sign-out = esci
action-read-more = leggi tutto
action-settings = impostazioni
action-help = aiuto
