## States, as participles and adjectives. The impersonal form is the neuter: it is also the form of neuter nouns, and of
## all plurals (3 strony, pominięte). What goes on is a noun (odtwarzanie), which agrees with nothing.

state-taken = { $gender ->
    [feminine] przyjęta
    [masculine] przyjęty
   *[impersonal] przyjęte
}
# Also of a dose, as medicine leaflets call it
state-missed = { $gender ->
    [feminine] pominięta
    [masculine] pominięty
   *[impersonal] pominięte
}
# Passed over on purpose. "pominięta" by itself is a dose that was missed.
state-skipped = { $gender ->
    [feminine] celowo pominięta
    [masculine] celowo pominięty
   *[impersonal] celowo pominięte
}
state-pending = { $gender ->
    [feminine] oczekująca
    [masculine] oczekujący
   *[impersonal] oczekujące
}
state-scheduled = { $gender ->
    [feminine] zaplanowana
    [masculine] zaplanowany
   *[impersonal] zaplanowane
}
# $case "label": the name of a field, in front of a time, which may still be ahead.
state-due = { $case ->
    [label] termin
   *[state] termin nadszedł
}
state-overdue = po terminie
state-completed = { $gender ->
    [feminine] ukończona
    [masculine] ukończony
   *[impersonal] ukończone
}
state-not-completed = { $gender ->
    [feminine] nieukończona
    [masculine] nieukończony
   *[impersonal] nieukończone
}
state-in-progress = w toku
state-failed = { $gender ->
    [feminine] nieudana
    [masculine] nieudany
   *[impersonal] nieudane
}
state-cancelled = { $gender ->
    [feminine] anulowana
    [masculine] anulowany
   *[impersonal] anulowane
}
state-approved = { $gender ->
    [feminine] zatwierdzona
    [masculine] zatwierdzony
   *[impersonal] zatwierdzone
}
state-declined = { $gender ->
    [feminine] odrzucona
    [masculine] odrzucony
   *[impersonal] odrzucone
}
# The money, not the goods: "zwrócone zamówienie" is one that was sent back.
state-refunded = środki zwrócone
state-processing = przetwarzanie
state-shipped = { $gender ->
    [feminine] wysłana
    [masculine] wysłany
   *[impersonal] wysłane
}
state-delivered = { $gender ->
    [feminine] dostarczona
    [masculine] dostarczony
   *[impersonal] dostarczone
}
state-draft = szkic
state-new = { $gender ->
    [feminine] nowa
    [masculine] nowy
   *[impersonal] nowe
}
state-read = { $gender ->
    [feminine] przeczytana
    [masculine] przeczytany
   *[impersonal] przeczytane
}
state-unread = { $gender ->
    [feminine] nieprzeczytana
    [masculine] nieprzeczytany
   *[impersonal] nieprzeczytane
}
state-active = { $gender ->
    [feminine] aktywna
    [masculine] aktywny
   *[impersonal] aktywne
}
state-inactive = { $gender ->
    [feminine] nieaktywna
    [masculine] nieaktywny
   *[impersonal] nieaktywne
}
state-on = { $gender ->
    [feminine] włączona
    [masculine] włączony
   *[impersonal] włączone
}
state-off = { $gender ->
    [feminine] wyłączona
    [masculine] wyłączony
   *[impersonal] wyłączone
}
state-enabled = { $gender ->
    [feminine] włączona
    [masculine] włączony
   *[impersonal] włączone
}
state-disabled = { $gender ->
    [feminine] wyłączona
    [masculine] wyłączony
   *[impersonal] wyłączone
}
state-online = online
state-offline = offline
# Mostly of people: the noun says nothing of their gender.
state-away = { $gender ->
    [feminine] nieobecna
    [masculine] nieobecny
   *[impersonal] nieobecność
}
state-busy = { $gender ->
    [feminine] zajęta
    [masculine] zajęty
   *[impersonal] zajęte
}
state-connected = { $gender ->
    [feminine] połączona
    [masculine] połączony
   *[impersonal] połączone
}
state-disconnected = { $gender ->
    [feminine] rozłączona
    [masculine] rozłączony
   *[impersonal] rozłączone
}
# Not "zaznaczone", which is what a checkbox is
state-selected = { $gender ->
    [feminine] wybrana
    [masculine] wybrany
   *[impersonal] wybrane
}
state-not-selected = { $gender ->
    [feminine] niewybrana
    [masculine] niewybrany
   *[impersonal] niewybrane
}
state-checked = { $gender ->
    [feminine] zaznaczona
    [masculine] zaznaczony
   *[impersonal] zaznaczone
}
state-unchecked = { $gender ->
    [feminine] niezaznaczona
    [masculine] niezaznaczony
   *[impersonal] niezaznaczone
}
state-partially-checked = { $gender ->
    [feminine] częściowo zaznaczona
    [masculine] częściowo zaznaczony
   *[impersonal] częściowo zaznaczone
}
state-expanded = { $gender ->
    [feminine] rozwinięta
    [masculine] rozwinięty
   *[impersonal] rozwinięte
}
state-collapsed = { $gender ->
    [feminine] zwinięta
    [masculine] zwinięty
   *[impersonal] zwinięte
}
state-required = { $gender ->
    [feminine] wymagana
    [masculine] wymagany
   *[impersonal] wymagane
}
state-optional = { $gender ->
    [feminine] opcjonalna
    [masculine] opcjonalny
   *[impersonal] opcjonalne
}
state-valid = { $gender ->
    [feminine] prawidłowa
    [masculine] prawidłowy
   *[impersonal] prawidłowe
}
state-invalid = { $gender ->
    [feminine] nieprawidłowa
    [masculine] nieprawidłowy
   *[impersonal] nieprawidłowe
}
state-empty = { $gender ->
    [feminine] pusta
    [masculine] pusty
   *[impersonal] puste
}
state-full = { $gender ->
    [feminine] pełna
    [masculine] pełny
   *[impersonal] pełne
}
state-playing = odtwarzanie
state-paused = { $gender ->
    [feminine] wstrzymana
    [masculine] wstrzymany
   *[impersonal] wstrzymane
}
state-stopped = { $gender ->
    [feminine] zatrzymana
    [masculine] zatrzymany
   *[impersonal] zatrzymane
}
state-muted = { $gender ->
    [feminine] wyciszona
    [masculine] wyciszony
   *[impersonal] wyciszone
}
state-unmuted = { $gender ->
    [feminine] niewyciszona
    [masculine] niewyciszony
   *[impersonal] niewyciszone
}
state-locked = { $gender ->
    [feminine] zablokowana
    [masculine] zablokowany
   *[impersonal] zablokowane
}
state-unlocked = { $gender ->
    [feminine] odblokowana
    [masculine] odblokowany
   *[impersonal] odblokowane
}
state-favorite = { $gender ->
    [feminine] ulubiona
    [masculine] ulubiony
   *[impersonal] ulubione
}
state-pinned = { $gender ->
    [feminine] przypięta
    [masculine] przypięty
   *[impersonal] przypięte
}
state-archived = { $gender ->
    [feminine] zarchiwizowana
    [masculine] zarchiwizowany
   *[impersonal] zarchiwizowane
}
state-verified = { $gender ->
    [feminine] zweryfikowana
    [masculine] zweryfikowany
   *[impersonal] zweryfikowane
}
state-not-verified = { $gender ->
    [feminine] niezweryfikowana
    [masculine] niezweryfikowany
   *[impersonal] niezweryfikowane
}
state-expired = { $gender ->
    [feminine] wygasła
    [masculine] wygasły
   *[impersonal] wygasłe
}
state-available = { $gender ->
    [feminine] dostępna
    [masculine] dostępny
   *[impersonal] dostępne
}
state-unavailable = { $gender ->
    [feminine] niedostępna
    [masculine] niedostępny
   *[impersonal] niedostępne
}
state-out-of-stock = brak w magazynie
state-live = na żywo
state-syncing = synchronizacja
state-synced = { $gender ->
    [feminine] zsynchronizowana
    [masculine] zsynchronizowany
   *[impersonal] zsynchronizowane
}
# Of a battery; of data it is "wczytywanie".
state-charging = ładowanie
state-low = { $gender ->
    [feminine] niska
    [masculine] niski
   *[impersonal] niskie
}
state-critical = { $gender ->
    [feminine] krytyczna
    [masculine] krytyczny
   *[impersonal] krytyczne
}
state-filtered = { $gender ->
    [feminine] przefiltrowana
    [masculine] przefiltrowany
   *[impersonal] przefiltrowane
}

# After a colon Polish goes on in small letters.
status = status: { $state }
