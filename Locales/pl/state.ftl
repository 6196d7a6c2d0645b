## States, as participles and adjectives
##
## The value is the impersonal form: it is the neuter singular and every plural, too (3 przyjęte dawki). What goes on is
## a noun (odtwarzanie), which agrees with nothing; where such a state is counted, there is an adjective of its own
## beside it (3 odtwarzane utwory). Words that are no adjectives come after the noun: .place = after (3 zadania po
## terminie). After "oznacz jako" ($case marked and accusative) the adjective is said there, too: oznacz jako
## przetwarzane.

state-taken = przyjęte
    .masculine = przyjęty
    .feminine = przyjęta
    .genitive = przyjętego
    .feminine-genitive = przyjętej
    .feminine-accusative = przyjętą
    .plural-genitive = przyjętych
# Avoid "pominięte", which is what somebody passed over on purpose, though leaflets of medicines call a missed dose so. A
# dose that was skipped is "nieprzyjęta", too.
state-missed = przegapione
    .masculine = przegapiony
    .feminine = przegapiona
    .genitive = przegapionego
    .feminine-genitive = przegapionej
    .feminine-accusative = przegapioną
    .plural-genitive = przegapionych
state-skipped = pominięte
    .masculine = pominięty
    .feminine = pominięta
    .genitive = pominiętego
    .feminine-genitive = pominiętej
    .feminine-accusative = pominiętą
    .plural-genitive = pominiętych
state-pending = oczekujące
    .masculine = oczekujący
    .feminine = oczekująca
    .genitive = oczekującego
    .feminine-genitive = oczekującej
    .feminine-accusative = oczekującą
    .plural-genitive = oczekujących
state-scheduled = zaplanowane
    .masculine = zaplanowany
    .feminine = zaplanowana
    .genitive = zaplanowanego
    .feminine-genitive = zaplanowanej
    .feminine-accusative = zaplanowaną
    .plural-genitive = zaplanowanych
# As "due-now" in relative.ftl. $case "label": the name of a field, before a time, which may still be ahead. What is
# paid, returned, taken, done or attended has words of its own in noun.ftl.
state-due = { $case ->
    [label] termin
    [marked] { adjective-due }
    [accusative] { adjective-due }
   *[state] termin upływa teraz
}
# Avoid "na teraz": "brak dokumentów na teraz" is heard as "none for now".
adjective-due = z upływającym terminem
    .place = after
state-overdue = po terminie
    .place = after
state-completed = ukończone
    .masculine = ukończony
    .feminine = ukończona
    .genitive = ukończonego
    .feminine-genitive = ukończonej
    .feminine-accusative = ukończoną
    .plural-genitive = ukończonych
state-not-completed = nieukończone
    .masculine = nieukończony
    .feminine = nieukończona
    .genitive = nieukończonego
    .feminine-genitive = nieukończonej
    .feminine-accusative = nieukończoną
    .plural-genitive = nieukończonych
state-in-progress = w toku
    .place = after
state-failed = nieudane
    .masculine = nieudany
    .feminine = nieudana
    .genitive = nieudanego
    .feminine-genitive = nieudanej
    .feminine-accusative = nieudaną
    .plural-genitive = nieudanych
state-cancelled = anulowane
    .masculine = anulowany
    .feminine = anulowana
    .genitive = anulowanego
    .feminine-genitive = anulowanej
    .feminine-accusative = anulowaną
    .plural-genitive = anulowanych
state-approved = zatwierdzone
    .masculine = zatwierdzony
    .feminine = zatwierdzona
    .genitive = zatwierdzonego
    .feminine-genitive = zatwierdzonej
    .feminine-accusative = zatwierdzoną
    .plural-genitive = zatwierdzonych
state-declined = odrzucone
    .masculine = odrzucony
    .feminine = odrzucona
    .genitive = odrzuconego
    .feminine-genitive = odrzuconej
    .feminine-accusative = odrzuconą
    .plural-genitive = odrzuconych
# The money, not the goods: "zwrócone zamówienie" is one that was sent back.
state-refunded = { $case ->
    [marked] { adjective-refunded }
    [accusative] { adjective-refunded }
   *[state] środki zwrócone
}
adjective-refunded = ze zwrotem środków
    .place = after
state-processing = { $case ->
    [marked] { adjective-processing }
    [accusative] { adjective-processing }
   *[state] przetwarzanie
}
adjective-processing = przetwarzane
    .masculine = przetwarzany
    .feminine = przetwarzana
    .genitive = przetwarzanego
    .feminine-genitive = przetwarzanej
    .feminine-accusative = przetwarzaną
    .plural-genitive = przetwarzanych
