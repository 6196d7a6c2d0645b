## The imperative, which has no gender, as on buttons. Names are not inflected: they come after a colon

# The plural of nouns as objects. Men and groups of people are in the genitive (członków).
the-nouns = { TRAIT($noun, "gender") ->
    [personal] { FORM($noun, form: "plural-genitive") }
   *[other] { FORM($noun, form: "plural") }
}

action-open = otwórz: { $name }
    .alone = otwórz
    .noun = otwórz { FORM($noun, 1, case: "accusative") }
action-close = zamknij: { $name }
    .alone = zamknij
    .noun = zamknij { FORM($noun, 1, case: "accusative") }
action-edit = edytuj: { $name }
    .alone = edytuj
    .noun = edytuj { FORM($noun, 1, case: "accusative") }
action-add = dodaj: { $name }
    .alone = dodaj
    .noun = dodaj { FORM($noun, 1, case: "accusative") }
action-create = utwórz: { $name }
    .alone = utwórz
    .noun = utwórz { FORM($noun, 1, case: "accusative") }
action-remove = usuń z listy: { $name }
    .alone = usuń z listy
    .noun = usuń { FORM($noun, 1, case: "accusative") } z listy
action-delete = usuń: { $name }
    .alone = usuń
    .noun = usuń { FORM($noun, 1, case: "accusative") }
action-rename = zmień nazwę: { $name }
    .alone = zmień nazwę
    .noun = zmień nazwę { FORM($noun, 1, case: "genitive") }
action-move = przenieś: { $name }
    .alone = przenieś
    .noun = przenieś { FORM($noun, 1, case: "accusative") }
action-copy = kopiuj: { $name }
    .alone = kopiuj
    .noun = kopiuj { FORM($noun, 1, case: "accusative") }
action-save = zapisz: { $name }
    .alone = zapisz
    .noun = zapisz { FORM($noun, 1, case: "accusative") }
action-download = pobierz: { $name }
    .alone = pobierz
    .noun = pobierz { FORM($noun, 1, case: "accusative") }
action-share = udostępnij: { $name }
    .alone = udostępnij
    .noun = udostępnij { FORM($noun, 1, case: "accusative") }
action-send = wyślij: { $name }
    .alone = wyślij
    .noun = wyślij { FORM($noun, 1, case: "accusative") }
action-select = wybierz: { $name }
    .alone = wybierz
    .noun = wybierz { FORM($noun, 1, case: "accusative") }
action-play = odtwórz: { $name }
    .alone = odtwórz
    .noun = odtwórz { FORM($noun, 1, case: "accusative") }
action-pause = wstrzymaj: { $name }
    .alone = wstrzymaj
    .noun = wstrzymaj { FORM($noun, 1, case: "accusative") }
action-pin = przypnij: { $name }
    .alone = przypnij
    .noun = przypnij { FORM($noun, 1, case: "accusative") }
action-unpin = odepnij: { $name }
    .alone = odepnij
    .noun = odepnij { FORM($noun, 1, case: "accusative") }
action-mute = wycisz: { $name }
    .alone = wycisz
    .noun = wycisz { FORM($noun, 1, case: "accusative") }
action-unmute = wyłącz wyciszenie: { $name }
    .alone = wyłącz wyciszenie
    .noun = wyłącz wyciszenie { FORM($noun, 1, case: "genitive") }
action-like = polub: { $name }
    .alone = polub
    .noun = polub { FORM($noun, 1, case: "accusative") }
action-favorite = dodaj do ulubionych: { $name }
    .alone = dodaj do ulubionych
    .noun = dodaj { FORM($noun, 1, case: "accusative") } do ulubionych
action-unfavorite = usuń z ulubionych: { $name }
    .alone = usuń z ulubionych
    .noun = usuń { FORM($noun, 1, case: "accusative") } z ulubionych
action-archive = archiwizuj: { $name }
    .alone = archiwizuj
    .noun = archiwizuj { FORM($noun, 1, case: "accusative") }
