## The imperative, as on buttons. Names are not inflected: they come after a colon

action-open = otvori: { $name }
    .alone = otvori
    .noun = otvori { FORM($noun, 1, case: "accusative") }
action-close = zatvori: { $name }
    .alone = zatvori
    .noun = zatvori { FORM($noun, 1, case: "accusative") }
action-edit = uredi: { $name }
    .alone = uredi
    .noun = uredi { FORM($noun, 1, case: "accusative") }
action-add = dodaj: { $name }
    .alone = dodaj
    .noun = dodaj { FORM($noun, 1, case: "accusative") }
action-create = stvori: { $name }
    .alone = stvori
    .noun = stvori { FORM($noun, 1, case: "accusative") }
action-remove = ukloni: { $name }
    .alone = ukloni
    .noun = ukloni { FORM($noun, 1, case: "accusative") }
action-delete = izbriši: { $name }
    .alone = izbriši
    .noun = izbriši { FORM($noun, 1, case: "accusative") }
action-rename = preimenuj: { $name }
    .alone = preimenuj
    .noun = preimenuj { FORM($noun, 1, case: "accusative") }
action-move = premjesti: { $name }
    .alone = premjesti
    .noun = premjesti { FORM($noun, 1, case: "accusative") }
action-copy = kopiraj: { $name }
    .alone = kopiraj
    .noun = kopiraj { FORM($noun, 1, case: "accusative") }
action-save = spremi: { $name }
    .alone = spremi
    .noun = spremi { FORM($noun, 1, case: "accusative") }
action-download = preuzmi: { $name }
    .alone = preuzmi
    .noun = preuzmi { FORM($noun, 1, case: "accusative") }
action-share = podijeli: { $name }
    .alone = podijeli
    .noun = podijeli { FORM($noun, 1, case: "accusative") }
action-send = pošalji: { $name }
    .alone = pošalji
    .noun = pošalji { FORM($noun, 1, case: "accusative") }
action-select = odaberi: { $name }
    .alone = odaberi
    .noun = odaberi { FORM($noun, 1, case: "accusative") }
action-play = reproduciraj: { $name }
    .alone = reproduciraj
    .noun = reproduciraj { FORM($noun, 1, case: "accusative") }
action-pause = pauziraj: { $name }
    .alone = pauziraj
    .noun = pauziraj { FORM($noun, 1, case: "accusative") }
action-pin = prikvači: { $name }
    .alone = prikvači
    .noun = prikvači { FORM($noun, 1, case: "accusative") }
action-unpin = otkvači: { $name }
    .alone = otkvači
    .noun = otkvači { FORM($noun, 1, case: "accusative") }
action-mute = isključi zvuk: { $name }
    .alone = isključi zvuk
    .noun = isključi zvuk: { FORM($noun, 1) }
action-unmute = uključi zvuk: { $name }
    .alone = uključi zvuk
    .noun = uključi zvuk: { FORM($noun, 1) }
action-like = sviđa mi se: { $name }
    .alone = sviđa mi se
    .noun = sviđa mi se { FORM($noun, 1) }
action-favorite = dodaj u omiljeno: { $name }
    .alone = dodaj u omiljeno
    .noun = dodaj { FORM($noun, 1, case: "accusative") } u omiljeno
action-unfavorite = ukloni iz omiljenog: { $name }
    .alone = ukloni iz omiljenog
    .noun = ukloni { FORM($noun, 1, case: "accusative") } iz omiljenog
action-archive = arhiviraj: { $name }
    .alone = arhiviraj
    .noun = arhiviraj { FORM($noun, 1, case: "accusative") }
action-skip = preskoči: { $name }
    .alone = preskoči
    .noun = preskoči { FORM($noun, 1, case: "accusative") }
action-snooze = odgodi: { $name }
    .alone = odgodi
    .noun = odgodi { FORM($noun, 1, case: "accusative") }
action-activate = aktiviraj: { $name }
    .alone = aktiviraj
    .noun = aktiviraj { FORM($noun, 1, case: "accusative") }
action-deactivate = deaktiviraj: { $name }
    .alone = deaktiviraj
    .noun = deaktiviraj { FORM($noun, 1, case: "accusative") }
action-approve = odobri: { $name }
    .alone = odobri
    .noun = odobri { FORM($noun, 1, case: "accusative") }
action-decline = odbij: { $name }
    .alone = odbij
    .noun = odbij { FORM($noun, 1, case: "accusative") }
action-report = prijavi: { $name }
    .alone = prijavi
    .noun = prijavi { FORM($noun, 1, case: "accusative") }
action-call = nazovi: { $name }
    .alone = nazovi
    .noun = nazovi { FORM($noun, 1, case: "accusative") }
action-reply = odgovori: { $name }
    .alone = odgovori
    .noun = odgovori na { FORM($noun, 1, case: "accusative") }
action-forward = proslijedi: { $name }
    .alone = proslijedi
    .noun = proslijedi { FORM($noun, 1, case: "accusative") }
action-block = blokiraj: { $name }
    .alone = blokiraj
    .noun = blokiraj { FORM($noun, 1, case: "accusative") }
action-filter = filtriraj: { $name }
    .alone = filtriraj
    .noun = filtriraj { FORM($noun, form: "plural-accusative") }
action-sort = poredaj: { $name }
    .alone = poredaj
    .noun = poredaj { FORM($noun, form: "plural-accusative") }
action-mark = označi kao { FORM($state, case: "as") }: { $name }
    .alone = označi kao { FORM($state, case: "as") }

## Actions that often need no item

action-cancel = otkaži: { $name }
    .alone = otkaži
    .noun = otkaži { FORM($noun, 1, case: "accusative") }
action-retry = pokušaj ponovno: { $name }
    .alone = pokušaj ponovno
    .noun = ponovi { FORM($noun, 1, case: "accusative") }
action-undo = poništi radnju
action-redo = ponovi radnju
action-next = sljedeće: { $name }
    .alone = sljedeće
    .noun = { TRAIT($noun, "gender") ->
        [feminine] sljedeća
        [person] sljedeća
        [neuter] sljedeće
       *[masculine] sljedeći
    } { FORM($noun, 1) }
action-previous = prethodno: { $name }
    .alone = prethodno
    .noun = { TRAIT($noun, "gender") ->
        [feminine] prethodna
        [person] prethodna
        [neuter] prethodno
       *[masculine] prethodni
    } { FORM($noun, 1) }
action-next-day = sljedeći dan
action-previous-day = prethodni dan
action-back = natrag
action-continue = nastavi
action-done = gotovo
# same as action-send
action-submit = pošalji: { $name }
    .alone = pošalji
    .noun = pošalji { FORM($noun, 1, case: "accusative") }
action-refresh = osvježi: { $name }
    .alone = osvježi
    .noun = osvježi { FORM($noun, form: "plural-accusative") }
# With a name or a kind of item, the search is inside it.
action-search = pretraži: { $name }
    .alone = pretraži
    .noun = pretraži { FORM($noun, form: "plural-accusative") }
action-select-all = odaberi sve
    .noun = odaberi { TRAIT($noun, "gender") ->
        [neuter] sva
       *[masculine] sve
    } { FORM($noun, form: "plural-accusative") }
action-deselect-all = poništi odabir
action-sign-in = prijava
action-sign-out = odjava
action-read-more = pročitaj više
action-settings = postavke
action-help = pomoć
