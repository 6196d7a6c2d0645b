## Nouns: things that apps count
##
## Each noun once, with its forms and its gender as grammar.ftl declares them. The accusative is written where it differs
## from the nominative. An attribute that is named for a state is the word for that state of this noun.

noun-dose = dávka
    .genitive = dávky
    .accusative = dávku
    .plural = dávky
    .plural-genitive = dávek
    .gender = feminine
    .completed = { adjective-taken-dose }
    .missed = { adjective-missed-dose }
    .pending = { adjective-to-be-taken }
    .due = { adjective-to-be-taken-now }
noun-medication = lék
    .genitive = léku
    .plural = léky
    .plural-genitive = léků
    .gender = inanimate
    .low = { adjective-low-stock }
    .missed = { adjective-missed-dose }
    .due = { adjective-to-be-taken-now }
    .expired = { adjective-past-its-date }
# A piece of medicine.
noun-tablet = tableta
    .genitive = tablety
    .accusative = tabletu
    .plural = tablety
    .plural-genitive = tablet
    .gender = feminine
    .low = { adjective-low-stock }
    .completed = { adjective-taken-dose }
    .missed = { adjective-missed-dose }
    .pending = { adjective-to-be-taken }
    .due = { adjective-to-be-taken-now }
    .expired = { adjective-past-its-date }
noun-message = zpráva
    .genitive = zprávy
    .accusative = zprávu
    .plural = zprávy
    .plural-genitive = zpráv
    .gender = feminine
    .failed = { adjective-not-sent }
noun-conversation = konverzace
    .genitive = konverzace
    .accusative = konverzaci
    .plural = konverzace
    .plural-genitive = konverzací
    .gender = feminine
noun-contact = kontakt
    .genitive = kontaktu
    .plural = kontakty
    .plural-genitive = kontaktů
    .gender = inanimate
noun-person = osoba
    .genitive = osoby
    .accusative = osobu
    .plural = osoby
    .plural-genitive = osob
    .gender = feminine
# A person who belongs to a group.
noun-member = člen
    .genitive = člena
    .accusative = člena
    .plural = členové
    .plural-genitive = členů
    .plural-accusative = členy
    .gender = animate
noun-friend = přítel
    .genitive = přítele
    .accusative = přítele
    .plural = přátelé
    .plural-genitive = přátel
    .plural-accusative = přátele
    .gender = animate
noun-follower = sledující
    .genitive = sledujícího
    .accusative = sledujícího
    .plural = sledující
    .plural-genitive = sledujících
    .gender = animate
noun-comment = komentář
    .genitive = komentáře
    .plural = komentáře
    .plural-genitive = komentářů
    .gender = inanimate
# An answer to a comment or a message.
noun-reply = odpověď
    .genitive = odpovědi
    .plural = odpovědi
    .plural-genitive = odpovědí
    .gender = feminine
    .failed = { adjective-not-sent }
noun-photo = fotka
    .genitive = fotky
    .accusative = fotku
    .plural = fotky
    .plural-genitive = fotek
    .gender = feminine
    .failed = { adjective-with-an-error }
# same
noun-video = video
    .genitive = videa
    .plural = videa
    .plural-genitive = videí
    .gender = neuter
    .completed = { adjective-watched }
    .failed = { adjective-with-an-error }
# same
noun-album = album
    .genitive = alba
    .plural = alba
    .plural-genitive = alb
    .gender = neuter
noun-song = skladba
    .genitive = skladby
    .accusative = skladbu
    .plural = skladby
    .plural-genitive = skladeb
    .gender = feminine
    .completed = { adjective-listened-to }
# Of a series; "epizoda" is said less.
noun-episode = díl
    .genitive = dílu
    .plural = díly
    .plural-genitive = dílů
    .gender = inanimate
noun-file = soubor
    .genitive = souboru
    .plural = soubory
    .plural-genitive = souborů
    .gender = inanimate
    .failed = { adjective-with-an-error }
noun-folder = složka
    .genitive = složky
    .accusative = složku
    .plural = složky
    .plural-genitive = složek
    .gender = feminine
noun-document = dokument
    .genitive = dokumentu
    .plural = dokumenty
    .plural-genitive = dokumentů
    .gender = inanimate
    .failed = { adjective-with-an-error }
noun-attachment = příloha
    .genitive = přílohy
    .accusative = přílohu
    .plural = přílohy
    .plural-genitive = příloh
    .gender = feminine
    .failed = { adjective-with-an-error }
