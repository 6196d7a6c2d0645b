## The imperative, as on buttons: radera Aspirin, radera bild

action-open = öppna { $name }
    .alone = öppna
    .noun = öppna { FORM($noun, 1) }
action-close = stäng { $name }
    .alone = stäng
    .noun = stäng { FORM($noun, 1) }
action-edit = redigera { $name }
    .alone = redigera
    .noun = redigera { FORM($noun, 1) }
action-add = lägg till { $name }
    .alone = lägg till
    .noun = lägg till { FORM($noun, 1) }
action-create = skapa { $name }
    .alone = skapa
    .noun = skapa { FORM($noun, 1) }
action-remove = ta bort { $name }
    .alone = ta bort
    .noun = ta bort { FORM($noun, 1) }
action-delete = radera { $name }
    .alone = radera
    .noun = radera { FORM($noun, 1) }
action-rename = byt namn på { $name }
    .alone = byt namn
    .noun = byt namn på { FORM($noun, 1) }
action-move = flytta { $name }
    .alone = flytta
    .noun = flytta { FORM($noun, 1) }
action-copy = kopiera { $name }
    .alone = kopiera
    .noun = kopiera { FORM($noun, 1) }
action-save = spara { $name }
    .alone = spara
    .noun = spara { FORM($noun, 1) }
action-download = ladda ner { $name }
    .alone = ladda ner
    .noun = ladda ner { FORM($noun, 1) }
action-share = dela { $name }
    .alone = dela
    .noun = dela { FORM($noun, 1) }
action-send = skicka { $name }
    .alone = skicka
    .noun = skicka { FORM($noun, 1) }
action-select = välj { $name }
    .alone = välj
    .noun = välj { FORM($noun, 1) }
action-play = spela upp { $name }
    .alone = spela upp
    .noun = spela upp { FORM($noun, 1) }
action-pause = pausa { $name }
    .alone = pausa
    .noun = pausa { FORM($noun, 1) }
action-pin = fäst { $name }
    .alone = fäst
    .noun = fäst { FORM($noun, 1) }
action-unpin = lossa { $name }
    .alone = lossa
    .noun = lossa { FORM($noun, 1) }
action-mute = tysta { $name }
    .alone = tysta
    .noun = tysta { FORM($noun, 1) }
action-unmute = slå på ljudet för { $name }
    .alone = slå på ljudet
    .noun = slå på ljudet för { FORM($noun, 1) }
action-like = gilla { $name }
    .alone = gilla
    .noun = gilla { FORM($noun, 1) }
action-favorite = lägg till { $name } i favoriter
    .alone = lägg till i favoriter
    .noun = lägg till { FORM($noun, 1) } i favoriter
action-unfavorite = ta bort { $name } från favoriter
    .alone = ta bort från favoriter
    .noun = ta bort { FORM($noun, 1) } från favoriter
action-archive = arkivera { $name }
    .alone = arkivera
    .noun = arkivera { FORM($noun, 1) }
action-skip = hoppa över { $name }
    .alone = hoppa över
    .noun = hoppa över { FORM($noun, 1) }
action-snooze = skjut upp { $name }
    .alone = skjut upp
    .noun = skjut upp { FORM($noun, 1) }
action-activate = aktivera { $name }
    .alone = aktivera
    .noun = aktivera { FORM($noun, 1) }
action-deactivate = avaktivera { $name }
    .alone = avaktivera
    .noun = avaktivera { FORM($noun, 1) }
action-approve = godkänn { $name }
    .alone = godkänn
    .noun = godkänn { FORM($noun, 1) }
action-decline = neka { $name }
    .alone = neka
    .noun = { TRAIT($noun, "cancel") ->
        [call] avvisa { FORM($noun, 1) }
        [book] avböj { FORM($noun, 1) }
        [meet] avböj { FORM($noun, 1) }
       *[stop] neka { FORM($noun, 1) }
    }
action-report = rapportera { $name }
    .alone = rapportera
    .noun = rapportera { FORM($noun, 1) }
action-call = ring { $name }
    .alone = ring
    .noun = ring { FORM($noun, 1) }
action-reply = svara { $name }
    .alone = svara
    .noun = svara på { FORM($noun, 1) }
action-forward = vidarebefordra { $name }
    .alone = vidarebefordra
    .noun = vidarebefordra { FORM($noun, 1) }
action-block = blockera { $name }
    .alone = blockera
    .noun = blockera { FORM($noun, 1) }
action-filter = filtrera { $name }
    .alone = filtrera
    .noun = filtrera { FORM($noun, form: "plural") }
action-sort = sortera { $name }
    .alone = sortera
    .noun = sortera { FORM($noun, form: "plural") }
action-mark = markera { $name } som { FORM($state, case: "as") }
    .alone = markera som { FORM($state, case: "as") }

## Actions that often need no item

# The verb is that of the noun's own word for "cancelled", see noun.ftl: ställ in händelse, avboka biljett.
action-cancel = { TRAIT($noun, "cancel") ->
    [book] avboka { $name }
    [meet] ställ in { $name }
    [trade] annullera { $name }
   *[stop] avbryt { $name }
}
    .alone = avbryt
    .noun = { TRAIT($noun, "cancel") ->
        [book] avboka { FORM($noun, 1) }
        [meet] ställ in { FORM($noun, 1) }
        [trade] annullera { FORM($noun, 1) }
       *[stop] avbryt { FORM($noun, 1) }
    }
action-retry = försök igen med { $name }
    .alone = försök igen
    .noun = försök igen med { FORM($noun, 1) }
action-undo = ångra
action-redo = gör om
action-next = nästa: { $name }
    .alone = nästa
    .noun = nästa { FORM($noun, 1) }
action-previous = föregående: { $name }
    .alone = föregående
    .noun = föregående { FORM($noun, 1) }
action-next-day = nästa dag
action-previous-day = föregående dag
action-back = tillbaka
action-continue = fortsätt
action-done = klar
action-submit = skicka in { $name }
    .alone = skicka in
    .noun = skicka in { FORM($noun, 1) }
action-refresh = uppdatera { $name }
    .alone = uppdatera
    .noun = uppdatera { FORM($noun, form: "plural") }
action-search = sök i { $name }
    .alone = sök
    .noun = sök bland { FORM($noun, form: "plural") }
action-select-all = välj alla
    .noun = välj alla { FORM($noun, form: "plural") }
action-deselect-all = avmarkera alla
action-sign-in = logga in
action-sign-out = logga ut
action-read-more = läs mer
action-settings = inställningar
action-help = hjälp
