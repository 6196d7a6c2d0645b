## Nouns: things that apps count
##
## Each noun once, with its forms and its gender as grammar.ftl declares them. The accusative is written where it differs
## from the nominative. An attribute that is named for a state is the word for that state of this noun.

noun-dose = dávka
    .genitive = dávky
    .accusative = dávku
    .plural = dávky
    .plural-genitive = dávok
    .gender = feminine
    .completed = { adjective-taken-dose }
    .pending = { adjective-to-be-taken }
    .due = { adjective-to-be-taken-now }
noun-medication = liek
    .genitive = lieku
    .plural = lieky
    .plural-genitive = liekov
    .gender = inanimate
    .low = { adjective-low-stock }
    .due = { adjective-to-be-taken-now }
    .expired = { adjective-past-its-date }
# A piece of medicine.
noun-tablet = tableta
    .genitive = tablety
    .accusative = tabletu
    .plural = tablety
    .plural-genitive = tabliet
    .gender = feminine
    .low = { adjective-low-stock }
    .completed = { adjective-taken-dose }
    .pending = { adjective-to-be-taken }
    .due = { adjective-to-be-taken-now }
    .expired = { adjective-past-its-date }
noun-message = správa
    .genitive = správy
    .accusative = správu
    .plural = správy
    .plural-genitive = správ
    .gender = feminine
    .failed = { adjective-not-sent }
noun-conversation = konverzácia
    .genitive = konverzácie
    .accusative = konverzáciu
    .plural = konverzácie
    .plural-genitive = konverzácií
    .gender = feminine
noun-contact = kontakt
    .genitive = kontaktu
    .plural = kontakty
    .plural-genitive = kontaktov
    .gender = inanimate
noun-person = osoba
    .genitive = osoby
    .accusative = osobu
    .plural = osoby
    .plural-genitive = osôb
    .gender = feminine
# A person who belongs to a group.
noun-member = člen
    .genitive = člena
    .accusative = člena
    .plural = členovia
    .plural-genitive = členov
    .plural-accusative = členov
    .gender = animate
noun-friend = priateľ
    .genitive = priateľa
    .accusative = priateľa
    .plural = priatelia
    .plural-genitive = priateľov
    .plural-accusative = priateľov
    .gender = animate
noun-follower = sledovateľ
    .genitive = sledovateľa
    .accusative = sledovateľa
    .plural = sledovatelia
    .plural-genitive = sledovateľov
    .plural-accusative = sledovateľov
    .gender = animate
noun-comment = komentár
    .genitive = komentára
    .plural = komentáre
    .plural-genitive = komentárov
    .gender = inanimate
# An answer to a comment or a message.
noun-reply = odpoveď
    .genitive = odpovede
    .plural = odpovede
    .plural-genitive = odpovedí
    .gender = feminine
    .failed = { adjective-not-sent }
noun-photo = fotka
    .genitive = fotky
    .accusative = fotku
    .plural = fotky
    .plural-genitive = fotiek
    .gender = feminine
    .failed = { adjective-with-an-error }
# same
noun-video = video
    .genitive = videa
    .plural = videá
    .plural-genitive = videí
    .gender = neuter
    .completed = { adjective-watched }
    .failed = { adjective-with-an-error }
# same
noun-album = album
    .genitive = albumu
    .plural = albumy
    .plural-genitive = albumov
    .gender = inanimate
noun-song = skladba
    .genitive = skladby
    .accusative = skladbu
    .plural = skladby
    .plural-genitive = skladieb
    .gender = feminine
    .completed = { adjective-listened-to }
noun-episode = epizóda
    .genitive = epizódy
    .accusative = epizódu
    .plural = epizódy
    .plural-genitive = epizód
    .gender = feminine
noun-file = súbor
    .genitive = súboru
    .plural = súbory
    .plural-genitive = súborov
    .gender = inanimate
    .failed = { adjective-with-an-error }
noun-folder = priečinok
    .genitive = priečinka
    .plural = priečinky
    .plural-genitive = priečinkov
    .gender = inanimate
noun-document = dokument
    .genitive = dokumentu
    .plural = dokumenty
    .plural-genitive = dokumentov
    .gender = inanimate
    .failed = { adjective-with-an-error }
noun-attachment = príloha
    .genitive = prílohy
    .accusative = prílohu
    .plural = prílohy
    .plural-genitive = príloh
    .gender = feminine
    .failed = { adjective-with-an-error }
