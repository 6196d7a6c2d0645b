## The imperative, as on buttons: slet Aspirin, slet billede. Verbs in "-ere" have an accent, see number.ftl

action-open = åbn { $name }
    .alone = åbn
    .noun = åbn { FORM($noun, 1) }
action-close = luk { $name }
    .alone = luk
    .noun = luk { FORM($noun, 1) }
action-edit = redigér { $name }
    .alone = redigér
    .noun = redigér { FORM($noun, 1) }
action-add = tilføj { $name }
    .alone = tilføj
    .noun = tilføj { FORM($noun, 1) }
action-create = opret { $name }
    .alone = opret
    .noun = opret { FORM($noun, 1) }
action-remove = fjern { $name }
    .alone = fjern
    .noun = fjern { FORM($noun, 1) }
action-delete = slet { $name }
    .alone = slet
    .noun = slet { FORM($noun, 1) }
action-rename = omdøb { $name }
    .alone = omdøb
    .noun = omdøb { FORM($noun, 1) }
action-move = flyt { $name }
    .alone = flyt
    .noun = flyt { FORM($noun, 1) }
action-copy = kopiér { $name }
    .alone = kopiér
    .noun = kopiér { FORM($noun, 1) }
action-save = gem { $name }
    .alone = gem
    .noun = gem { FORM($noun, 1) }
# same
action-download = download { $name }
    .alone = download
    .noun = download { FORM($noun, 1) }
action-share = del { $name }
    .alone = del
    .noun = del { FORM($noun, 1) }
# same
action-send = send { $name }
    .alone = send
    .noun = send { FORM($noun, 1) }
action-select = vælg { $name }
    .alone = vælg
    .noun = vælg { FORM($noun, 1) }
action-play = afspil { $name }
    .alone = afspil
    .noun = afspil { FORM($noun, 1) }
action-pause = sæt { $name } på pause
    .alone = sæt på pause
    .noun = sæt { FORM($noun, 1) } på pause
action-pin = fastgør { $name }
    .alone = fastgør
    .noun = fastgør { FORM($noun, 1) }
action-unpin = frigør { $name }
    .alone = frigør
    .noun = frigør { FORM($noun, 1) }
action-mute = slå lyden fra for { $name }
    .alone = slå lyden fra
    .noun = slå lyden fra for { FORM($noun, 1) }
action-unmute = slå lyden til for { $name }
    .alone = slå lyden til
    .noun = slå lyden til for { FORM($noun, 1) }
action-like = synes godt om { $name }
    .alone = synes godt om
    .noun = synes godt om { FORM($noun, 1) }
action-favorite = føj { $name } til favoritter
    .alone = føj til favoritter
    .noun = føj { FORM($noun, 1) } til favoritter
action-unfavorite = fjern { $name } fra favoritter
    .alone = fjern fra favoritter
    .noun = fjern { FORM($noun, 1) } fra favoritter
action-archive = arkivér { $name }
    .alone = arkivér
    .noun = arkivér { FORM($noun, 1) }
action-skip = spring { $name } over
    .alone = spring over
    .noun = spring { FORM($noun, 1) } over
action-snooze = udsæt { $name }
    .alone = udsæt
    .noun = udsæt { FORM($noun, 1) }
action-activate = aktivér { $name }
    .alone = aktivér
    .noun = aktivér { FORM($noun, 1) }
action-deactivate = deaktivér { $name }
    .alone = deaktivér
    .noun = deaktivér { FORM($noun, 1) }
action-approve = godkend { $name }
    .alone = godkend
    .noun = godkend { FORM($noun, 1) }
action-decline = afvis { $name }
    .alone = afvis
    .noun = afvis { FORM($noun, 1) }
action-report = rapportér { $name }
    .alone = rapportér
    .noun = rapportér { FORM($noun, 1) }
action-call = ring til { $name }
    .alone = ring op
    .noun = ring til { FORM($noun, 1) }
action-reply = svar { $name }
    .alone = svar
    .noun = svar på { FORM($noun, 1) }
action-forward = videresend { $name }
    .alone = videresend
    .noun = videresend { FORM($noun, 1) }
action-block = blokér { $name }
    .alone = blokér
    .noun = blokér { FORM($noun, 1) }
action-filter = filtrér { $name }
    .alone = filtrér
    .noun = filtrér { FORM($noun, form: "plural") }
action-sort = sortér { $name }
    .alone = sortér
    .noun = sortér { FORM($noun, form: "plural") }
action-mark = markér { $name } som { FORM($state, case: "as") }
    .alone = markér som { FORM($state, case: "as") }

## Actions that often need no item

# The verb is that of the noun's own word for "cancelled", see noun.ftl: aflys begivenhed, annullér bestilling.
action-cancel = { TRAIT($noun, "cancel") ->
    [meet] aflys { $name }
    [call] afbryd { $name }
   *[stop] annullér { $name }
}
    .alone = annullér
    .noun = { TRAIT($noun, "cancel") ->
        [meet] aflys { FORM($noun, 1) }
        [call] afbryd { FORM($noun, 1) }
       *[stop] annullér { FORM($noun, 1) }
    }
action-retry = prøv igen med { $name }
    .alone = prøv igen
    .noun = prøv igen med { FORM($noun, 1) }
action-undo = fortryd
action-redo = gentag
action-next = næste: { $name }
    .alone = næste
    .noun = næste { FORM($noun, 1) }
action-previous = forrige: { $name }
    .alone = forrige
    .noun = forrige { FORM($noun, 1) }
action-next-day = næste dag
action-previous-day = forrige dag
action-back = tilbage
action-continue = fortsæt
action-done = færdig
action-submit = indsend { $name }
    .alone = indsend
    .noun = indsend { FORM($noun, 1) }
action-refresh = opdatér { $name }
    .alone = opdatér
    .noun = opdatér { FORM($noun, form: "plural") }
action-search = søg i { $name }
    .alone = søg
    .noun = søg i { FORM($noun, form: "plural") }
action-select-all = vælg alle
    .noun = vælg alle { FORM($noun, form: "plural") }
action-deselect-all = fravælg alle
action-sign-in = log ind
action-sign-out = log ud
action-read-more = læs mere
action-settings = indstillinger
action-help = hjælp
