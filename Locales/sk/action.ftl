## The infinitive, as on buttons. Names are not inflected: they come after a colon

# The plural of nouns as objects: členov.
the-nouns = { FORM($noun, form: "plural-accusative") }

action-open = otvoriť: { $name }
    .alone = otvoriť
    .noun = otvoriť { FORM($noun, 1, case: "accusative") }
action-close = zatvoriť: { $name }
    .alone = zatvoriť
    .noun = zatvoriť { FORM($noun, 1, case: "accusative") }
action-edit = upraviť: { $name }
    .alone = upraviť
    .noun = upraviť { FORM($noun, 1, case: "accusative") }
action-add = pridať: { $name }
    .alone = pridať
    .noun = pridať { FORM($noun, 1, case: "accusative") }
action-create = vytvoriť: { $name }
    .alone = vytvoriť
    .noun = vytvoriť { FORM($noun, 1, case: "accusative") }
action-remove = odstrániť: { $name }
    .alone = odstrániť
    .noun = odstrániť { FORM($noun, 1, case: "accusative") }
action-delete = vymazať: { $name }
    .alone = vymazať
    .noun = vymazať { FORM($noun, 1, case: "accusative") }
action-rename = premenovať: { $name }
    .alone = premenovať
    .noun = premenovať { FORM($noun, 1, case: "accusative") }
action-move = presunúť: { $name }
    .alone = presunúť
    .noun = presunúť { FORM($noun, 1, case: "accusative") }
action-copy = kopírovať: { $name }
    .alone = kopírovať
    .noun = kopírovať { FORM($noun, 1, case: "accusative") }
action-save = uložiť: { $name }
    .alone = uložiť
    .noun = uložiť { FORM($noun, 1, case: "accusative") }
action-download = stiahnuť: { $name }
    .alone = stiahnuť
    .noun = stiahnuť { FORM($noun, 1, case: "accusative") }
action-share = zdieľať: { $name }
    .alone = zdieľať
    .noun = zdieľať { FORM($noun, 1, case: "accusative") }
action-send = odoslať: { $name }
    .alone = odoslať
    .noun = odoslať { FORM($noun, 1, case: "accusative") }
action-select = vybrať: { $name }
    .alone = vybrať
    .noun = vybrať { FORM($noun, 1, case: "accusative") }
action-play = prehrať: { $name }
    .alone = prehrať
    .noun = prehrať { FORM($noun, 1, case: "accusative") }
action-pause = pozastaviť: { $name }
    .alone = pozastaviť
    .noun = pozastaviť { FORM($noun, 1, case: "accusative") }
action-pin = pripnúť: { $name }
    .alone = pripnúť
    .noun = pripnúť { FORM($noun, 1, case: "accusative") }
action-unpin = odopnúť: { $name }
    .alone = odopnúť
    .noun = odopnúť { FORM($noun, 1, case: "accusative") }
action-mute = stlmiť: { $name }
    .alone = stlmiť
    .noun = stlmiť { FORM($noun, 1, case: "accusative") }
action-unmute = zrušiť stlmenie: { $name }
    .alone = zrušiť stlmenie
    .noun = zrušiť stlmenie: { FORM($noun, 1) }
action-like = páči sa mi: { $name }
    .alone = páči sa mi
    .noun = páči sa mi { FORM($noun, 1) }
action-favorite = pridať do obľúbených: { $name }
    .alone = pridať do obľúbených
    .noun = pridať { FORM($noun, 1, case: "accusative") } do obľúbených
action-unfavorite = odstrániť z obľúbených: { $name }
    .alone = odstrániť z obľúbených
    .noun = odstrániť { FORM($noun, 1, case: "accusative") } z obľúbených
action-archive = archivovať: { $name }
    .alone = archivovať
    .noun = archivovať { FORM($noun, 1, case: "accusative") }
action-skip = preskočiť: { $name }
    .alone = preskočiť
    .noun = preskočiť { FORM($noun, 1, case: "accusative") }
action-snooze = odložiť: { $name }
    .alone = odložiť
    .noun = odložiť { FORM($noun, 1, case: "accusative") }
action-activate = aktivovať: { $name }
    .alone = aktivovať
    .noun = aktivovať { FORM($noun, 1, case: "accusative") }
action-deactivate = deaktivovať: { $name }
    .alone = deaktivovať
    .noun = deaktivovať { FORM($noun, 1, case: "accusative") }
action-approve = schváliť: { $name }
    .alone = schváliť
    .noun = schváliť { FORM($noun, 1, case: "accusative") }
action-decline = odmietnuť: { $name }
    .alone = odmietnuť
    .noun = odmietnuť { FORM($noun, 1, case: "accusative") }
action-report = nahlásiť: { $name }
    .alone = nahlásiť
    .noun = nahlásiť { FORM($noun, 1, case: "accusative") }
action-call = zavolať: { $name }
    .alone = zavolať
    .noun = vytočiť { FORM($noun, 1, case: "accusative") }
action-reply = odpovedať: { $name }
    .alone = odpovedať
    .noun = odpovedať na { FORM($noun, 1, case: "accusative") }
action-forward = preposlať: { $name }
    .alone = preposlať
    .noun = preposlať { FORM($noun, 1, case: "accusative") }
action-block = zablokovať: { $name }
    .alone = zablokovať
    .noun = zablokovať { FORM($noun, 1, case: "accusative") }
action-filter = filtrovať: { $name }
    .alone = filtrovať
    .noun = filtrovať { the-nouns }
action-sort = zoradiť: { $name }
    .alone = zoradiť
    .noun = zoradiť { the-nouns }
# The state is neuter: see "form-predicate" in grammar.ftl.
action-mark = označiť ako { FORM($state, case: "accusative") }: { $name }
    .alone = označiť ako { FORM($state, case: "accusative") }

## Actions that often need no item

action-cancel = zrušiť: { $name }
    .alone = zrušiť
    .noun = zrušiť { FORM($noun, 1, case: "accusative") }
action-retry = skúsiť znova: { $name }
    .alone = skúsiť znova
    .noun = skúsiť znova: { FORM($noun, 1) }
action-undo = vrátiť akciu
action-redo = zopakovať akciu
action-next = ďalej: { $name }
    .alone = ďalej
    .noun = { TRAIT($noun, "gender") ->
        [feminine] ďalšia
        [neuter] ďalšie
       *[inanimate] ďalší
    } { FORM($noun, 1) }
action-previous = predchádzajúce: { $name }
    .alone = predchádzajúce
    .noun = { TRAIT($noun, "gender") ->
        [feminine] predchádzajúca
        [neuter] predchádzajúce
       *[inanimate] predchádzajúci
    } { FORM($noun, 1) }
action-next-day = ďalší deň
action-previous-day = predchádzajúci deň
action-back = späť
action-continue = pokračovať
action-done = hotovo
# same as action-send
action-submit = odoslať: { $name }
    .alone = odoslať
    .noun = odoslať { FORM($noun, 1, case: "accusative") }
action-refresh = obnoviť: { $name }
    .alone = obnoviť
    .noun = obnoviť { the-nouns }
action-search = prehľadať: { $name }
    .alone = hľadať
    .noun = prehľadať { the-nouns }
action-select-all = vybrať všetko
    .noun = vybrať { TRAIT($noun, "gender") ->
        [animate] všetkých
       *[other] všetky
    } { the-nouns }
action-deselect-all = zrušiť výber
action-sign-in = prihlásiť sa
action-sign-out = odhlásiť sa
action-read-more = čítať ďalej
action-settings = nastavenia
action-help = pomocník
