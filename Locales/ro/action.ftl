## The imperative of tu, as on the buttons of Android: șterge Aspirină, șterge fotografia. What is only about to be has no
## article (adaugă fotografie).

action-open = deschide { $name }
    .alone = deschide
    .noun = deschide { FORM($noun, form: "definite") }
action-close = închide { $name }
    .alone = închide
    .noun = închide { FORM($noun, form: "definite") }
action-edit = editează { $name }
    .alone = editează
    .noun = editează { FORM($noun, form: "definite") }
action-add = adaugă { $name }
    .alone = adaugă
    .noun = adaugă { FORM($noun, 1) }
action-create = creează { $name }
    .alone = creează
    .noun = creează { FORM($noun, 1) }
action-remove = elimină { $name }
    .alone = elimină
    .noun = elimină { FORM($noun, form: "definite") }
action-delete = șterge { $name }
    .alone = șterge
    .noun = șterge { FORM($noun, form: "definite") }
action-rename = redenumește { $name }
    .alone = redenumește
    .noun = redenumește { FORM($noun, form: "definite") }
action-move = mută { $name }
    .alone = mută
    .noun = mută { FORM($noun, form: "definite") }
action-copy = copiază { $name }
    .alone = copiază
    .noun = copiază { FORM($noun, form: "definite") }
action-save = salvează { $name }
    .alone = salvează
    .noun = salvează { FORM($noun, form: "definite") }
action-download = descarcă { $name }
    .alone = descarcă
    .noun = descarcă { FORM($noun, form: "definite") }
action-share = distribuie { $name }
    .alone = distribuie
    .noun = distribuie { FORM($noun, form: "definite") }
action-send = trimite { $name }
    .alone = trimite
    .noun = trimite { FORM($noun, form: "definite") }
action-select = selectează { $name }
    .alone = selectează
    .noun = selectează { FORM($noun, form: "definite") }
action-play = redă { $name }
    .alone = redă
    .noun = redă { FORM($noun, form: "definite") }
action-pause = pune în pauză { $name }
    .alone = pune în pauză
    .noun = pune în pauză { FORM($noun, form: "definite") }
action-pin = fixează { $name }
    .alone = fixează
    .noun = fixează { FORM($noun, form: "definite") }
action-unpin = anulează fixarea pentru { $name }
    .alone = anulează fixarea
    .noun = anulează fixarea pentru { FORM($noun, 1) }
action-mute = oprește sunetul pentru { $name }
    .alone = oprește sunetul
    .noun = oprește sunetul pentru { FORM($noun, 1) }
action-unmute = pornește sunetul pentru { $name }
    .alone = pornește sunetul
    .noun = pornește sunetul pentru { FORM($noun, 1) }
action-like = îmi place: { $name }
    .alone = îmi place
    .noun = îmi place { FORM($noun, form: "definite") }
action-favorite = adaugă { $name } la favorite
    .alone = adaugă la favorite
    .noun = adaugă { FORM($noun, form: "definite") } la favorite
action-unfavorite = elimină { $name } din favorite
    .alone = elimină din favorite
    .noun = elimină { FORM($noun, form: "definite") } din favorite
action-archive = arhivează { $name }
    .alone = arhivează
    .noun = arhivează { FORM($noun, form: "definite") }
action-skip = omite { $name }
    .alone = omite
    .noun = omite { FORM($noun, form: "definite") }
action-snooze = amână { $name }
    .alone = amână
    .noun = amână { FORM($noun, form: "definite") }
action-activate = activează { $name }
    .alone = activează
    .noun = activează { FORM($noun, form: "definite") }
action-deactivate = dezactivează { $name }
    .alone = dezactivează
    .noun = dezactivează { FORM($noun, form: "definite") }
action-approve = aprobă { $name }
    .alone = aprobă
    .noun = aprobă { FORM($noun, form: "definite") }
action-decline = refuză { $name }
    .alone = refuză
    .noun = refuză { FORM($noun, form: "definite") }
action-report = raportează { $name }
    .alone = raportează
    .noun = raportează { FORM($noun, form: "definite") }
action-call = apelează { $name }
    .alone = apelează
    .noun = apelează { FORM($noun, form: "definite") }
action-reply = răspunde: { $name }
    .alone = răspunde
    .noun = răspunde la { FORM($noun, 1) }
action-forward = redirecționează { $name }
    .alone = redirecționează
    .noun = redirecționează { FORM($noun, form: "definite") }
action-block = blochează { $name }
    .alone = blochează
    .noun = blochează { FORM($noun, form: "definite") }
action-filter = filtrează { $name }
    .alone = filtrează
    .noun = filtrează { FORM($noun, form: "definite-plural") }
action-sort = sortează { $name }
    .alone = sortează
    .noun = sortează { FORM($noun, form: "definite-plural") }
# What is checked is checked, not marked as checked.
action-mark = { TRAIT($state, "mark") ->
    [on] bifează { $name }
    [off] debifează { $name }
   *[other] marchează { $name } ca { FORM($state, case: "as") }
}
    .alone = { TRAIT($state, "mark") ->
        [on] bifează
        [off] debifează
       *[other] marchează ca { FORM($state, case: "as") }
    }

## Actions that often need no item

action-cancel = anulează { $name }
    .alone = anulează
    .noun = anulează { FORM($noun, form: "definite") }
action-retry = încearcă din nou: { $name }
    .alone = încearcă din nou
    .noun = încearcă din nou: { FORM($noun, 1) }
# "Anulează" alone cancels.
action-undo = anulează acțiunea
action-redo = refă acțiunea
action-next = următorul: { $name }
    .alone = următorul
    .noun = { TRAIT($noun, "gender") ->
        [feminine] următoarea { FORM($noun, 1) }
       *[masculine] următorul { FORM($noun, 1) }
    }
action-previous = anteriorul: { $name }
    .alone = anteriorul
    .noun = { FORM($noun, form: "definite") } { FORM(adjective-previous, $noun, 1) }
# accepted: required-form
adjective-previous = anterior
    .feminine = anterioară
action-next-day = ziua următoare
action-previous-day = ziua anterioară
action-back = înapoi
action-continue = continuă
action-done = gata
# same as action-send
action-submit = trimite { $name }
    .alone = trimite
    .noun = trimite { FORM($noun, form: "definite") }
action-refresh = reîmprospătează { $name }
    .alone = reîmprospătează
    .noun = reîmprospătează { FORM($noun, form: "definite-plural") }
action-search = caută în { $name }
    .alone = caută
    .noun = caută { FORM($noun, form: "plural") }
action-select-all = selectează tot
    .noun = { TRAIT($noun, "gender") ->
        [masculine] selectează toți { FORM($noun, form: "definite-plural") }
       *[feminine] selectează toate { FORM($noun, form: "definite-plural") }
    }
action-deselect-all = deselectează tot
action-sign-in = conectează-te
action-sign-out = deconectează-te
action-read-more = citește mai mult
action-settings = setări
action-help = ajutor
