## The form of buttons: elimina Aspirina, elimina la foto. A person would have an article (truca a la Maya), a thing would
## not, and a name does not say which it is.

action-open = obre { $name }
    .alone = obre
    .noun = obre { the-noun }
action-close = tanca { $name }
    .alone = tanca
    .noun = tanca { the-noun }
action-edit = edita { $name }
    .alone = edita
    .noun = edita { the-noun }
action-add = afegeix { $name }
    .alone = afegeix
    .noun = afegeix { one-noun }
action-create = crea { $name }
    .alone = crea
    .noun = crea { one-noun }
action-remove = treu { $name }
    .alone = treu
    .noun = treu { the-noun }
action-delete = elimina { $name }
    .alone = elimina
    .noun = elimina { the-noun }
action-rename = canvia el nom: { $name }
    .alone = canvia el nom
    .noun = canvia el nom { of-the-noun }
action-move = mou { $name }
    .alone = mou
    .noun = mou { the-noun }
action-copy = copia { $name }
    .alone = copia
    .noun = copia { the-noun }
action-save = desa { $name }
    .alone = desa
    .noun = desa { the-noun }
action-download = baixa { $name }
    .alone = baixa
    .noun = baixa { the-noun }
action-share = comparteix { $name }
    .alone = comparteix
    .noun = comparteix { the-noun }
action-send = envia { $name }
    .alone = envia
    .noun = envia { the-noun }
action-select = selecciona { $name }
    .alone = selecciona
    .noun = selecciona { the-noun }
action-play = reprodueix { $name }
    .alone = reprodueix
    .noun = reprodueix { the-noun }
action-pause = posa en pausa { $name }
    .alone = posa en pausa
    .noun = posa en pausa { the-noun }
action-pin = fixa { $name }
    .alone = fixa
    .noun = fixa { the-noun }
action-unpin = deixa de fixar { $name }
    .alone = deixa de fixar
    .noun = deixa de fixar { the-noun }
action-mute = silencia { $name }
    .alone = silencia
    .noun = silencia { the-noun }
action-unmute = activa el so: { $name }
    .alone = activa el so
    .noun = activa el so { of-the-noun }
action-like = m’agrada: { $name }
    .alone = m’agrada
    .noun = m’agrada: { FORM($noun, 1) }
action-favorite = afegeix als preferits: { $name }
    .alone = afegeix als preferits
    .noun = afegeix { the-noun } als preferits
action-unfavorite = treu dels preferits: { $name }
    .alone = treu dels preferits
    .noun = treu { the-noun } dels preferits
action-archive = arxiva { $name }
    .alone = arxiva
    .noun = arxiva { the-noun }
action-skip = omet { $name }
    .alone = omet
    .noun = omet { the-noun }
action-snooze = posposa { $name }
    .alone = posposa
    .noun = posposa { the-noun }
action-activate = activa { $name }
    .alone = activa
    .noun = activa { the-noun }
action-deactivate = desactiva { $name }
    .alone = desactiva
    .noun = desactiva { the-noun }
action-approve = aprova { $name }
    .alone = aprova
    .noun = aprova { the-noun }
action-decline = rebutja { $name }
    .alone = rebutja
    .noun = rebutja { the-noun }
action-report = denuncia { $name }
    .alone = denuncia
    .noun = denuncia { the-noun }
action-call = truca a { $name }
    .alone = truca
    .noun = truca { to-noun }
action-reply = respon a { $name }
    .alone = respon
    .noun = respon { to-noun }
action-forward = reenvia { $name }
    .alone = reenvia
    .noun = reenvia { the-noun }
action-block = bloqueja { $name }
    .alone = bloqueja
    .noun = bloqueja { the-noun }
action-filter = filtra { $name }
    .alone = filtra
    .noun = filtra { the-nouns }
action-sort = ordena { $name }
    .alone = ordena
    .noun = ordena { the-nouns }
of-the-noun = { HEAD(the-noun) ->
    [el] del { FORM($noun, 1) }
   *[other] de { the-noun }
}
# What is checked is marked, not marked as marked.
action-mark = { TRAIT($state, "mark") ->
    [on] marca { $name }
    [off] desmarca { $name }
   *[other] marca com a { FORM($state, case: "as") }: { $name }
}
    .alone = { TRAIT($state, "mark") ->
        [on] marca
        [off] desmarca
       *[other] marca com a { FORM($state, case: "as") }
    }

## Actions that often need no item

action-cancel = cancel·la { $name }
    .alone = cancel·la
    .noun = cancel·la { the-noun }
action-retry = torna a provar: { $name }
    .alone = torna a provar
    .noun = torna a provar { the-noun }
action-undo = desfés
action-redo = refés
action-next = següent: { $name }
    .alone = següent
    .noun = { FORM($noun, 1) } següent
action-previous = anterior: { $name }
    .alone = anterior
    .noun = { FORM($noun, 1) } anterior
action-next-day = dia següent
action-previous-day = dia anterior
action-back = enrere
action-continue = continua
action-done = fet
# same as action-send
action-submit = envia { $name }
    .alone = envia
    .noun = envia { the-noun }
action-refresh = actualitza { $name }
    .alone = actualitza
    .noun = actualitza { the-nouns }
# "Cerca en els llibres" would look inside them.
action-search = cerca a { $name }
    .alone = cerca
    .noun = cerca { FORM($noun, form: "plural") }
action-select-all = selecciona-ho tot
    .noun = selecciona { TRAIT($noun, "gender") ->
        [feminine] totes les
       *[masculine] tots els
    } { FORM($noun, form: "plural") }
action-deselect-all = anul·la la selecció
action-sign-in = inicia la sessió
action-sign-out = tanca la sessió
action-read-more = llegeix més
action-settings = configuració
action-help = ajuda
