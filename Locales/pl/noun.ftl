## Nouns: things that apps count
##
## Each noun once, with its forms and its gender as grammar.ftl declares them. The accusative is written where it
## differs from the nominative: of feminine nouns in -a, and of personal ones. An attribute that is named for a state is
## the word for that state of this noun: .completed = { adjective-answered }.

noun-dose = dawka
    .genitive = dawki
    .accusative = dawkę
    .plural = dawki
    .plural-genitive = dawek
    .gender = feminine
    .completed = { adjective-taken-dose }
    .pending = { adjective-to-be-taken }
    .due = { adjective-to-be-taken-now }
noun-medication = lek
    .genitive = leku
    .plural = leki
    .plural-genitive = leków
    .gender = masculine
    .low = { adjective-low-stock }
    .due = { adjective-to-be-taken-now }
    .expired = { adjective-past-its-date }
# A piece of medicine.
noun-tablet = tabletka
    .genitive = tabletki
    .accusative = tabletkę
    .plural = tabletki
    .plural-genitive = tabletek
    .gender = feminine
    .low = { adjective-low-stock }
    .completed = { adjective-taken-dose }
    .pending = { adjective-to-be-taken }
    .due = { adjective-to-be-taken-now }
    .expired = { adjective-past-its-date }
noun-message = wiadomość
    .genitive = wiadomości
    .plural = wiadomości
    .plural-genitive = wiadomości
    .gender = feminine
    .failed = { adjective-not-sent }
noun-conversation = rozmowa
    .genitive = rozmowy
    .accusative = rozmowę
    .plural = rozmowy
    .plural-genitive = rozmów
    .gender = feminine
noun-contact = kontakt
    .genitive = kontaktu
    .plural = kontakty
    .plural-genitive = kontaktów
    .gender = masculine
noun-person = osoba
    .genitive = osoby
    .accusative = osobę
    .plural = osoby
    .plural-genitive = osób
    .gender = feminine
# A person who belongs to a group.
noun-member = członek
    .genitive = członka
    .accusative = członka
    .plural = członkowie
    .plural-genitive = członków
    .gender = personal
# What Polish networks call them; "przyjaciel" is closer than that.
noun-friend = znajomy
    .genitive = znajomego
    .accusative = znajomego
    .plural = znajomi
    .plural-genitive = znajomych
    .gender = personal
noun-follower = obserwujący
    .genitive = obserwującego
    .accusative = obserwującego
    .plural = obserwujący
    .plural-genitive = obserwujących
    .gender = personal
noun-comment = komentarz
    .genitive = komentarza
    .plural = komentarze
    .plural-genitive = komentarzy
    .gender = masculine
# An answer to a comment or a message.
noun-reply = odpowiedź
    .genitive = odpowiedzi
    .plural = odpowiedzi
    .plural-genitive = odpowiedzi
    .gender = feminine
    .failed = { adjective-not-sent }
noun-photo = zdjęcie
    .genitive = zdjęcia
    .plural = zdjęcia
    .plural-genitive = zdjęć
    .gender = neuter
    .failed = { adjective-with-an-error }
noun-video = film
    .genitive = filmu
    .plural = filmy
    .plural-genitive = filmów
    .gender = masculine
    .completed = { adjective-watched }
    .failed = { adjective-with-an-error }
# same
noun-album = album
    .genitive = albumu
    .plural = albumy
    .plural-genitive = albumów
    .gender = masculine
# What players call it; it has no words for certain.
noun-song = utwór
    .genitive = utworu
    .plural = utwory
    .plural-genitive = utworów
    .gender = masculine
    .completed = { adjective-listened-to }
noun-episode = odcinek
    .genitive = odcinka
    .plural = odcinki
    .plural-genitive = odcinków
    .gender = masculine
noun-file = plik
    .genitive = pliku
    .plural = pliki
    .plural-genitive = plików
    .gender = masculine
    .failed = { adjective-with-an-error }
# same
noun-folder = folder
    .genitive = folderu
    .plural = foldery
    .plural-genitive = folderów
    .gender = masculine
noun-document = dokument
    .genitive = dokumentu
    .plural = dokumenty
    .plural-genitive = dokumentów
    .gender = masculine
    .valid = { adjective-in-force }
    .invalid = { adjective-void }
    .expired = { adjective-void }
    .failed = { adjective-with-an-error }
