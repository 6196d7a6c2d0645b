## Nouns: things that apps count
##
## An entry has only the forms of the noun. Grammar.ftl has the patterns for counting (1 dosis, 3 nieuwe berichten). An
## attribute with the name of a state is another word for that state. These words are at the end of this file: behaalde
## doelen, beantwoorde vragen.
##
## "Vriend" and "volger" are used for people of any gender, as in other apps.

# same
noun-dose = dosis
    .plural = doses
    .gender = common
    .low = { adjective-nearly-gone }
noun-medication = medicijn
    .plural = medicijnen
    .gender = neuter
    .low = { adjective-nearly-gone }
# A piece of medicine.
# same
noun-tablet = tablet
    .plural = tabletten
    .gender = common
    .low = { adjective-nearly-gone }
noun-message = bericht
    .plural = berichten
    .gender = neuter
noun-conversation = gesprek
    .plural = gesprekken
    .gender = neuter
    .completed = { adjective-ended }
    .in-progress = { adjective-running }
# same
noun-contact = contact
    .plural = contacten
    .gender = neuter
noun-person = persoon
    .plural = personen
    .gender = common
    .none = niemand
    .empty = nog niemand
# A person who belongs to a group.
noun-member = lid
    .plural = leden
    .gender = neuter
noun-friend = vriend
    .plural = vrienden
    .gender = common
noun-follower = volger
    .plural = volgers
    .gender = common
noun-comment = opmerking
    .plural = opmerkingen
    .gender = common
# To a comment or a message.
noun-reply = antwoord
    .plural = antwoorden
    .gender = neuter
noun-photo = foto
    .plural = foto’s
    .gender = common
    .taken = { adjective-made }
    .read = { adjective-watched }
    .unread = { adjective-unwatched }
# same
noun-video = video
    .plural = video’s
    .gender = common
    .taken = { adjective-made }
    .read = { adjective-watched }
    .unread = { adjective-unwatched }
    .in-progress = { adjective-begun }
# same
noun-album = album
    .plural = albums
    .gender = neuter
    .read = { adjective-watched }
    .unread = { adjective-unwatched }
# As players call it: "liedje" is sung.
noun-song = nummer
    .plural = nummers
    .gender = neuter
    .read = { adjective-heard }
    .unread = { adjective-unheard }
    .in-progress = { adjective-begun }
noun-episode = aflevering
    .plural = afleveringen
    .gender = common
    .read = { adjective-watched }
    .unread = { adjective-unwatched }
    .in-progress = { adjective-begun }
noun-file = bestand
    .plural = bestanden
    .gender = neuter
noun-folder = map
    .plural = mappen
    .gender = common
# same
noun-document = document
    .plural = documenten
    .gender = neuter
noun-attachment = bijlage
    .plural = bijlagen
    .gender = common
noun-page = pagina
    .plural = pagina’s
    .gender = common
noun-book = boek
    .plural = boeken
    .gender = neuter
    .in-progress = { adjective-begun }
# Of a newspaper, or a website.
noun-article = artikel
    .plural = artikelen
    .gender = neuter
# A short text that somebody wrote down.
noun-note = notitie
    .plural = notities
    .gender = common
# same
noun-link = link
    .plural = links
    .gender = common
noun-task = taak
    .plural = taken
    .gender = common
    .in-progress = { adjective-running }
# same
noun-project = project
    .plural = projecten
    .gender = neuter
    .in-progress = { adjective-running }
noun-reminder = herinnering
    .plural = herinneringen
    .gender = common
# An entry in a calendar, as the calendar of phones calls it: "evenement" is a concert or a fair.
noun-event = activiteit
    .plural = activiteiten
    .gender = common
    .completed = { adjective-ended }
    .in-progress = { adjective-running }
    .full = { adjective-booked-up }
noun-appointment = afspraak
    .plural = afspraken
    .gender = common
    .completed = { adjective-ended }
    .in-progress = { adjective-running }
    .full = { adjective-booked-up }
# A phone call.
noun-call = oproep
    .plural = oproepen
    .gender = common
    .taken = { adjective-answered }
    .completed = { adjective-ended }
    .in-progress = { adjective-running }
noun-notification = melding
    .plural = meldingen
    .gender = common
# A warning. Compare noun-notification, which can be about anything.
noun-alert = waarschuwing
    .plural = waarschuwingen
    .gender = common
# A new version of software, or a piece of news.
# same
noun-update = update
    .plural = updates
    .gender = common
    .in-progress = { adjective-running }
# An entry of a list. For goods and dishes, see noun-basket-item.
# same
noun-item = item
    .plural = items
    .gender = neuter
# same as noun-article
noun-basket-item = artikel
    .plural = artikelen
    .gender = neuter
    .low = { adjective-nearly-gone }
# same
noun-product = product
    .plural = producten
    .gender = neuter
    .low = { adjective-nearly-gone }
# An order of goods.
noun-order = bestelling
    .plural = bestellingen
    .gender = common
    .pending = { adjective-handled }
    .in-progress = { adjective-running }
