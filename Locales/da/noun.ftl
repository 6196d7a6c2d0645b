## Nouns: things that apps count
##
## An entry has only the forms of the noun. Grammar.ftl has the patterns for counting (en dosis, 3 nye beskeder). An
## attribute with the name of a state is another word for that state. These words are at the end of this file: ubesvarede
## spørgsmål, aflyste begivenheder.

noun-dose = dosis
    .plural = doser
    .gender = common
    .missed = { adjective-forgotten }
# "medicin" has no plural.
noun-medication = lægemiddel
    .plural = lægemidler
    .gender = neuter
    .missed = { adjective-forgotten }
    .cancelled = { state-stopped }
# Of a medicine.
# same
noun-tablet = tablet
    .plural = tabletter
    .gender = common
    .missed = { adjective-forgotten }
noun-message = besked
    .plural = beskeder
    .gender = common
noun-conversation = samtale
    .plural = samtaler
    .gender = common
    .completed = { adjective-ended }
noun-contact = kontakt
    .plural = kontakter
    .gender = common
# same
noun-person = person
    .plural = personer
    .gender = common
# Of a group.
noun-member = medlem
    .plural = medlemmer
    .gender = neuter
noun-friend = ven
    .plural = venner
    .gender = common
noun-follower = følger
    .plural = følgere
    .gender = common
noun-comment = kommentar
    .plural = kommentarer
    .gender = common
# To a comment or a message.
noun-reply = svar
    .plural = svar
    .gender = neuter
noun-photo = billede
    .plural = billeder
    .gender = neuter
    .busy = { adjective-in-use }
# same
noun-video = video
    .plural = videoer
    .gender = common
    .taken = { adjective-occupied }
    .busy = { adjective-in-use }
# same
noun-album = album
    .plural = albummer
    .gender = neuter
    .busy = { adjective-in-use }
noun-song = sang
    .plural = sange
    .gender = common
    .busy = { adjective-in-use }
noun-episode = afsnit
    .plural = afsnit
    .gender = neuter
    .busy = { adjective-in-use }
noun-file = fil
    .plural = filer
    .gender = common
noun-folder = mappe
    .plural = mapper
    .gender = common
noun-document = dokument
    .plural = dokumenter
    .gender = neuter
noun-attachment = bilag
    .plural = bilag
    .gender = neuter
noun-page = side
    .plural = sider
    .gender = common
noun-book = bog
    .plural = bøger
    .gender = common
noun-article = artikel
    .plural = artikler
    .gender = common
# Written down.
# same
noun-note = note
    .plural = noter
    .gender = common
# same
noun-link = link
    .plural = links
    .gender = neuter
noun-task = opgave
    .plural = opgaver
    .gender = common
    .missed = { adjective-forgotten }
noun-project = projekt
    .plural = projekter
    .gender = neuter
noun-reminder = påmindelse
    .plural = påmindelser
    .gender = common
# In a calendar.
noun-event = begivenhed
    .plural = begivenheder
    .gender = common
    .cancelled = { adjective-called-off }
    .completed = { adjective-ended }
    .full = { adjective-booked-up }
    .cancel = meet
noun-appointment = aftale
    .plural = aftaler
    .gender = common
    .cancelled = { adjective-called-off }
    .completed = { adjective-held }
    .not-completed = { adjective-not-held }
    .full = { adjective-booked-up }
    .cancel = meet
# By telephone.
noun-call = opkald
    .plural = opkald
    .gender = neuter
    .completed = { adjective-ended }
    .missed = { adjective-unanswered }
    .taken = { adjective-answered }
    .cancelled = { adjective-broken-off }
    .cancel = call
noun-notification = notifikation
    .plural = notifikationer
    .gender = common
# A warning that one gets.
noun-alert = advarsel
    .plural = advarsler
    .gender = common
# Of software, or of news.
noun-update = opdatering
    .plural = opdateringer
    .gender = common
# An entry of a list, not a piece of goods.
noun-item = element
    .plural = elementer
    .gender = neuter
# A piece of goods or a dish, in a basket or an order.
noun-basket-item = vare
    .plural = varer
    .gender = common
noun-product = produkt
    .plural = produkter
    .gender = neuter
# Of goods.
noun-order = bestilling
    .plural = bestillinger
    .gender = common
    .completed = { adjective-held }
    .not-completed = { adjective-not-held }
# What one person wrote about something.
noun-review = anmeldelse
    .plural = anmeldelser
    .gender = common
# What one person gave, in stars or points.
noun-rating = bedømmelse
    .plural = bedømmelser
    .gender = common
    .low = { state-low }
# Of a search.
noun-result = resultat
    .plural = resultater
    .gender = neuter
    .low = { state-low }
# To choose from.
noun-option = mulighed
    .plural = muligheder
    .gender = common