action-skip = pomiń: { $name }
    .alone = pomiń
    .noun = pomiń { FORM($noun, 1, case: "accusative") }
action-snooze = przypomnij później: { $name }
    .alone = przypomnij później
    .noun = odłóż { FORM($noun, 1, case: "accusative") } na później
action-activate = aktywuj: { $name }
    .alone = aktywuj
    .noun = aktywuj { FORM($noun, 1, case: "accusative") }
action-deactivate = dezaktywuj: { $name }
    .alone = dezaktywuj
    .noun = dezaktywuj { FORM($noun, 1, case: "accusative") }
action-approve = zatwierdź: { $name }
    .alone = zatwierdź
    .noun = zatwierdź { FORM($noun, 1, case: "accusative") }
action-decline = odrzuć: { $name }
    .alone = odrzuć
    .noun = odrzuć { FORM($noun, 1, case: "accusative") }
action-report = zgłoś: { $name }
    .alone = zgłoś
    .noun = zgłoś { FORM($noun, 1, case: "accusative") }
action-call = zadzwoń do: { $name }
    .alone = zadzwoń
    .noun = zadzwoń do { FORM($noun, 1, case: "genitive") }
action-reply = odpowiedz do: { $name }
    .alone = odpowiedz
    .noun = odpowiedz na { FORM($noun, 1, case: "accusative") }
action-forward = przekaż dalej: { $name }
    .alone = przekaż dalej
    .noun = przekaż dalej { FORM($noun, 1, case: "accusative") }
action-block = zablokuj: { $name }
    .alone = zablokuj
    .noun = zablokuj { FORM($noun, 1, case: "accusative") }
action-filter = filtruj: { $name }
    .alone = filtruj
    .noun = filtruj { the-nouns }
action-sort = sortuj: { $name }
    .alone = sortuj
    .noun = sortuj { the-nouns }
# The state agrees with what the app says that the name is of: oznacz jako przyjętą: Metformina, of a dose. Where it says
# nothing, the state is neuter, which is the same as the plural: oznacz jako przyjęte: Metformina.
action-mark = oznacz jako { FORM($state, case: "marked") }: { $name }
    .alone = oznacz jako { FORM($state, case: "accusative") }

## Actions that often need no item

action-cancel = anuluj: { $name }
    .alone = anuluj
    .noun = { TRAIT($noun, "cancel") ->
        [date] odwołaj
       *[other] anuluj
    } { FORM($noun, 1, case: "accusative") }
action-retry = spróbuj ponownie: { $name }
    .alone = spróbuj ponownie
    .noun = ponów { FORM($noun, 1, case: "accusative") }
action-undo = cofnij
action-redo = ponów
# Alone as players have it: an episode, a chapter, a song.
action-next = dalej: { $name }
    .alone = następny
    .noun = { TRAIT($noun, "gender") ->
        [feminine] następna
        [neuter] następne
       *[masculine] następny
    } { FORM($noun, 1) }
action-previous = wstecz: { $name }
    .alone = poprzedni
    .noun = { TRAIT($noun, "gender") ->
        [feminine] poprzednia
        [neuter] poprzednie
       *[masculine] poprzedni
    } { FORM($noun, 1) }
action-next-day = następny dzień
action-previous-day = poprzedni dzień
action-back = wróć
action-continue = kontynuuj
action-done = gotowe
action-submit = prześlij: { $name }
    .alone = prześlij
    .noun = prześlij { FORM($noun, 1, case: "accusative") }
action-refresh = odśwież: { $name }
    .alone = odśwież
    .noun = odśwież { the-nouns }
action-search = przeszukaj: { $name }
    .alone = szukaj
    .noun = przeszukaj { the-nouns }
action-select-all = zaznacz wszystko
    .noun = zaznacz { TRAIT($noun, "gender") ->
        [personal] wszystkich
       *[other] wszystkie
    } { the-nouns }
action-deselect-all = odznacz wszystko
action-sign-in = zaloguj się
action-sign-out = wyloguj się
action-read-more = czytaj dalej
action-settings = ustawienia
action-help = pomoc