noun-page = stránka
    .genitive = stránky
    .accusative = stránku
    .plural = stránky
    .plural-genitive = stránek
    .gender = feminine
noun-book = kniha
    .genitive = knihy
    .accusative = knihu
    .plural = knihy
    .plural-genitive = knih
    .gender = feminine
    .completed = { adjective-read-through }
    .due = { adjective-to-be-returned }
noun-article = článek
    .genitive = článku
    .plural = články
    .plural-genitive = článků
    .gender = inanimate
    .completed = { adjective-read-through }
# A short text that somebody wrote down.
noun-note = poznámka
    .genitive = poznámky
    .accusative = poznámku
    .plural = poznámky
    .plural-genitive = poznámek
    .gender = feminine
noun-link = odkaz
    .genitive = odkazu
    .plural = odkazy
    .plural-genitive = odkazů
    .gender = inanimate
noun-task = úkol
    .genitive = úkolu
    .plural = úkoly
    .plural-genitive = úkolů
    .gender = inanimate
    .completed = { adjective-done }
    .missed = { adjective-not-done }
noun-project = projekt
    .genitive = projektu
    .plural = projekty
    .plural-genitive = projektů
    .gender = inanimate
noun-reminder = připomínka
    .genitive = připomínky
    .accusative = připomínku
    .plural = připomínky
    .plural-genitive = připomínek
    .gender = feminine
    .due = { adjective-set-for-now }
# An entry in a calendar.
noun-event = událost
    .genitive = události
    .plural = události
    .plural-genitive = událostí
    .gender = feminine
    .completed = { adjective-ended }
    .due = { adjective-set-for-now }
    .full = { adjective-booked-up }
noun-appointment = schůzka
    .genitive = schůzky
    .accusative = schůzku
    .plural = schůzky
    .plural-genitive = schůzek
    .gender = feminine
    .completed = { adjective-ended }
    .due = { adjective-set-for-now }
# A phone call.
noun-call = hovor
    .genitive = hovoru
    .plural = hovory
    .plural-genitive = hovorů
    .gender = inanimate
    .completed = { adjective-ended }
    .due = { adjective-set-for-now }
noun-notification = oznámení
    .genitive = oznámení
    .plural = oznámení
    .plural-genitive = oznámení
    .gender = neuter
# A warning. Compare noun-notification, which can be about anything.
noun-alert = upozornění
    .genitive = upozornění
    .plural = upozornění
    .plural-genitive = upozornění
    .gender = neuter
# A new version of software, or a piece of news.
noun-update = aktualizace
    .genitive = aktualizace
    .accusative = aktualizaci
    .plural = aktualizace
    .plural-genitive = aktualizací
    .gender = feminine
# An entry of a list. For goods and dishes, see noun-basket-item.
noun-item = položka
    .genitive = položky
    .accusative = položku
    .plural = položky
    .plural-genitive = položek
    .gender = feminine
noun-basket-item = položka
    .genitive = položky
    .accusative = položku
    .plural = položky
    .plural-genitive = položek
    .gender = feminine
    .low = { adjective-low-stock }
noun-product = produkt
    .genitive = produktu
    .plural = produkty
    .plural-genitive = produktů
    .gender = inanimate
    .low = { adjective-low-stock }
    .expired = { adjective-past-its-date }
# An order of goods.
noun-order = objednávka
    .genitive = objednávky
    .accusative = objednávku
    .plural = objednávky
    .plural-genitive = objednávek
    .gender = feminine
    .completed = { adjective-carried-out }
    .processing = { adjective-being-carried-out }
# A written opinion of one person about something.
noun-review = recenze
    .genitive = recenze
    .accusative = recenzi
    .plural = recenze
    .plural-genitive = recenzí
    .gender = feminine
    .low = { adjective-low-value }
# The stars or points that one person gave to something.
noun-rating = hodnocení
    .genitive = hodnocení
    .plural = hodnocení
    .plural-genitive = hodnocení
    .gender = neuter
    .low = { adjective-low-value }
# A result of a search.
noun-result = výsledek
    .genitive = výsledku
    .plural = výsledky
    .plural-genitive = výsledků
    .gender = inanimate
    .low = { adjective-low-value }
# One of several things to choose from.
noun-option = možnost
    .genitive = možnosti
    .plural = možnosti
    .plural-genitive = možností
    .gender = feminine