noun-error = fejl
    .plural = fejl
    .gender = common
    .completed = { adjective-fixed }
    .not-completed = { adjective-not-fixed }
noun-device = enhed
    .plural = enheder
    .gender = common
    .on = { adjective-lit }
    .off = { adjective-unlit }
# On foot, or of a procedure, where it has a number.
noun-step = skridt
    .plural = skridt
    .gender = neuter
    .none = 0 skridt
    .position = stage
    .taken = { adjective-walked }
    .completed = { adjective-walked }
# To be reached.
noun-goal = mål
    .plural = mål
    .gender = neuter
    .completed = { adjective-reached }
    .not-completed = { adjective-not-reached }
    .missed = { adjective-not-reached }
    .failed = { adjective-not-reached }
noun-question = spørgsmål
    .plural = spørgsmål
    .gender = neuter
    .completed = { adjective-answered }
    .not-completed = { adjective-unanswered }
# same as noun-reply
noun-answer = svar
    .plural = svar
    .gender = neuter
# To do something again.
noun-attempt = forsøg
    .plural = forsøg
    .gender = neuter
noun-star = stjerne
    .plural = stjerner
    .gender = common
# Of a score.
# same
noun-point = point
    .plural = point
    .gender = neuter
    .none = 0 point
# By which one percentage differs from another.
noun-percentage-point = procentpoint
    .plural = procentpoint
    .gender = neuter
    .counted = { $count ->
        [1] et procentpoint
       *[other] { $count } procentpoint
    }
    .kind = measured
noun-workout = træning
    .plural = træninger
    .gender = common
    .cancelled = { adjective-called-off }
    .completed = { adjective-held }
    .not-completed = { adjective-not-held }
    .cancel = meet
# Of the calendar.
noun-day = dag
    .plural = dage
    .gender = common
    .none = 0 dage
noun-transaction = transaktion
    .plural = transaktioner
    .gender = common
    .completed = { adjective-held }
    .not-completed = { adjective-not-held }
noun-payment = betaling
    .plural = betalinger
    .gender = common
    .completed = { adjective-held }
    .not-completed = { adjective-not-held }
# At a bank, or of a service.
noun-account = konto
    .plural = konti
    .gender = common
noun-ticket = billet
    .plural = billetter
    .gender = common
# Of something that is sold: 3 styk, per styk.
noun-piece = styk
    .plural = styk
    .gender = neuter
noun-seat = plads
    .plural = pladser
    .gender = common
    .taken = { adjective-occupied }
    .available = { adjective-free }
# Of a bus or a train.
noun-stop = stoppested
    .plural = stoppesteder
    .gender = neuter
# A letter, a digit or a sign of a text.
noun-character = tegn
    .plural = tegn
    .gender = neuter
# In an election or a poll.
noun-vote = stemme
    .plural = stemmer
    .gender = common
noun-voice-message = talebesked
    .plural = talebeskeder
    .gender = common
    .read = { state-played }
    .unread = { adjective-not-played }
    .busy = { adjective-in-use }

## Units of time

# CLDR has "døgn", which is 24 hours only.
unit-day = dag
    .plural = dage
    .gender = common
unit-week = uge
    .plural = uger
    .gender = common
unit-month = måned
    .plural = måneder
    .gender = common
unit-year = år
    .plural = år
    .gender = neuter

## Words for states that some nouns have instead of the usual ones

adjective-forgotten = glemt
    .plural = glemte
adjective-answered = besvaret
    .plural = besvarede
adjective-unanswered = ubesvaret
    .plural = ubesvarede
adjective-booked-up = fuldt booket
    .plural = fuldt bookede
adjective-called-off = aflyst
    .plural = aflyste
adjective-broken-off = afbrudt
    .plural = afbrudte
adjective-ended = afsluttet
    .plural = afsluttede
adjective-held = gennemført
    .plural = gennemførte
adjective-not-held = ikke gennemført
    .plural = ikke gennemførte
adjective-fixed = rettet
    .plural = rettede
adjective-not-fixed = ikke rettet
    .plural = ikke rettede
adjective-free = ledig
    .neuter = ledigt
    .plural = ledige
adjective-lit = tændt
    .plural = tændte
adjective-unlit = slukket
    .plural = slukkede
# Of a voice message.
adjective-not-played = uafspillet
    .plural = uafspillede
adjective-not-reached = ikke nået
    .plural = ikke nåede
# Of a seat that is taken, and of a video that was recorded.
adjective-occupied = optaget
    .plural = optagne
# Of what can be recorded: "optagne videoer" would be recorded videos.
adjective-in-use = i brug
    .place = after
adjective-reached = nået
    .plural = nåede
adjective-walked = gået
    .plural = gåede