state-shipped = wysłane
    .masculine = wysłany
    .feminine = wysłana
    .genitive = wysłanego
    .feminine-genitive = wysłanej
    .feminine-accusative = wysłaną
    .plural-genitive = wysłanych
state-delivered = dostarczone
    .masculine = dostarczony
    .feminine = dostarczona
    .genitive = dostarczonego
    .feminine-genitive = dostarczonej
    .feminine-accusative = dostarczoną
    .plural-genitive = dostarczonych
state-draft = { $case ->
    [marked] wersję roboczą
    [accusative] wersję roboczą
   *[state] wersja robocza
}
adjective-draft = w wersji roboczej
    .masculine = w wersji roboczej
    .feminine = w wersji roboczej
    .genitive = w wersji roboczej
    .feminine-genitive = w wersji roboczej
    .feminine-accusative = w wersji roboczej
    .plural-genitive = w wersji roboczej
    .filter = wersje robocze
    .place = after
state-new = nowe
    .masculine = nowy
    .feminine = nowa
    .genitive = nowego
    .feminine-genitive = nowej
    .feminine-accusative = nową
    .plural-genitive = nowych
state-read = przeczytane
    .masculine = przeczytany
    .feminine = przeczytana
    .genitive = przeczytanego
    .feminine-genitive = przeczytanej
    .feminine-accusative = przeczytaną
    .plural-genitive = przeczytanych
state-unread = nieprzeczytane
    .masculine = nieprzeczytany
    .feminine = nieprzeczytana
    .genitive = nieprzeczytanego
    .feminine-genitive = nieprzeczytanej
    .feminine-accusative = nieprzeczytaną
    .plural-genitive = nieprzeczytanych
# Of a parcel, a file or a door.
state-opened = otwarte
    .masculine = otwarty
    .feminine = otwarta
    .genitive = otwartego
    .feminine-genitive = otwartej
    .feminine-accusative = otwartą
    .plural-genitive = otwartych
state-active = aktywne
    .masculine = aktywny
    .feminine = aktywna
    .genitive = aktywnego
    .feminine-genitive = aktywnej
    .feminine-accusative = aktywną
    .plural-genitive = aktywnych
state-inactive = nieaktywne
    .masculine = nieaktywny
    .feminine = nieaktywna
    .genitive = nieaktywnego
    .feminine-genitive = nieaktywnej
    .feminine-accusative = nieaktywną
    .plural-genitive = nieaktywnych
state-on = włączone
    .masculine = włączony
    .feminine = włączona
    .genitive = włączonego
    .feminine-genitive = włączonej
    .feminine-accusative = włączoną
    .plural-genitive = włączonych
state-off = wyłączone
    .masculine = wyłączony
    .feminine = wyłączona
    .genitive = wyłączonego
    .feminine-genitive = wyłączonej
    .feminine-accusative = wyłączoną
    .plural-genitive = wyłączonych
# same as state-on
state-enabled = włączone
    .masculine = włączony
    .feminine = włączona
    .genitive = włączonego
    .feminine-genitive = włączonej
    .feminine-accusative = włączoną
    .plural-genitive = włączonych
# same as state-off
state-disabled = wyłączone
    .masculine = wyłączony
    .feminine = wyłączona
    .genitive = wyłączonego
    .feminine-genitive = wyłączonej
    .feminine-accusative = wyłączoną
    .plural-genitive = wyłączonych
# same
state-online = online
    .place = after
# same
state-offline = offline
    .place = after
# Mostly of people: the noun says nothing of their gender.
state-away = { $case ->
    [marked] { adjective-away }
    [accusative] { adjective-away }
   *[state] { state-away-alone }
}
state-away-alone = { $gender ->
    [feminine] nieobecna
    [masculine] nieobecny
    [personal] nieobecny
   *[impersonal] nieobecność
}
adjective-away = nieobecne
    .masculine = nieobecny
    .feminine = nieobecna
    .genitive = nieobecnego
    .feminine-genitive = nieobecnej
    .feminine-accusative = nieobecną
    .plural-genitive = nieobecnych
# Mostly of people, whose gender nobody knows where nothing is named: a verb, which has none. "Zajęte" is a seat.
state-busy = nie ma teraz czasu
    .plural = zajęte
    .until = nie ma czasu
    .masculine = zajęty
    .feminine = zajęta
    .genitive = zajętego
    .feminine-genitive = zajętej
    .feminine-accusative = zajętą
    .plural-genitive = zajętych