noun-page = strana
    .genitive = strany
    .accusative = stranu
    .plural = strany
    .plural-genitive = strán
    .gender = feminine
noun-book = kniha
    .genitive = knihy
    .accusative = knihu
    .plural = knihy
    .plural-genitive = kníh
    .gender = feminine
    .completed = { adjective-read-through }
    .due = { adjective-to-be-returned }
noun-article = článok
    .genitive = článku
    .plural = články
    .plural-genitive = článkov
    .gender = inanimate
    .completed = { adjective-read-through }
# A short text that somebody wrote down.
noun-note = poznámka
    .genitive = poznámky
    .accusative = poznámku
    .plural = poznámky
    .plural-genitive = poznámok
    .gender = feminine
noun-link = odkaz
    .genitive = odkazu
    .plural = odkazy
    .plural-genitive = odkazov
    .gender = inanimate
noun-task = úloha
    .genitive = úlohy
    .accusative = úlohu
    .plural = úlohy
    .plural-genitive = úloh
    .gender = feminine
    .completed = { adjective-done }
    .missed = { adjective-not-done }
noun-project = projekt
    .genitive = projektu
    .plural = projekty
    .plural-genitive = projektov
    .gender = inanimate
noun-reminder = pripomienka
    .genitive = pripomienky
    .accusative = pripomienku
    .plural = pripomienky
    .plural-genitive = pripomienok
    .gender = feminine
    .due = { adjective-set-for-now }
# An entry in a calendar.
noun-event = udalosť
    .genitive = udalosti
    .plural = udalosti
    .plural-genitive = udalostí
    .gender = feminine
    .completed = { adjective-ended }
    .due = { adjective-set-for-now }
    .full = { adjective-booked-up }
noun-appointment = stretnutie
    .genitive = stretnutia
    .plural = stretnutia
    .plural-genitive = stretnutí
    .gender = neuter
    .completed = { adjective-ended }
    .due = { adjective-set-for-now }
# A phone call.
noun-call = hovor
    .genitive = hovoru
    .plural = hovory
    .plural-genitive = hovorov
    .gender = inanimate
    .completed = { adjective-ended }
    .due = { adjective-set-for-now }
noun-notification = oznámenie
    .genitive = oznámenia
    .plural = oznámenia
    .plural-genitive = oznámení
    .gender = neuter
# A warning. Compare noun-notification, which can be about anything.
noun-alert = upozornenie
    .genitive = upozornenia
    .plural = upozornenia
    .plural-genitive = upozornení
    .gender = neuter
# A new version of software, or a piece of news.
noun-update = aktualizácia
    .genitive = aktualizácie
    .accusative = aktualizáciu
    .plural = aktualizácie
    .plural-genitive = aktualizácií
    .gender = feminine
# An entry of a list. For goods and dishes, see noun-basket-item.
noun-item = položka
    .genitive = položky
    .accusative = položku
    .plural = položky
    .plural-genitive = položiek
    .gender = feminine
noun-basket-item = položka
    .genitive = položky
    .accusative = položku
    .plural = položky
    .plural-genitive = položiek
    .gender = feminine
    .low = { adjective-low-stock }
noun-product = produkt
    .genitive = produktu
    .plural = produkty
    .plural-genitive = produktov
    .gender = inanimate
    .low = { adjective-low-stock }
    .expired = { adjective-past-its-date }
# An order of goods.
noun-order = objednávka
    .genitive = objednávky
    .accusative = objednávku
    .plural = objednávky
    .plural-genitive = objednávok
    .gender = feminine
    .completed = { adjective-carried-out }
    .processing = { adjective-being-carried-out }
# A written opinion of one person about something.
noun-review = recenzia
    .genitive = recenzie
    .accusative = recenziu
    .plural = recenzie
    .plural-genitive = recenzií
    .gender = feminine
    .low = { adjective-low-value }
# The stars or points that one person gave to something.
noun-rating = hodnotenie
    .genitive = hodnotenia
    .plural = hodnotenia
    .plural-genitive = hodnotení
    .gender = neuter
    .low = { adjective-low-value }
# A result of a search.
noun-result = výsledok
    .genitive = výsledku
    .plural = výsledky
    .plural-genitive = výsledkov
    .gender = inanimate
    .low = { adjective-low-value }