# A written opinion of one person about something.
noun-review = recensie
    .plural = recensies
    .gender = common
# The stars or points that one person gave to something.
noun-rating = beoordeling
    .plural = beoordelingen
    .gender = common
# A result of a search.
noun-result = resultaat
    .plural = resultaten
    .gender = neuter
# One of several things to choose from.
noun-option = optie
    .plural = opties
    .gender = common
noun-error = fout
    .plural = fouten
    .gender = common
    .completed = { adjective-solved }
    .not-completed = { adjective-unsolved }
noun-device = apparaat
    .plural = apparaten
    .gender = neuter
    .low = { adjective-nearly-empty }
# On foot, or of a procedure: the word for "completed" must suit both.
noun-step = stap
    .plural = stappen
    .gender = common
    .taken = { adjective-walked }
# Something that a person wants to reach.
noun-goal = doel
    .plural = doelen
    .gender = neuter
    .in-progress = { adjective-running }
    .completed = { adjective-reached }
    .not-completed = { adjective-not-reached }
    .missed = { adjective-not-reached }
    .failed = { adjective-not-reached }
noun-question = vraag
    .plural = vragen
    .gender = common
    .completed = { adjective-answered }
    .not-completed = { adjective-unanswered }
# same as noun-reply
noun-answer = antwoord
    .plural = antwoorden
    .gender = neuter
# An attempt to do something, such as to enter a password.
noun-attempt = poging
    .plural = pogingen
    .gender = common
    .in-progress = { adjective-running }
noun-star = ster
    .plural = sterren
    .gender = common
    .completed = { adjective-reached }
# A point of a score.
noun-point = punt
    .plural = punten
    .gender = neuter
    .completed = { adjective-reached }
noun-percentage-point = procentpunt
    .plural = procentpunten
    .gender = neuter
noun-workout = training
    .plural = trainingen
    .gender = common
    .in-progress = { adjective-running }
# A day of the calendar. For durations, see unit-day.
noun-day = dag
    .plural = dagen
    .gender = common
    .in-progress = { adjective-running }
noun-transaction = transactie
    .plural = transacties
    .gender = common
    .pending = { adjective-handled }
    .in-progress = { adjective-running }
noun-payment = betaling
    .plural = betalingen
    .gender = common
    .pending = { adjective-handled }
    .in-progress = { adjective-running }
# An account at a bank, or with a service.
# same
noun-account = account
    .plural = accounts
    .gender = neuter
# same
noun-ticket = ticket
    .plural = tickets
    .gender = neuter
    .low = { adjective-nearly-gone }
# Of something that is sold: 3 stuks.
noun-piece = stuk
    .plural = stuks
    .gender = neuter
    .low = { adjective-nearly-gone }
noun-seat = zitplaats
    .plural = zitplaatsen
    .gender = common
    .taken = { state-busy }
    .available = { adjective-free }
    .low = { adjective-nearly-gone }
# A stop of a bus or a train.
noun-stop = halte
    .plural = haltes
    .gender = common
    .cancelled = { adjective-dropped }
# A letter, a digit, or a sign in a text.
noun-character = teken
    .plural = tekens
    .gender = neuter
# In an election or a poll.
noun-vote = stem
    .plural = stemmen
    .gender = common
noun-voice-message = spraakbericht
    .plural = spraakberichten
    .gender = neuter
    .read = { adjective-heard }
    .unread = { adjective-unheard }

## Units of time, which CLDR gives without their plurals

# same for every number
unit-hour = uur
    .gender = neuter
unit-day = dag
    .plural = dagen
    .gender = common

## Words for states, where nouns have one of their own

adjective-answered = beantwoord
    .e = beantwoorde
adjective-unanswered = onbeantwoord
    .e = onbeantwoorde
adjective-begun = begonnen
adjective-booked-up = volgeboekt
    .e = volgeboekte
adjective-dropped = vervallen
adjective-ended = beëindigd
    .e = beëindigde
adjective-free = vrij
    .e = vrije
# Of orders and payments.
adjective-handled = in behandeling
    .place = after
adjective-heard = beluisterd
    .e = beluisterde
adjective-unheard = onbeluisterd
    .e = onbeluisterde
# Of photos and videos: "genomen" would be taken away.
adjective-made = gemaakt
    .e = gemaakte
# Of a battery.
adjective-nearly-empty = bijna leeg
    .place = after
    .front = clause
# Of what is used up or sold.
adjective-nearly-gone = bijna op
    .place = after
    .front = clause
adjective-reached = behaald
    .e = behaalde
adjective-not-reached = niet behaald
    .place = negated
adjective-running = lopend
    .e = lopende
adjective-solved = opgelost
    .e = opgeloste
adjective-unsolved = onopgelost
    .e = onopgeloste
adjective-walked = gezet
    .e = gezette
adjective-watched = bekeken
adjective-unwatched = niet bekeken
    .place = negated