state-connected = połączone
    .masculine = połączony
    .feminine = połączona
    .genitive = połączonego
    .feminine-genitive = połączonej
    .feminine-accusative = połączoną
    .plural-genitive = połączonych
state-disconnected = rozłączone
    .masculine = rozłączony
    .feminine = rozłączona
    .genitive = rozłączonego
    .feminine-genitive = rozłączonej
    .feminine-accusative = rozłączoną
    .plural-genitive = rozłączonych
# Avoid "zaznaczone", which is what a checkbox is
state-selected = wybrane
    .masculine = wybrany
    .feminine = wybrana
    .genitive = wybranego
    .feminine-genitive = wybranej
    .feminine-accusative = wybraną
    .plural-genitive = wybranych
# Next to a noun, as in the selection of a list: brak zaznaczonych zdjęć, zaznaczono 3 z ośmiu zdjęć.
adjective-selected = { state-checked }
adjective-not-selected = { state-unchecked }
state-not-selected = niewybrane
    .masculine = niewybrany
    .feminine = niewybrana
    .genitive = niewybranego
    .feminine-genitive = niewybranej
    .feminine-accusative = niewybraną
    .plural-genitive = niewybranych
state-checked = zaznaczone
    .masculine = zaznaczony
    .feminine = zaznaczona
    .genitive = zaznaczonego
    .feminine-genitive = zaznaczonej
    .feminine-accusative = zaznaczoną
    .plural-genitive = zaznaczonych
state-unchecked = niezaznaczone
    .masculine = niezaznaczony
    .feminine = niezaznaczona
    .genitive = niezaznaczonego
    .feminine-genitive = niezaznaczonej
    .feminine-accusative = niezaznaczoną
    .plural-genitive = niezaznaczonych
state-partially-checked = częściowo zaznaczone
    .masculine = częściowo zaznaczony
    .feminine = częściowo zaznaczona
    .genitive = częściowo zaznaczonego
    .feminine-genitive = częściowo zaznaczonej
    .feminine-accusative = częściowo zaznaczoną
    .plural-genitive = częściowo zaznaczonych
state-expanded = rozwinięte
    .masculine = rozwinięty
    .feminine = rozwinięta
    .genitive = rozwiniętego
    .feminine-genitive = rozwiniętej
    .feminine-accusative = rozwiniętą
    .plural-genitive = rozwiniętych
state-collapsed = zwinięte
    .masculine = zwinięty
    .feminine = zwinięta
    .genitive = zwiniętego
    .feminine-genitive = zwiniętej
    .feminine-accusative = zwiniętą
    .plural-genitive = zwiniętych
state-required = wymagane
    .masculine = wymagany
    .feminine = wymagana
    .genitive = wymaganego
    .feminine-genitive = wymaganej
    .feminine-accusative = wymaganą
    .plural-genitive = wymaganych
state-optional = opcjonalne
    .masculine = opcjonalny
    .feminine = opcjonalna
    .genitive = opcjonalnego
    .feminine-genitive = opcjonalnej
    .feminine-accusative = opcjonalną
    .plural-genitive = opcjonalnych
state-valid = prawidłowe
    .masculine = prawidłowy
    .feminine = prawidłowa
    .genitive = prawidłowego
    .feminine-genitive = prawidłowej
    .feminine-accusative = prawidłową
    .plural-genitive = prawidłowych
    .until = ważne
state-invalid = nieprawidłowe
    .masculine = nieprawidłowy
    .feminine = nieprawidłowa
    .genitive = nieprawidłowego
    .feminine-genitive = nieprawidłowej
    .feminine-accusative = nieprawidłową
    .plural-genitive = nieprawidłowych
state-empty = puste
    .masculine = pusty
    .feminine = pusta
    .genitive = pustego
    .feminine-genitive = pustej
    .feminine-accusative = pustą
    .plural-genitive = pustych
state-full = pełne
    .masculine = pełny
    .feminine = pełna
    .genitive = pełnego
    .feminine-genitive = pełnej
    .feminine-accusative = pełną
    .plural-genitive = pełnych
state-playing = { $case ->
    [marked] { adjective-playing }
    [accusative] { adjective-playing }
   *[state] odtwarzanie
}
adjective-playing = odtwarzane
    .masculine = odtwarzany
    .feminine = odtwarzana
    .genitive = odtwarzanego
    .feminine-genitive = odtwarzanej
    .feminine-accusative = odtwarzaną
    .plural-genitive = odtwarzanych