# One of several things to choose from.
noun-option = možnosť
    .genitive = možnosti
    .plural = možnosti
    .plural-genitive = možností
    .gender = feminine
noun-error = chyba
    .genitive = chyby
    .accusative = chybu
    .plural = chyby
    .plural-genitive = chýb
    .gender = feminine
noun-device = zariadenie
    .genitive = zariadenia
    .plural = zariadenia
    .plural-genitive = zariadení
    .gender = neuter
    .low = { adjective-low-battery }
# A step that somebody walks, or a step of a procedure.
noun-step = krok
    .genitive = kroku
    .plural = kroky
    .plural-genitive = krokov
    .gender = inanimate
# Something that a person wants to reach.
noun-goal = cieľ
    .genitive = cieľa
    .plural = ciele
    .plural-genitive = cieľov
    .gender = inanimate
    .completed = { adjective-achieved }
    .not-completed = { adjective-not-achieved }
    .missed = { adjective-not-achieved }
noun-question = otázka
    .genitive = otázky
    .accusative = otázku
    .plural = otázky
    .plural-genitive = otázok
    .gender = feminine
    .completed = { adjective-answered }
    .not-completed = { adjective-unanswered }
# same as noun-reply
noun-answer = odpoveď
    .genitive = odpovede
    .plural = odpovede
    .plural-genitive = odpovedí
    .gender = feminine
# An attempt to do something, such as to enter a password.
noun-attempt = pokus
    .genitive = pokusu
    .plural = pokusy
    .plural-genitive = pokusov
    .gender = inanimate
noun-star = hviezdička
    .genitive = hviezdičky
    .accusative = hviezdičku
    .plural = hviezdičky
    .plural-genitive = hviezdičiek
    .gender = feminine
# A point of a score.
noun-point = bod
    .genitive = bodu
    .plural = body
    .plural-genitive = bodov
    .gender = inanimate
noun-percentage-point = percentuálny bod
    .genitive = percentuálneho bodu
    .plural = percentuálne body
    .plural-genitive = percentuálnych bodov
    .gender = inanimate
noun-workout = tréning
    .genitive = tréningu
    .plural = tréningy
    .plural-genitive = tréningov
    .gender = inanimate
    .due = { adjective-set-for-now }
# A day of the calendar. For durations, see unit-day.
noun-day = deň
    .genitive = dňa
    .plural = dni
    .plural-genitive = dní
    .gender = inanimate
noun-transaction = transakcia
    .genitive = transakcie
    .accusative = transakciu
    .plural = transakcie
    .plural-genitive = transakcií
    .gender = feminine
    .completed = { adjective-carried-out }
    .pending = { adjective-waiting }
noun-payment = platba
    .genitive = platby
    .accusative = platbu
    .plural = platby
    .plural-genitive = platieb
    .gender = feminine
    .completed = { adjective-carried-out }
    .pending = { adjective-waiting }
    .due = { adjective-to-be-paid }
    .overdue = { adjective-past-due }
    .refunded = { adjective-paid-back }
# An account at a bank, or with a service.
noun-account = účet
    .genitive = účtu
    .plural = účty
    .plural-genitive = účtov
    .gender = inanimate
    .low = { adjective-low-balance }
noun-ticket = lístok
    .genitive = lístka
    .plural = lístky
    .plural-genitive = lístkov
    .gender = inanimate
# A piece of something that is sold.
noun-piece = kus
    .genitive = kusa
    .plural = kusy
    .plural-genitive = kusov
    .gender = inanimate
noun-seat = miesto
    .genitive = miesta
    .plural = miesta
    .plural-genitive = miest
    .gender = neuter
    .available = { adjective-vacant }
    .busy = { adjective-taken-seat }
# A stop of a bus or a train.
noun-stop = zastávka
    .genitive = zastávky
    .accusative = zastávku
    .plural = zastávky
    .plural-genitive = zastávok
    .gender = feminine
# A letter, a digit, or a sign in a text.
noun-character = znak
    .genitive = znaku
    .plural = znaky
    .plural-genitive = znakov
    .gender = inanimate
noun-vote = hlas
    .genitive = hlasu
    .plural = hlasy
    .plural-genitive = hlasov
    .gender = inanimate
# It is heard: neprehratá hlasová správa.
noun-voice-message = hlasová správa
    .genitive = hlasovej správy
    .accusative = hlasovú správu
    .plural = hlasové správy
    .plural-genitive = hlasových správ
    .gender = feminine
    .failed = { adjective-not-sent }
    .read = { state-played }
    .unread = { adjective-unplayed }