noun-attachment = załącznik
    .genitive = załącznika
    .plural = załączniki
    .plural-genitive = załączników
    .gender = masculine
    .failed = { adjective-with-an-error }
noun-page = strona
    .genitive = strony
    .accusative = stronę
    .plural = strony
    .plural-genitive = stron
    .gender = feminine
noun-book = książka
    .genitive = książki
    .accusative = książkę
    .plural = książki
    .plural-genitive = książek
    .gender = feminine
    .completed = { adjective-read-through }
    .due = { adjective-to-be-returned }
noun-article = artykuł
    .genitive = artykułu
    .plural = artykuły
    .plural-genitive = artykułów
    .gender = masculine
    .completed = { adjective-read-through }
# A short text that somebody wrote down.
noun-note = notatka
    .genitive = notatki
    .accusative = notatkę
    .plural = notatki
    .plural-genitive = notatek
    .gender = feminine
# same
noun-link = link
    .genitive = linku
    .plural = linki
    .plural-genitive = linków
    .gender = masculine
noun-task = zadanie
    .genitive = zadania
    .plural = zadania
    .plural-genitive = zadań
    .gender = neuter
    .due = { adjective-to-be-done-now }
    .missed = { adjective-not-done }
noun-project = projekt
    .genitive = projektu
    .plural = projekty
    .plural-genitive = projektów
    .gender = masculine
noun-reminder = przypomnienie
    .genitive = przypomnienia
    .plural = przypomnienia
    .plural-genitive = przypomnień
    .gender = neuter
    .due = { adjective-set-for-now }
# An entry in a calendar.
noun-event = wydarzenie
    .genitive = wydarzenia
    .plural = wydarzenia
    .plural-genitive = wydarzeń
    .gender = neuter
    .cancel = date
    .completed = { adjective-ended }
    .due = { adjective-set-for-now }
    .cancelled = { adjective-called-off }
    .full = { adjective-booked-up }
noun-appointment = wizyta
    .genitive = wizyty
    .accusative = wizytę
    .plural = wizyty
    .plural-genitive = wizyt
    .gender = feminine
    .cancel = date
    .completed = { adjective-held }
    .due = { adjective-set-for-now }
    .missed = { adjective-not-attended }
    .cancelled = { adjective-called-off }
# A phone call.
noun-call = połączenie
    .genitive = połączenia
    .plural = połączenia
    .plural-genitive = połączeń
    .gender = neuter
    .completed = { adjective-ended }
    .due = { adjective-set-for-now }
    .missed = { adjective-unanswered-call }
noun-notification = powiadomienie
    .genitive = powiadomienia
    .plural = powiadomienia
    .plural-genitive = powiadomień
    .gender = neuter
# A warning. Compare noun-notification, which can be about anything.
noun-alert = ostrzeżenie
    .genitive = ostrzeżenia
    .plural = ostrzeżenia
    .plural-genitive = ostrzeżeń
    .gender = neuter
# A new version of software, or a piece of news.
noun-update = aktualizacja
    .genitive = aktualizacji
    .accusative = aktualizację
    .plural = aktualizacje
    .plural-genitive = aktualizacji
    .gender = feminine
# An entry of a list. For goods and dishes, see noun-basket-item.
noun-item = element
    .genitive = elementu
    .plural = elementy
    .plural-genitive = elementów
    .gender = masculine
noun-basket-item = produkt
    .genitive = produktu
    .plural = produkty
    .plural-genitive = produktów
    .gender = masculine
    .low = { adjective-low-stock }
# same as noun-basket-item
noun-product = produkt
    .genitive = produktu
    .plural = produkty
    .plural-genitive = produktów
    .gender = masculine
    .low = { adjective-low-stock }
    .expired = { adjective-past-its-date }
# An order of goods.
noun-order = zamówienie
    .genitive = zamówienia
    .plural = zamówienia
    .plural-genitive = zamówień
    .gender = neuter
    .completed = { adjective-carried-out }
    .processing = { adjective-being-carried-out }
# A written opinion of one person about something.
noun-review = opinia
    .genitive = opinii
    .accusative = opinię
    .plural = opinie
    .plural-genitive = opinii
    .gender = feminine
    .low = { adjective-low-value }
# The stars or points that one person gave to something.
noun-rating = ocena
    .genitive = oceny
    .accusative = ocenę
    .plural = oceny
    .plural-genitive = ocen
    .gender = feminine
    .low = { adjective-low-value }