state-paused = wstrzymane
    .masculine = wstrzymany
    .feminine = wstrzymana
    .genitive = wstrzymanego
    .feminine-genitive = wstrzymanej
    .feminine-accusative = wstrzymaną
    .plural-genitive = wstrzymanych
state-stopped = zatrzymane
    .masculine = zatrzymany
    .feminine = zatrzymana
    .genitive = zatrzymanego
    .feminine-genitive = zatrzymanej
    .feminine-accusative = zatrzymaną
    .plural-genitive = zatrzymanych
state-muted = wyciszone
    .masculine = wyciszony
    .feminine = wyciszona
    .genitive = wyciszonego
    .feminine-genitive = wyciszonej
    .feminine-accusative = wyciszoną
    .plural-genitive = wyciszonych
state-unmuted = niewyciszone
    .masculine = niewyciszony
    .feminine = niewyciszona
    .genitive = niewyciszonego
    .feminine-genitive = niewyciszonej
    .feminine-accusative = niewyciszoną
    .plural-genitive = niewyciszonych
state-locked = zablokowane
    .masculine = zablokowany
    .feminine = zablokowana
    .genitive = zablokowanego
    .feminine-genitive = zablokowanej
    .feminine-accusative = zablokowaną
    .plural-genitive = zablokowanych
state-unlocked = odblokowane
    .masculine = odblokowany
    .feminine = odblokowana
    .genitive = odblokowanego
    .feminine-genitive = odblokowanej
    .feminine-accusative = odblokowaną
    .plural-genitive = odblokowanych
# "Ulubione" alone is heard as the name of the list.
state-favorite = w ulubionych
    .plural = ulubione
    .until = ulubione
    .masculine = ulubiony
    .feminine = ulubiona
    .genitive = ulubionego
    .feminine-genitive = ulubionej
    .feminine-accusative = ulubioną
    .plural-genitive = ulubionych
state-pinned = przypięte
    .masculine = przypięty
    .feminine = przypięta
    .genitive = przypiętego
    .feminine-genitive = przypiętej
    .feminine-accusative = przypiętą
    .plural-genitive = przypiętych
state-archived = zarchiwizowane
    .masculine = zarchiwizowany
    .feminine = zarchiwizowana
    .genitive = zarchiwizowanego
    .feminine-genitive = zarchiwizowanej
    .feminine-accusative = zarchiwizowaną
    .plural-genitive = zarchiwizowanych
state-verified = zweryfikowane
    .masculine = zweryfikowany
    .feminine = zweryfikowana
    .genitive = zweryfikowanego
    .feminine-genitive = zweryfikowanej
    .feminine-accusative = zweryfikowaną
    .plural-genitive = zweryfikowanych
state-not-verified = niezweryfikowane
    .masculine = niezweryfikowany
    .feminine = niezweryfikowana
    .genitive = niezweryfikowanego
    .feminine-genitive = niezweryfikowanej
    .feminine-accusative = niezweryfikowaną
    .plural-genitive = niezweryfikowanych
state-expired = wygasłe
    .masculine = wygasły
    .feminine = wygasła
    .genitive = wygasłego
    .feminine-genitive = wygasłej
    .feminine-accusative = wygasłą
    .plural-genitive = wygasłych
state-available = dostępne
    .masculine = dostępny
    .feminine = dostępna
    .genitive = dostępnego
    .feminine-genitive = dostępnej
    .feminine-accusative = dostępną
    .plural-genitive = dostępnych
state-unavailable = niedostępne
    .masculine = niedostępny
    .feminine = niedostępna
    .genitive = niedostępnego
    .feminine-genitive = niedostępnej
    .feminine-accusative = niedostępną
    .plural-genitive = niedostępnych
state-out-of-stock = { $case ->
    [marked] { adjective-out-of-stock }
    [accusative] { adjective-out-of-stock }
   *[state] brak w magazynie
}
adjective-out-of-stock = niedostępne w magazynie
    .masculine = niedostępny w magazynie
    .feminine = niedostępna w magazynie
    .genitive = niedostępnego w magazynie
    .feminine-genitive = niedostępnej w magazynie
    .feminine-accusative = niedostępną w magazynie
    .plural-genitive = niedostępnych w magazynie
    .place = after
state-live = na żywo
    .place = after