## Durations: CLDR has no genders and cases of them

unit-second = sekunda
    .genitive = sekundy
    .accusative = sekundu
    .instrumental = sekundou
    .plural = sekundy
    .plural-genitive = sekúnd
    .plural-instrumental = sekundami
    .gender = feminine
unit-minute = minúta
    .genitive = minúty
    .accusative = minútu
    .instrumental = minútou
    .plural = minúty
    .plural-genitive = minút
    .plural-instrumental = minútami
    .gender = feminine
unit-hour = hodina
    .genitive = hodiny
    .accusative = hodinu
    .instrumental = hodinou
    .plural = hodiny
    .plural-genitive = hodín
    .plural-instrumental = hodinami
    .gender = feminine
unit-day = deň
    .genitive = dňa
    .instrumental = dňom
    .plural = dni
    .plural-genitive = dní
    .plural-instrumental = dňami
    .gender = inanimate
unit-week = týždeň
    .genitive = týždňa
    .instrumental = týždňom
    .plural = týždne
    .plural-genitive = týždňov
    .plural-instrumental = týždňami
    .gender = inanimate
unit-month = mesiac
    .genitive = mesiaca
    .instrumental = mesiacom
    .plural = mesiace
    .plural-genitive = mesiacov
    .plural-instrumental = mesiacmi
    .gender = inanimate
unit-year = rok
    .genitive = roka
    .instrumental = rokom
    .plural = roky
    .plural-genitive = rokov
    .plural-instrumental = rokmi
    .gender = inanimate

## Words for states that some nouns have instead of the usual ones

# Describes a question.
adjective-answered = zodpovedané
    .masculine = zodpovedaný
    .feminine = zodpovedaná
    .genitive = zodpovedaného
    .feminine-genitive = zodpovedanej
    .feminine-accusative = zodpovedanú
    .animate = zodpovedaní
    .plural-genitive = zodpovedaných
# Describes a question.
adjective-unanswered = nezodpovedané
    .masculine = nezodpovedaný
    .feminine = nezodpovedaná
    .genitive = nezodpovedaného
    .feminine-genitive = nezodpovedanej
    .feminine-accusative = nezodpovedanú
    .animate = nezodpovedaní
    .plural-genitive = nezodpovedaných
# Describes a goal.
adjective-achieved = splnené
    .masculine = splnený
    .feminine = splnená
    .genitive = splneného
    .feminine-genitive = splnenej
    .feminine-accusative = splnenú
    .animate = splnení
    .plural-genitive = splnených
# Describes a goal.
adjective-not-achieved = nesplnené
    .masculine = nesplnený
    .feminine = nesplnená
    .genitive = nesplneného
    .feminine-genitive = nesplnenej
    .feminine-accusative = nesplnenú
    .animate = nesplnení
    .plural-genitive = nesplnených
# Describes a dose.
adjective-taken-dose = užité
    .masculine = užitý
    .feminine = užitá
    .genitive = užitého
    .feminine-genitive = užitej
    .feminine-accusative = užitú
    .animate = užití
    .plural-genitive = užitých
# Describes a dose.
adjective-to-be-taken = na užitie
    .place = after
# Describes a dose.
# accepted: required-form
adjective-to-be-taken-now = na užitie teraz
    .label = užiť
    .place = after
# Describes a task.
adjective-done = splnené
    .masculine = splnený
    .feminine = splnená
    .genitive = splneného
    .feminine-genitive = splnenej
    .feminine-accusative = splnenú
    .animate = splnení
    .plural-genitive = splnených
# Describes a task.
adjective-not-done = nesplnené
    .masculine = nesplnený
    .feminine = nesplnená
    .genitive = nesplneného
    .feminine-genitive = nesplnenej
    .feminine-accusative = nesplnenú
    .animate = nesplnení
    .plural-genitive = nesplnených
# Describes goods and medicine that keep until a date.
adjective-past-its-date = po dátume spotreby
    .place = after
# Describes a book from a library.
# accepted: required-form
adjective-to-be-returned = na vrátenie
    .label = termín vrátenia
    .place = after
# Describes a video.
adjective-watched = pozreté
    .masculine = pozretý
    .feminine = pozretá
    .genitive = pozretého
    .feminine-genitive = pozretej
    .feminine-accusative = pozretú
    .animate = pozretí
    .plural-genitive = pozretých