# A result of a search.
noun-result = wynik
    .genitive = wyniku
    .plural = wyniki
    .plural-genitive = wyników
    .gender = masculine
    .low = { adjective-low-value }
# One of several things to choose from.
noun-option = opcja
    .genitive = opcji
    .accusative = opcję
    .plural = opcje
    .plural-genitive = opcji
    .gender = feminine
noun-error = błąd
    .genitive = błędu
    .plural = błędy
    .plural-genitive = błędów
    .gender = masculine
noun-device = urządzenie
    .genitive = urządzenia
    .plural = urządzenia
    .plural-genitive = urządzeń
    .gender = neuter
    .low = { adjective-low-battery }
# A step that somebody walks, or a step of a procedure.
noun-step = krok
    .genitive = kroku
    .plural = kroki
    .plural-genitive = kroków
    .gender = masculine
# Something that a person wants to reach.
noun-goal = cel
    .genitive = celu
    .plural = cele
    .plural-genitive = celów
    .gender = masculine
    .completed = { adjective-achieved }
    .not-completed = { adjective-not-achieved }
    .missed = { adjective-not-achieved }
noun-question = pytanie
    .genitive = pytania
    .plural = pytania
    .plural-genitive = pytań
    .gender = neuter
    .completed = { adjective-answered }
    .not-completed = { adjective-unanswered }
# same as noun-reply
noun-answer = odpowiedź
    .genitive = odpowiedzi
    .plural = odpowiedzi
    .plural-genitive = odpowiedzi
    .gender = feminine
# An attempt to do something, such as to enter a password.
noun-attempt = próba
    .genitive = próby
    .accusative = próbę
    .plural = próby
    .plural-genitive = prób
    .gender = feminine
noun-star = gwiazdka
    .genitive = gwiazdki
    .accusative = gwiazdkę
    .plural = gwiazdki
    .plural-genitive = gwiazdek
    .gender = feminine
# A point of a score.
noun-point = punkt
    .genitive = punktu
    .plural = punkty
    .plural-genitive = punktów
    .gender = masculine
noun-percentage-point = punkt procentowy
    .genitive = punktu procentowego
    .plural = punkty procentowe
    .plural-genitive = punktów procentowych
    .gender = masculine
noun-workout = trening
    .genitive = treningu
    .plural = treningi
    .plural-genitive = treningów
    .gender = masculine
    .cancel = date
    .cancelled = { adjective-called-off }
    .due = { adjective-set-for-now }
    .missed = { adjective-not-attended }
# A day of the calendar. For durations, see unit-day.
noun-day = dzień
    .genitive = dnia
    .plural = dni
    .plural-genitive = dni
    .gender = masculine
    .missed = { adjective-not-attended }
noun-transaction = transakcja
    .genitive = transakcji
    .accusative = transakcję
    .plural = transakcje
    .plural-genitive = transakcji
    .gender = feminine
    .completed = { adjective-carried-out }
noun-payment = płatność
    .genitive = płatności
    .plural = płatności
    .plural-genitive = płatności
    .gender = feminine
    .completed = { adjective-carried-out }
    .due = { adjective-to-be-paid }
    .overdue = { adjective-in-arrears }
    .refunded = { adjective-paid-back }
# An account at a bank, or with a service.
noun-account = konto
    .genitive = konta
    .plural = konta
    .plural-genitive = kont
    .gender = neuter
    .low = { adjective-low-balance }
noun-ticket = bilet
    .genitive = biletu
    .plural = bilety
    .plural-genitive = biletów
    .gender = masculine
    .valid = { adjective-in-force }
    .invalid = { adjective-void }
    .expired = { adjective-void }
# A piece of something that is sold.
noun-piece = sztuka
    .genitive = sztuki
    .accusative = sztukę
    .plural = sztuki
    .plural-genitive = sztuk
    .gender = feminine
noun-seat = miejsce
    .genitive = miejsca
    .plural = miejsca
    .plural-genitive = miejsc
    .gender = neuter
    .available = { adjective-vacant }
# A stop of a bus or a train.
noun-stop = przystanek
    .genitive = przystanku
    .plural = przystanki
    .plural-genitive = przystanków
    .gender = masculine
# A letter, a digit, or a sign in a text.
noun-character = znak
    .genitive = znaku
    .plural = znaki
    .plural-genitive = znaków
    .gender = masculine
