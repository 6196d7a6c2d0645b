## The imperative, as on buttons: slett Aspirin, slett bilde

action-open = åpne { $name }
    .alone = åpne
    .noun = åpne { FORM($noun, 1) }
action-close = lukk { $name }
    .alone = lukk
    .noun = lukk { FORM($noun, 1) }
action-edit = rediger { $name }
    .alone = rediger
    .noun = rediger { FORM($noun, 1) }
action-add = legg til { $name }
    .alone = legg til
    .noun = legg til { FORM($noun, 1) }
action-create = opprett { $name }
    .alone = opprett
    .noun = opprett { FORM($noun, 1) }
action-remove = fjern { $name }
    .alone = fjern
    .noun = fjern { FORM($noun, 1) }
action-delete = slett { $name }
    .alone = slett
    .noun = slett { FORM($noun, 1) }
action-rename = gi { $name } nytt navn
    .alone = endre navn
    .noun = gi { FORM($noun, 1) } nytt navn
action-move = flytt { $name }
    .alone = flytt
    .noun = flytt { FORM($noun, 1) }
action-copy = kopier { $name }
    .alone = kopier
    .noun = kopier { FORM($noun, 1) }
action-save = lagre { $name }
    .alone = lagre
    .noun = lagre { FORM($noun, 1) }
action-download = last ned { $name }
    .alone = last ned
    .noun = last ned { FORM($noun, 1) }
action-share = del { $name }
    .alone = del
    .noun = del { FORM($noun, 1) }
# same
action-send = send { $name }
    .alone = send
    .noun = send { FORM($noun, 1) }
action-select = velg { $name }
    .alone = velg
    .noun = velg { FORM($noun, 1) }
action-play = spill av { $name }
    .alone = spill av
    .noun = spill av { FORM($noun, 1) }
action-pause = sett { $name } på pause
    .alone = sett på pause
    .noun = sett { FORM($noun, 1) } på pause
action-pin = fest { $name }
    .alone = fest
    .noun = fest { FORM($noun, 1) }
action-unpin = løsne { $name }
    .alone = løsne
    .noun = løsne { FORM($noun, 1) }
action-mute = demp { $name }
    .alone = demp
    .noun = demp { FORM($noun, 1) }
action-unmute = slå på lyden for { $name }
    .alone = slå på lyden
    .noun = slå på lyden for { FORM($noun, 1) }
action-like = lik { $name }
    .alone = lik
    .noun = lik { FORM($noun, 1) }
action-favorite = legg til { $name } i favoritter
    .alone = legg til i favoritter
    .noun = legg til { FORM($noun, 1) } i favoritter
action-unfavorite = fjern { $name } fra favoritter
    .alone = fjern fra favoritter
    .noun = fjern { FORM($noun, 1) } fra favoritter
action-archive = arkiver { $name }
    .alone = arkiver
    .noun = arkiver { FORM($noun, 1) }
action-skip = hopp over { $name }
    .alone = hopp over
    .noun = hopp over { FORM($noun, 1) }
action-snooze = utsett { $name }
    .alone = utsett
    .noun = utsett { FORM($noun, 1) }
action-activate = aktiver { $name }
    .alone = aktiver
    .noun = aktiver { FORM($noun, 1) }
action-deactivate = deaktiver { $name }
    .alone = deaktiver
    .noun = deaktiver { FORM($noun, 1) }
action-approve = godkjenn { $name }
    .alone = godkjenn
    .noun = godkjenn { FORM($noun, 1) }
action-decline = avvis { $name }
    .alone = avvis
    .noun = { TRAIT($noun, "cancel") ->
        [meet] avslå { FORM($noun, 1) }
       *[stop] avvis { FORM($noun, 1) }
    }
action-report = rapporter { $name }
    .alone = rapporter
    .noun = rapporter { FORM($noun, 1) }
action-call = ring { $name }
    .alone = ring
    .noun = ring { FORM($noun, 1) }
action-reply = svar { $name }
    .alone = svar
    .noun = svar på { FORM($noun, 1) }
action-forward = videresend { $name }
    .alone = videresend
    .noun = videresend { FORM($noun, 1) }
action-block = blokker { $name }
    .alone = blokker
    .noun = blokker { FORM($noun, 1) }
action-filter = filtrer { $name }
    .alone = filtrer
    .noun = filtrer { FORM($noun, form: "plural") }
action-sort = sorter { $name }
    .alone = sorter
    .noun = sorter { FORM($noun, form: "plural") }
action-mark = merk { $name } som { FORM($state, case: "as") }
    .alone = merk som { FORM($state, case: "as") }

## Actions that often need no item

# The verb is that of the noun's own word for "cancelled", see noun.ftl: avlys hendelse, avbestill billett.
action-cancel = { TRAIT($noun, "cancel") ->
    [book] avbestill { $name }
    [meet] avlys { $name }
    [trade] kanseller { $name }
   *[stop] avbryt { $name }
}
    .alone = avbryt
    .noun = { TRAIT($noun, "cancel") ->
        [book] avbestill { FORM($noun, 1) }
        [meet] avlys { FORM($noun, 1) }
        [trade] kanseller { FORM($noun, 1) }
       *[stop] avbryt { FORM($noun, 1) }
    }
action-retry = prøv { $name } på nytt
    .alone = prøv på nytt
    .noun = prøv { FORM($noun, 1) } på nytt
action-undo = angre
action-redo = gjør om
action-next = neste: { $name }
    .alone = neste
    .noun = neste { FORM($noun, 1) }
action-previous = forrige: { $name }
    .alone = forrige
    .noun = forrige { FORM($noun, 1) }
action-next-day = neste dag
action-previous-day = forrige dag
action-back = tilbake
action-continue = fortsett
action-done = ferdig
action-submit = send inn { $name }
    .alone = send inn
    .noun = send inn { FORM($noun, 1) }
action-refresh = oppdater { $name }
    .alone = oppdater
    .noun = oppdater { FORM($noun, form: "plural") }
action-search = søk i { $name }
    .alone = søk
    .noun = søk i { FORM($noun, form: "plural") }
action-select-all = velg alle
    .noun = velg alle { FORM($noun, form: "plural") }
action-deselect-all = velg ingen
action-sign-in = logg inn
action-sign-out = logg ut
action-read-more = les mer
action-settings = innstillinger
action-help = hjelp