noun-error = chyba
    .genitive = chyby
    .accusative = chybu
    .plural = chyby
    .plural-genitive = chyb
    .gender = feminine
noun-device = zařízení
    .genitive = zařízení
    .plural = zařízení
    .plural-genitive = zařízení
    .gender = neuter
    .low = { adjective-low-battery }
# A step that somebody walks, or a step of a procedure.
noun-step = krok
    .genitive = kroku
    .plural = kroky
    .plural-genitive = kroků
    .gender = inanimate
# Something that a person wants to reach.
noun-goal = cíl
    .genitive = cíle
    .plural = cíle
    .plural-genitive = cílů
    .gender = inanimate
    .completed = { adjective-achieved }
    .not-completed = { adjective-not-achieved }
    .missed = { adjective-not-achieved }
noun-question = otázka
    .genitive = otázky
    .accusative = otázku
    .plural = otázky
    .plural-genitive = otázek
    .gender = feminine
    .completed = { adjective-answered }
    .not-completed = { adjective-unanswered }
# same as noun-reply
noun-answer = odpověď
    .genitive = odpovědi
    .plural = odpovědi
    .plural-genitive = odpovědí
    .gender = feminine
# An attempt to do something, such as to enter a password.
noun-attempt = pokus
    .genitive = pokusu
    .plural = pokusy
    .plural-genitive = pokusů
    .gender = inanimate
noun-star = hvězdička
    .genitive = hvězdičky
    .accusative = hvězdičku
    .plural = hvězdičky
    .plural-genitive = hvězdiček
    .gender = feminine
# A point of a score.
noun-point = bod
    .genitive = bodu
    .plural = body
    .plural-genitive = bodů
    .gender = inanimate
noun-percentage-point = procentní bod
    .genitive = procentního bodu
    .plural = procentní body
    .plural-genitive = procentních bodů
    .gender = inanimate
noun-workout = trénink
    .genitive = tréninku
    .plural = tréninky
    .plural-genitive = tréninků
    .gender = inanimate
    .due = { adjective-set-for-now }
# A day of the calendar. For durations, see unit-day.
noun-day = den
    .genitive = dne
    .plural = dny
    .plural-genitive = dní
    .gender = inanimate
noun-transaction = transakce
    .genitive = transakce
    .accusative = transakci
    .plural = transakce
    .plural-genitive = transakcí
    .gender = feminine
    .completed = { adjective-carried-out }
noun-payment = platba
    .genitive = platby
    .accusative = platbu
    .plural = platby
    .plural-genitive = plateb
    .gender = feminine
    .completed = { adjective-carried-out }
    .due = { adjective-to-be-paid }
    .overdue = { adjective-past-due }
    .refunded = { adjective-paid-back }
# An account at a bank, or with a service.
noun-account = účet
    .genitive = účtu
    .plural = účty
    .plural-genitive = účtů
    .gender = inanimate
    .low = { adjective-low-balance }
noun-ticket = lístek
    .genitive = lístku
    .plural = lístky
    .plural-genitive = lístků
    .gender = inanimate
# A piece of something that is sold.
noun-piece = kus
    .genitive = kusu
    .plural = kusy
    .plural-genitive = kusů
    .gender = inanimate
noun-seat = místo
    .genitive = místa
    .plural = místa
    .plural-genitive = míst
    .gender = neuter
    .available = { adjective-vacant }
    .busy = { adjective-taken-seat }
# A stop of a bus or a train.
noun-stop = zastávka
    .genitive = zastávky
    .accusative = zastávku
    .plural = zastávky
    .plural-genitive = zastávek
    .gender = feminine
# A letter, a digit, or a sign in a text.
noun-character = znak
    .genitive = znaku
    .plural = znaky
    .plural-genitive = znaků
    .gender = inanimate
noun-vote = hlas
    .genitive = hlasu
    .plural = hlasy
    .plural-genitive = hlasů
    .gender = inanimate
# It is heard: nepřehraná hlasová zpráva.
noun-voice-message = hlasová zpráva
    .genitive = hlasové zprávy
    .accusative = hlasovou zprávu
    .plural = hlasové zprávy
    .plural-genitive = hlasových zpráv
    .gender = feminine
    .failed = { adjective-not-sent }
    .read = { state-played }
    .unread = { adjective-unplayed }