# Describes a song.
adjective-listened-to = vypočuté
    .masculine = vypočutý
    .feminine = vypočutá
    .genitive = vypočutého
    .feminine-genitive = vypočutej
    .feminine-accusative = vypočutú
    .animate = vypočutí
    .plural-genitive = vypočutých
# Describes a book.
adjective-read-through = prečítané
    .masculine = prečítaný
    .feminine = prečítaná
    .genitive = prečítaného
    .feminine-genitive = prečítanej
    .feminine-accusative = prečítanú
    .animate = prečítaní
    .plural-genitive = prečítaných
# Describes a voice message.
adjective-unplayed = neprehraté
    .masculine = neprehratý
    .feminine = neprehratá
    .genitive = neprehratého
    .feminine-genitive = neprehratej
    .feminine-accusative = neprehratú
    .animate = neprehratí
    .plural-genitive = neprehratých
# Describes an event or a call.
adjective-ended = ukončené
    .masculine = ukončený
    .feminine = ukončená
    .genitive = ukončeného
    .feminine-genitive = ukončenej
    .feminine-accusative = ukončenú
    .animate = ukončení
    .plural-genitive = ukončených
# Describes an event.
adjective-booked-up = bez voľných miest
    .place = after
# Describes what has its hour, such as a call.
adjective-set-for-now = naplánované na teraz
    .masculine = naplánovaný na teraz
    .feminine = naplánovaná na teraz
    .genitive = naplánovaného na teraz
    .feminine-genitive = naplánovanej na teraz
    .feminine-accusative = naplánovanú na teraz
    .animate = naplánovaní na teraz
    .plural-genitive = naplánovaných na teraz
    .label = termín
    .place = after
# Describes a message.
adjective-not-sent = neodoslané
    .masculine = neodoslaný
    .feminine = neodoslaná
    .genitive = neodoslaného
    .feminine-genitive = neodoslanej
    .feminine-accusative = neodoslanú
    .animate = neodoslaní
    .plural-genitive = neodoslaných
# Describes a file.
adjective-with-an-error = s chybou
    .place = after
# Describes an order or a payment.
adjective-carried-out = vybavené
    .masculine = vybavený
    .feminine = vybavená
    .genitive = vybaveného
    .feminine-genitive = vybavenej
    .feminine-accusative = vybavenú
    .animate = vybavení
    .plural-genitive = vybavených
# Describes an order.
adjective-being-carried-out = v spracovaní
    .place = after
# Describes a payment.
adjective-waiting = čakajúce
    .masculine = čakajúci
    .feminine = čakajúca
    .genitive = čakajúceho
    .feminine-genitive = čakajúcej
    .feminine-accusative = čakajúcu
    .animate = čakajúci
    .plural-genitive = čakajúcich
# Describes a payment.
# accepted: required-form
adjective-to-be-paid = na zaplatenie
    .label = splatnosť
    .place = after
# Describes a payment.
adjective-past-due = po splatnosti
    .place = after
# Describes a payment.
adjective-paid-back = vrátené
    .masculine = vrátený
    .feminine = vrátená
    .genitive = vráteného
    .feminine-genitive = vrátenej
    .feminine-accusative = vrátenú
    .animate = vrátení
    .plural-genitive = vrátených
# Describes a seat.
adjective-vacant = voľné
    .masculine = voľný
    .feminine = voľná
    .genitive = voľného
    .feminine-genitive = voľnej
    .feminine-accusative = voľnú
    .animate = voľní
    .plural-genitive = voľných
# Describes a seat.
adjective-taken-seat = obsadené
    .masculine = obsadený
    .feminine = obsadená
    .genitive = obsadeného
    .feminine-genitive = obsadenej
    .feminine-accusative = obsadenú
    .animate = obsadení
    .plural-genitive = obsadených
# Describes a rating or a result.
adjective-low-value = nízke
    .masculine = nízky
    .feminine = nízka
    .genitive = nízkeho
    .feminine-genitive = nízkej
    .feminine-accusative = nízku
    .animate = nízki
    .plural-genitive = nízkych
# Describes a device.
adjective-low-battery = so slabou batériou
    .place = after
# Describes medicine and goods.
adjective-low-stock = s nízkou zásobou
    .place = after
# Describes an account.
adjective-low-balance = s nízkym zostatkom
    .place = after