noun-vote = głos
    .genitive = głosu
    .plural = głosy
    .plural-genitive = głosów
    .gender = masculine
# It is heard: nieodsłuchana wiadomość głosowa.
noun-voice-message = wiadomość głosowa
    .genitive = wiadomości głosowej
    .accusative = wiadomość głosową
    .plural = wiadomości głosowe
    .plural-genitive = wiadomości głosowych
    .gender = feminine
    .failed = { adjective-not-sent }
    .read = { adjective-listened-to }
    .unread = { adjective-not-listened-to }
    .played = { adjective-listened-to }

## Durations

# CLDR has the gender of another word, "doba".
unit-day =
    .gender = masculine

## Words for states that some nouns have instead of the usual ones
# Describes a question.
adjective-answered = z odpowiedzią
    .place = after
adjective-unanswered = bez odpowiedzi
    .place = after
# Describes a goal.
adjective-achieved = osiągnięte
    .masculine = osiągnięty
    .feminine = osiągnięta
    .genitive = osiągniętego
    .feminine-genitive = osiągniętej
    .feminine-accusative = osiągniętą
    .plural-genitive = osiągniętych
adjective-not-achieved = nieosiągnięte
    .masculine = nieosiągnięty
    .feminine = nieosiągnięta
    .genitive = nieosiągniętego
    .feminine-genitive = nieosiągniętej
    .feminine-accusative = nieosiągniętą
    .plural-genitive = nieosiągniętych
# Describes a dose.
adjective-taken-dose = przyjęte
    .masculine = przyjęty
    .feminine = przyjęta
    .genitive = przyjętego
    .feminine-genitive = przyjętej
    .feminine-accusative = przyjętą
    .plural-genitive = przyjętych
adjective-to-be-taken = do przyjęcia
    .place = after
# It never changes but as the name of a field, before a time that may still be ahead.
# accepted: required-form
adjective-to-be-taken-now = do przyjęcia teraz
    .label = do przyjęcia
    .label-feminine = do przyjęcia
    .label-neuter = do przyjęcia
    .place = after
# Describes a task.
# accepted: required-form
adjective-to-be-done-now = do zrobienia teraz
    .label = termin
    .label-feminine = termin
    .label-neuter = termin
    .place = after
adjective-not-done = niewykonane
    .masculine = niewykonany
    .feminine = niewykonana
    .genitive = niewykonanego
    .feminine-genitive = niewykonanej
    .feminine-accusative = niewykonaną
    .plural-genitive = niewykonanych
# Describes goods and medicine that keep until a date.
adjective-past-its-date = przeterminowane
    .masculine = przeterminowany
    .feminine = przeterminowana
    .genitive = przeterminowanego
    .feminine-genitive = przeterminowanej
    .feminine-accusative = przeterminowaną
    .plural-genitive = przeterminowanych
# Describes a ticket or a document.
adjective-in-force = ważne
    .masculine = ważny
    .feminine = ważna
    .genitive = ważnego
    .feminine-genitive = ważnej
    .feminine-accusative = ważną
    .plural-genitive = ważnych
adjective-void = nieważne
    .masculine = nieważny
    .feminine = nieważna
    .genitive = nieważnego
    .feminine-genitive = nieważnej
    .feminine-accusative = nieważną
    .plural-genitive = nieważnych
# Describes a book from a library.
# accepted: required-form
adjective-to-be-returned = do zwrotu
    .label = termin zwrotu
    .label-feminine = termin zwrotu
    .label-neuter = termin zwrotu
    .place = after
adjective-watched = obejrzane
    .masculine = obejrzany
    .feminine = obejrzana
    .genitive = obejrzanego
    .feminine-genitive = obejrzanej
    .feminine-accusative = obejrzaną
    .plural-genitive = obejrzanych
adjective-listened-to = odsłuchane
    .masculine = odsłuchany
    .feminine = odsłuchana
    .genitive = odsłuchanego
    .feminine-genitive = odsłuchanej
    .feminine-accusative = odsłuchaną
    .plural-genitive = odsłuchanych
adjective-read-through = przeczytane
    .masculine = przeczytany
    .feminine = przeczytana
    .genitive = przeczytanego
    .feminine-genitive = przeczytanej
    .feminine-accusative = przeczytaną
    .plural-genitive = przeczytanych