## Durations: CLDR has no instrumental of some, and its "roky" after "před" is not what people say

unit-day = den
    .genitive = dne
    .instrumental = dnem
    .plural = dny
    .plural-genitive = dní
    .gender = inanimate
unit-year = rok
    .genitive = roku
    .instrumental = rokem
    .plural = roky
    .plural-genitive = let
    .plural-instrumental = lety
    .gender = inanimate

## Words for states that some nouns have instead of the usual ones
# Describes a question.
adjective-answered = zodpovězeno
    .neuter = zodpovězené
    .masculine = zodpovězený
    .feminine = zodpovězená
    .genitive = zodpovězeného
    .feminine-accusative = zodpovězenou
    .animate = zodpovězení
    .plural-genitive = zodpovězených
    .short-masculine = zodpovězen
    .short-feminine = zodpovězena
# Describes a question.
adjective-unanswered = nezodpovězeno
    .neuter = nezodpovězené
    .masculine = nezodpovězený
    .feminine = nezodpovězená
    .genitive = nezodpovězeného
    .feminine-accusative = nezodpovězenou
    .animate = nezodpovězení
    .plural-genitive = nezodpovězených
    .short-masculine = nezodpovězen
    .short-feminine = nezodpovězena
# Describes a goal.
adjective-achieved = splněno
    .neuter = splněné
    .masculine = splněný
    .feminine = splněná
    .genitive = splněného
    .feminine-accusative = splněnou
    .animate = splnění
    .plural-genitive = splněných
    .short-masculine = splněn
    .short-feminine = splněna
# Describes a goal.
adjective-not-achieved = nesplněno
    .neuter = nesplněné
    .masculine = nesplněný
    .feminine = nesplněná
    .genitive = nesplněného
    .feminine-accusative = nesplněnou
    .animate = nesplnění
    .plural-genitive = nesplněných
    .short-masculine = nesplněn
    .short-feminine = nesplněna
# Describes a dose.
adjective-taken-dose = užito
    .neuter = užité
    .masculine = užitý
    .feminine = užitá
    .genitive = užitého
    .feminine-accusative = užitou
    .animate = užití
    .plural-genitive = užitých
    .short-masculine = užit
    .short-feminine = užita
# Describes a dose. "Zmeškaná" is of calls, and "vynechaná" of a dose that was skipped.
adjective-missed-dose = zapomenuto
    .neuter = zapomenuté
    .masculine = zapomenutý
    .feminine = zapomenutá
    .genitive = zapomenutého
    .feminine-accusative = zapomenutou
    .animate = zapomenutí
    .plural-genitive = zapomenutých
    .short-masculine = zapomenut
    .short-feminine = zapomenuta
# Describes a dose.
adjective-to-be-taken = k užití
    .place = after
# Describes a dose.
# accepted: required-form
adjective-to-be-taken-now = k užití teď
    .label = užít
    .place = after
# Describes a task.
adjective-done = splněno
    .neuter = splněné
    .masculine = splněný
    .feminine = splněná
    .genitive = splněného
    .feminine-accusative = splněnou
    .animate = splnění
    .plural-genitive = splněných
    .short-masculine = splněn
    .short-feminine = splněna
# Describes a task.
adjective-not-done = nesplněno
    .neuter = nesplněné
    .masculine = nesplněný
    .feminine = nesplněná
    .genitive = nesplněného
    .feminine-accusative = nesplněnou
    .animate = nesplnění
    .plural-genitive = nesplněných
    .short-masculine = nesplněn
    .short-feminine = nesplněna
# Describes goods and medicine that keep until a date.
adjective-past-its-date = prošlé
    .masculine = prošlý
    .feminine = prošlá
    .genitive = prošlého
    .feminine-accusative = prošlou
    .animate = prošlí
    .plural-genitive = prošlých
# Describes a book from a library.
# accepted: required-form
adjective-to-be-returned = k vrácení
    .label = termín vrácení
    .place = after
# Describes a video.
adjective-watched = zhlédnuto
    .neuter = zhlédnuté
    .masculine = zhlédnutý
    .feminine = zhlédnutá
    .genitive = zhlédnutého
    .feminine-accusative = zhlédnutou
    .animate = zhlédnutí
    .plural-genitive = zhlédnutých
    .short-masculine = zhlédnut
    .short-feminine = zhlédnuta