state-syncing = { $case ->
    [marked] { adjective-syncing }
    [accusative] { adjective-syncing }
   *[state] synchronizacja
}
adjective-syncing = synchronizowane
    .masculine = synchronizowany
    .feminine = synchronizowana
    .genitive = synchronizowanego
    .feminine-genitive = synchronizowanej
    .feminine-accusative = synchronizowaną
    .plural-genitive = synchronizowanych
state-synced = zsynchronizowane
    .masculine = zsynchronizowany
    .feminine = zsynchronizowana
    .genitive = zsynchronizowanego
    .feminine-genitive = zsynchronizowanej
    .feminine-accusative = zsynchronizowaną
    .plural-genitive = zsynchronizowanych
# Of a battery; of data it is "wczytywanie".
state-charging = { $case ->
    [marked] { adjective-charging }
    [accusative] { adjective-charging }
   *[state] ładowanie
}
adjective-charging = ładowane
    .masculine = ładowany
    .feminine = ładowana
    .genitive = ładowanego
    .feminine-genitive = ładowanej
    .feminine-accusative = ładowaną
    .plural-genitive = ładowanych
# What is low is a level: "bateria niska" is not said.
state-low = { $case ->
    [marked] { adjective-low-value }
    [accusative] { adjective-low-value }
   *[state] niski poziom
}
adjective-low = z niskim poziomem
    .place = after
state-critical = poziom krytyczny
    .plural = krytyczne
    .masculine = krytyczny
    .feminine = krytyczna
    .genitive = krytycznego
    .feminine-genitive = krytycznej
    .feminine-accusative = krytyczną
    .plural-genitive = krytycznych
state-filtered = przefiltrowane
    .masculine = przefiltrowany
    .feminine = przefiltrowana
    .genitive = przefiltrowanego
    .feminine-genitive = przefiltrowanej
    .feminine-accusative = przefiltrowaną
    .plural-genitive = przefiltrowanych
state-correct = poprawne
    .masculine = poprawny
    .feminine = poprawna
    .genitive = poprawnego
    .feminine-genitive = poprawnej
    .feminine-accusative = poprawną
    .plural-genitive = poprawnych
state-incorrect = błędne
    .masculine = błędny
    .feminine = błędna
    .genitive = błędnego
    .feminine-genitive = błędnej
    .feminine-accusative = błędną
    .plural-genitive = błędnych
state-edited = edytowane
    .masculine = edytowany
    .feminine = edytowana
    .genitive = edytowanego
    .feminine-genitive = edytowanej
    .feminine-accusative = edytowaną
    .plural-genitive = edytowanych
state-forwarded = przekazane dalej
    .masculine = przekazany dalej
    .feminine = przekazana dalej
    .genitive = przekazanego dalej
    .feminine-genitive = przekazanej dalej
    .feminine-accusative = przekazaną dalej
    .plural-genitive = przekazanych dalej
    .place = after
state-played = odtworzone
    .masculine = odtworzony
    .feminine = odtworzona
    .genitive = odtworzonego
    .feminine-genitive = odtworzonej
    .feminine-accusative = odtworzoną
    .plural-genitive = odtworzonych
state-followed = obserwowane
    .masculine = obserwowany
    .feminine = obserwowana
    .genitive = obserwowanego
    .feminine-genitive = obserwowanej
    .feminine-accusative = obserwowaną
    .plural-genitive = obserwowanych
state-not-applicable = nie dotyczy
    .place = after
adjective-not-applicable = niemające zastosowania
    .masculine = niemający zastosowania
    .feminine = niemająca zastosowania
    .genitive = niemającego zastosowania
    .feminine-genitive = niemającej zastosowania
    .feminine-accusative = niemającą zastosowania
    .plural-genitive = niemających zastosowania
    .place = after
state-weak = słabe
    .masculine = słaby
    .feminine = słaba
    .genitive = słabego
    .feminine-genitive = słabej
    .feminine-accusative = słabą
    .plural-genitive = słabych
state-medium = średnie
    .masculine = średni
    .feminine = średnia
    .genitive = średniego
    .feminine-genitive = średniej
    .feminine-accusative = średnią
    .plural-genitive = średnich
state-strong = silne
    .masculine = silny
    .feminine = silna
    .genitive = silnego
    .feminine-genitive = silnej
    .feminine-accusative = silną
    .plural-genitive = silnych
state-range-start = początek zakresu
    .place = after
state-range-end = koniec zakresu
    .place = after

# After a colon Polish goes on in small letters.
status = { $case ->
    [value] { $state }
   *[alone] status: { $state }
}