# Describes a voice message.
adjective-not-listened-to = nieodsłuchane
    .masculine = nieodsłuchany
    .feminine = nieodsłuchana
    .genitive = nieodsłuchanego
    .feminine-genitive = nieodsłuchanej
    .feminine-accusative = nieodsłuchaną
    .plural-genitive = nieodsłuchanych
# Describes an event or a call.
adjective-ended = zakończone
    .masculine = zakończony
    .feminine = zakończona
    .genitive = zakończonego
    .feminine-genitive = zakończonej
    .feminine-accusative = zakończoną
    .plural-genitive = zakończonych
# Describes what stands in a calendar; an order or a payment is "anulowana".
adjective-called-off = odwołane
    .masculine = odwołany
    .feminine = odwołana
    .genitive = odwołanego
    .feminine-genitive = odwołanej
    .feminine-accusative = odwołaną
    .plural-genitive = odwołanych
# Describes an event: nobody says that one is "pełne".
adjective-booked-up = bez wolnych miejsc
    .place = after
# Describes an appointment.
adjective-held = odbyte
    .masculine = odbyty
    .feminine = odbyta
    .genitive = odbytego
    .feminine-genitive = odbytej
    .feminine-accusative = odbytą
    .plural-genitive = odbytych
# Describes what has its hour, an appointment or a workout: it has no "termin" that runs out.
adjective-set-for-now = zaplanowane na teraz
    .masculine = zaplanowany na teraz
    .feminine = zaplanowana na teraz
    .genitive = zaplanowanego na teraz
    .feminine-genitive = zaplanowanej na teraz
    .feminine-accusative = zaplanowaną na teraz
    .plural-genitive = zaplanowanych na teraz
    .label = termin
    .label-feminine = termin
    .label-neuter = termin
    .place = after
# Describes an appointment, a workout or a day.
adjective-not-attended = opuszczone
    .masculine = opuszczony
    .feminine = opuszczona
    .genitive = opuszczonego
    .feminine-genitive = opuszczonej
    .feminine-accusative = opuszczoną
    .plural-genitive = opuszczonych
# Describes a message.
adjective-not-sent = niewysłane
    .masculine = niewysłany
    .feminine = niewysłana
    .genitive = niewysłanego
    .feminine-genitive = niewysłanej
    .feminine-accusative = niewysłaną
    .plural-genitive = niewysłanych
# Describes a file.
adjective-with-an-error = z błędem
    .place = after
# Describes a call.
adjective-unanswered-call = nieodebrane
    .masculine = nieodebrany
    .feminine = nieodebrana
    .genitive = nieodebranego
    .feminine-genitive = nieodebranej
    .feminine-accusative = nieodebraną
    .plural-genitive = nieodebranych
# Describes an order or a payment.
adjective-carried-out = zrealizowane
    .masculine = zrealizowany
    .feminine = zrealizowana
    .genitive = zrealizowanego
    .feminine-genitive = zrealizowanej
    .feminine-accusative = zrealizowaną
    .plural-genitive = zrealizowanych
# Describes an order.
adjective-being-carried-out = w trakcie realizacji
    .place = after
# Describes a payment.
# accepted: required-form
adjective-to-be-paid = do zapłaty
    .label = termin płatności
    .label-feminine = termin płatności
    .label-neuter = termin płatności
    .place = after
adjective-in-arrears = zaległe
    .masculine = zaległy
    .feminine = zaległa
    .genitive = zaległego
    .feminine-genitive = zaległej
    .feminine-accusative = zaległą
    .plural-genitive = zaległych
adjective-paid-back = zwrócone
    .masculine = zwrócony
    .feminine = zwrócona
    .genitive = zwróconego
    .feminine-genitive = zwróconej
    .feminine-accusative = zwróconą
    .plural-genitive = zwróconych
# Describes a seat.
adjective-vacant = wolne
    .masculine = wolny
    .feminine = wolna
    .genitive = wolnego
    .feminine-genitive = wolnej
    .feminine-accusative = wolną
    .plural-genitive = wolnych
# Describes a rating or a result.
adjective-low-value = niskie
    .masculine = niski
    .feminine = niska
    .genitive = niskiego
    .feminine-genitive = niskiej
    .feminine-accusative = niską
    .plural-genitive = niskich
# Describes a device: its battery.
adjective-low-battery = z niskim poziomem baterii
    .place = after
# Describes medicine and goods.
adjective-low-stock = na wyczerpaniu
    .place = after
adjective-low-balance = z niskim saldem
    .place = after