# Describes a song.
adjective-listened-to = přehráno
    .neuter = přehrané
    .masculine = přehraný
    .feminine = přehraná
    .genitive = přehraného
    .feminine-accusative = přehranou
    .animate = přehraní
    .plural-genitive = přehraných
    .short-masculine = přehrán
    .short-feminine = přehrána
# Describes a book.
adjective-read-through = přečteno
    .neuter = přečtené
    .masculine = přečtený
    .feminine = přečtená
    .genitive = přečteného
    .feminine-accusative = přečtenou
    .animate = přečtení
    .plural-genitive = přečtených
    .short-masculine = přečten
    .short-feminine = přečtena
# Describes a voice message.
adjective-unplayed = nepřehráno
    .neuter = nepřehrané
    .masculine = nepřehraný
    .feminine = nepřehraná
    .genitive = nepřehraného
    .feminine-accusative = nepřehranou
    .animate = nepřehraní
    .plural-genitive = nepřehraných
    .short-masculine = nepřehrán
    .short-feminine = nepřehrána
# Describes an event or a call.
adjective-ended = ukončeno
    .neuter = ukončené
    .masculine = ukončený
    .feminine = ukončená
    .genitive = ukončeného
    .feminine-accusative = ukončenou
    .animate = ukončení
    .plural-genitive = ukončených
    .short-masculine = ukončen
    .short-feminine = ukončena
# Describes an event.
adjective-booked-up = bez volných míst
    .place = after
# Describes what has its hour, such as a call.
adjective-set-for-now = naplánováno na teď
    .neuter = naplánované na teď
    .masculine = naplánovaný na teď
    .feminine = naplánovaná na teď
    .genitive = naplánovaného na teď
    .feminine-accusative = naplánovanou na teď
    .animate = naplánovaní na teď
    .plural-genitive = naplánovaných na teď
    .short-masculine = naplánován na teď
    .short-feminine = naplánována na teď
    .label = termín
    .place = after
# Describes a message.
adjective-not-sent = neodesláno
    .neuter = neodeslané
    .masculine = neodeslaný
    .feminine = neodeslaná
    .genitive = neodeslaného
    .feminine-accusative = neodeslanou
    .animate = neodeslaní
    .plural-genitive = neodeslaných
    .short-masculine = neodeslán
    .short-feminine = neodeslána
# Describes a file.
adjective-with-an-error = s chybou
    .place = after
# Describes an order or a payment.
adjective-carried-out = vyřízeno
    .neuter = vyřízené
    .masculine = vyřízený
    .feminine = vyřízená
    .genitive = vyřízeného
    .feminine-accusative = vyřízenou
    .animate = vyřízení
    .plural-genitive = vyřízených
    .short-masculine = vyřízen
    .short-feminine = vyřízena
# Describes an order.
adjective-being-carried-out = ve zpracování
    .place = after
# Describes a payment.
# accepted: required-form
adjective-to-be-paid = k zaplacení
    .label = splatnost
    .place = after
# Describes a payment.
adjective-past-due = po splatnosti
    .place = after
# Describes a payment.
adjective-paid-back = vráceno
    .neuter = vrácené
    .masculine = vrácený
    .feminine = vrácená
    .genitive = vráceného
    .feminine-accusative = vrácenou
    .animate = vrácení
    .plural-genitive = vrácených
    .short-masculine = vrácen
    .short-feminine = vrácena
# Describes a seat.
adjective-vacant = volné
    .masculine = volný
    .feminine = volná
    .genitive = volného
    .feminine-accusative = volnou
    .animate = volní
    .plural-genitive = volných
# Describes a seat.
adjective-taken-seat = obsazeno
    .neuter = obsazené
    .masculine = obsazený
    .feminine = obsazená
    .genitive = obsazeného
    .feminine-accusative = obsazenou
    .animate = obsazení
    .plural-genitive = obsazených
    .short-masculine = obsazen
    .short-feminine = obsazena
# Describes a rating or a result.
adjective-low-value = nízké
    .masculine = nízký
    .feminine = nízká
    .genitive = nízkého
    .feminine-accusative = nízkou
    .animate = nízcí
    .plural-genitive = nízkých
# Describes a device.
adjective-low-battery = se slabou baterií
    .place = after
# Describes medicine and goods.
adjective-low-stock = s nízkou zásobou
    .place = after
# Describes an account.
adjective-low-balance = s nízkým zůstatkem
    .place = after
