## The imperative, as on buttons. Names are not inflected: they come after a colon

action-open = odpri: { $name }
    .alone = odpri
    .noun = odpri { FORM($noun, 1, case: "accusative") }
action-close = zapri: { $name }
    .alone = zapri
    .noun = zapri { FORM($noun, 1, case: "accusative") }
action-edit = uredi: { $name }
    .alone = uredi
    .noun = uredi { FORM($noun, 1, case: "accusative") }
action-add = dodaj: { $name }
    .alone = dodaj
    .noun = dodaj { FORM($noun, 1, case: "accusative") }
action-create = ustvari: { $name }
    .alone = ustvari
    .noun = ustvari { FORM($noun, 1, case: "accusative") }
action-remove = odstrani: { $name }
    .alone = odstrani
    .noun = odstrani { FORM($noun, 1, case: "accusative") }
action-delete = izbriši: { $name }
    .alone = izbriši
    .noun = izbriši { FORM($noun, 1, case: "accusative") }
action-rename = preimenuj: { $name }
    .alone = preimenuj
    .noun = preimenuj { FORM($noun, 1, case: "accusative") }
action-move = premakni: { $name }
    .alone = premakni
    .noun = premakni { FORM($noun, 1, case: "accusative") }
action-copy = kopiraj: { $name }
    .alone = kopiraj
    .noun = kopiraj { FORM($noun, 1, case: "accusative") }
action-save = shrani: { $name }
    .alone = shrani
    .noun = shrani { FORM($noun, 1, case: "accusative") }
action-download = prenesi: { $name }
    .alone = prenesi
    .noun = prenesi { FORM($noun, 1, case: "accusative") }
action-share = deli: { $name }
    .alone = deli
    .noun = deli { FORM($noun, 1, case: "accusative") }
action-send = pošlji: { $name }
    .alone = pošlji
    .noun = pošlji { FORM($noun, 1, case: "accusative") }
action-select = izberi: { $name }
    .alone = izberi
    .noun = izberi { FORM($noun, 1, case: "accusative") }
action-play = predvajaj: { $name }
    .alone = predvajaj
    .noun = predvajaj { FORM($noun, 1, case: "accusative") }
action-pause = začasno ustavi: { $name }
    .alone = začasno ustavi
    .noun = začasno ustavi { FORM($noun, 1, case: "accusative") }
action-pin = pripni: { $name }
    .alone = pripni
    .noun = pripni { FORM($noun, 1, case: "accusative") }
action-unpin = odpni: { $name }
    .alone = odpni
    .noun = odpni { FORM($noun, 1, case: "accusative") }
action-mute = izklopi zvok: { $name }
    .alone = izklopi zvok
    .noun = izklopi zvok: { FORM($noun, 1) }
action-unmute = vklopi zvok: { $name }
    .alone = vklopi zvok
    .noun = vklopi zvok: { FORM($noun, 1) }
action-like = všeč mi je: { $name }
    .alone = všeč mi je
    .noun = všeč mi je { FORM($noun, 1) }
action-favorite = dodaj med priljubljene: { $name }
    .alone = dodaj med priljubljene
    .noun = dodaj { FORM($noun, 1, case: "accusative") } med priljubljene
action-unfavorite = odstrani iz priljubljenih: { $name }
    .alone = odstrani iz priljubljenih
    .noun = odstrani { FORM($noun, 1, case: "accusative") } iz priljubljenih
action-archive = arhiviraj: { $name }
    .alone = arhiviraj
    .noun = arhiviraj { FORM($noun, 1, case: "accusative") }
action-skip = preskoči: { $name }
    .alone = preskoči
    .noun = preskoči { FORM($noun, 1, case: "accusative") }
action-snooze = preloži: { $name }
    .alone = preloži
    .noun = preloži { FORM($noun, 1, case: "accusative") }
action-activate = aktiviraj: { $name }
    .alone = aktiviraj
    .noun = aktiviraj { FORM($noun, 1, case: "accusative") }
action-deactivate = deaktiviraj: { $name }
    .alone = deaktiviraj
    .noun = deaktiviraj { FORM($noun, 1, case: "accusative") }
action-approve = odobri: { $name }
    .alone = odobri
    .noun = odobri { FORM($noun, 1, case: "accusative") }
action-decline = zavrni: { $name }
    .alone = zavrni
    .noun = zavrni { FORM($noun, 1, case: "accusative") }
action-report = prijavi: { $name }
    .alone = prijavi
    .noun = prijavi { FORM($noun, 1, case: "accusative") }
action-call = pokliči: { $name }
    .alone = pokliči
    .noun = pokliči { FORM($noun, 1, case: "accusative") }
action-reply = odgovori: { $name }
    .alone = odgovori
    .noun = odgovori na { FORM($noun, 1, case: "accusative") }
action-forward = posreduj: { $name }
    .alone = posreduj
    .noun = posreduj { FORM($noun, 1, case: "accusative") }
action-block = blokiraj: { $name }
    .alone = blokiraj
    .noun = blokiraj { FORM($noun, 1, case: "accusative") }
action-filter = filtriraj: { $name }
    .alone = filtriraj
    .noun = filtriraj { FORM($noun, form: "plural-accusative") }
action-sort = razvrsti: { $name }
    .alone = razvrsti
    .noun = razvrsti { FORM($noun, form: "plural-accusative") }
action-mark = označi kot { FORM($state, case: "as") }: { $name }
    .alone = označi kot { FORM($state, case: "as") }

## Actions that often need no item

action-cancel = prekliči: { $name }
    .alone = prekliči
    .noun = prekliči { FORM($noun, 1, case: "accusative") }
action-retry = poskusi znova: { $name }
    .alone = poskusi znova
    .noun = ponovi { FORM($noun, 1, case: "accusative") }
action-undo = razveljavi
action-redo = uveljavi
action-next = naslednje: { $name }
    .alone = naslednje
    .noun = { TRAIT($noun, "gender") ->
        [feminine] naslednja
        [person] naslednja
        [neuter] naslednje
       *[masculine] naslednji
    } { FORM($noun, 1) }
action-previous = prejšnje: { $name }
    .alone = prejšnje
    .noun = { TRAIT($noun, "gender") ->
        [feminine] prejšnja
        [person] prejšnja
        [neuter] prejšnje
       *[masculine] prejšnji
    } { FORM($noun, 1) }
action-next-day = naslednji dan
action-previous-day = prejšnji dan
action-back = nazaj
action-continue = nadaljuj
action-done = končano
action-submit = oddaj: { $name }
    .alone = oddaj
    .noun = oddaj { FORM($noun, 1, case: "accusative") }
action-refresh = osveži: { $name }
    .alone = osveži
    .noun = osveži { FORM($noun, form: "plural-accusative") }
# With a name or a kind of item, the search is inside it.
action-search = išči: { $name }
    .alone = išči
    .noun = preišči { FORM($noun, form: "plural-accusative") }
action-select-all = izberi vse
    .noun = izberi { TRAIT($noun, "gender") ->
        [neuter] vsa
       *[masculine] vse
    } { FORM($noun, form: "plural-accusative") }
action-deselect-all = počisti izbor
action-sign-in = prijava
action-sign-out = odjava
action-read-more = preberi več
action-settings = nastavitve
action-help = pomoč
