## Nouns: things that apps count
##
## An entry has only the forms of the noun. Grammar.ftl has the patterns for counting (en dose, 3 nye meldinger). An
## attribute with the name of a state is another word for that state. These words are at the end of this file: ubesvarte
## spørsmål, avlyste hendelser.

# same
noun-dose = dose
    .plural = doser
    .gender = common
    .due = { adjective-due-dose }
    .overdue = { adjective-late }
# "medisin", as everyone says it: "legemiddel" is the word of package leaflets.
noun-medication = medisin
    .plural = medisiner
    .gender = common
    .cancelled = { adjective-ended }
    .due = { adjective-due-dose }
    .overdue = { adjective-late }
# Of a medicine.
noun-tablet = tablett
    .plural = tabletter
    .gender = common
    .due = { adjective-due-dose }
    .overdue = { adjective-late }
noun-message = melding
    .plural = meldinger
    .gender = common
    .missed = { adjective-missed-out }
noun-conversation = samtale
    .plural = samtaler
    .gender = common
    .completed = { adjective-ended }
    .missed = { adjective-missed-out }
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
noun-friend = venn
    .plural = venner
    .gender = common
noun-follower = følger
    .plural = følgere
    .gender = common
noun-comment = kommentar
    .plural = kommentarer
    .gender = common
    .missed = { adjective-missed-out }
# To a comment or a message.
noun-reply = svar
    .plural = svar
    .gender = neuter
    .missed = { adjective-missed-out }
noun-photo = bilde
    .plural = bilder
    .gender = neuter
# same
noun-video = video
    .plural = videoer
    .gender = common
    .taken = { adjective-recorded }
    .missed = { adjective-missed-out }
# same
noun-album = album
    .plural = album
    .gender = neuter
noun-song = sang
    .plural = sanger
    .gender = common
# same
noun-episode = episode
    .plural = episoder
    .gender = common
    .missed = { adjective-missed-out }
noun-file = fil
    .plural = filer
    .gender = common
noun-folder = mappe
    .plural = mapper
    .gender = common
noun-document = dokument
    .plural = dokumenter
    .gender = neuter
noun-attachment = vedlegg
    .plural = vedlegg
    .gender = neuter
noun-page = side
    .plural = sider
    .gender = common
noun-book = bok
    .plural = bøker
    .gender = common
noun-article = artikkel
    .plural = artikler
    .gender = common
# Written down.
noun-note = notat
    .plural = notater
    .gender = neuter
noun-link = lenke
    .plural = lenker
    .gender = common
noun-task = oppgave
    .plural = oppgaver
    .gender = common
noun-project = prosjekt
    .plural = prosjekter
    .gender = neuter
noun-reminder = påminnelse
    .plural = påminnelser
    .gender = common
    .missed = { adjective-missed-out }
# In a calendar.
noun-event = hendelse
    .plural = hendelser
    .gender = common
    .cancelled = { adjective-called-off }
    .completed = { adjective-ended }
    .full = { adjective-booked-up }
    .declined = { adjective-turned-down }
    .missed = { adjective-missed-out }
    .due = { adjective-due-now }
    .cancel = meet
# "Time", the word for one at a doctor's, is also an hour.
noun-appointment = avtale
    .plural = avtaler
    .gender = common
    .cancelled = { adjective-called-off }
    .completed = { adjective-past }
    .full = { adjective-booked-up }
    .declined = { adjective-turned-down }
    .missed = { adjective-missed-out }
    .due = { adjective-due-now }
    .available = { adjective-free }
    .cancel = meet
# By telephone.
noun-call = anrop
    .plural = anrop
    .gender = neuter
    .completed = { adjective-ended }
    .cancelled = { adjective-broken-off }
    .missed = { adjective-lost }
    .cancel = call
    .taken = { adjective-answered }
noun-notification = varsel
    .plural = varsler
    .gender = neuter
    .missed = { adjective-missed-out }
# A warning that one gets.
noun-alert = advarsel
    .plural = advarsler
    .gender = common
    .missed = { adjective-missed-out }
# Of software, or of news.
noun-update = oppdatering
    .plural = oppdateringer
    .gender = common
    .missed = { adjective-missed-out }
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
    .cancel = trade
# What one person wrote about something.
noun-review = anmeldelse
    .plural = anmeldelser
    .gender = common
# What one person gave, in stars or points.
noun-rating = vurdering
    .plural = vurderinger
    .gender = common
    .low = { state-low }
# Of a search.
noun-result = resultat
    .plural = resultater
    .gender = neuter
    .low = { state-low }
# To choose from.
noun-option = alternativ
    .plural = alternativer
    .gender = neuter
noun-error = feil
    .plural = feil
    .gender = common
    .completed = { adjective-fixed }
    .not-completed = { adjective-unfixed }
noun-device = enhet
    .plural = enheter
    .gender = common
# On foot, or of a procedure, where it has a number.
noun-step = skritt
    .plural = skritt
    .gender = neuter
    .none = 0 skritt
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
noun-question = spørsmål
    .plural = spørsmål
    .gender = neuter
    .completed = { adjective-answered }
    .not-completed = { adjective-unanswered }
    .missed = { adjective-unanswered }
# same as noun-reply
noun-answer = svar
    .plural = svar
    .gender = neuter
# To do something again.
noun-attempt = forsøk
    .plural = forsøk
    .gender = neuter
noun-star = stjerne
    .plural = stjerner
    .gender = common
# Of a score.
noun-point = poeng
    .plural = poeng
    .gender = neuter
    .none = 0 poeng
# By which one percentage differs from another.
noun-percentage-point = prosentpoeng
    .plural = prosentpoeng
    .gender = neuter
    .counted = { $count ->
        [1] ett prosentpoeng
       *[other] { $count } prosentpoeng
    }
    .kind = measured
noun-workout = treningsøkt
    .plural = treningsøkter
    .gender = common
    .missed = { adjective-missed-out }
    .due = { adjective-due-now }
# Of the calendar.
noun-day = dag
    .plural = dager
    .gender = common
    .none = 0 dager
noun-transaction = transaksjon
    .plural = transaksjoner
    .gender = common
noun-payment = betaling
    .plural = betalinger
    .gender = common
# At a bank, or of a service.
noun-account = konto
    .plural = kontoer
    .gender = common
    .cancelled = { adjective-ended }
noun-ticket = billett
    .plural = billetter
    .gender = common
    .cancelled = { adjective-booking-cancelled }
    .cancel = book
# Of something that is sold: 3 stykker, per stykk.
noun-piece = stykk
    .plural = stykker
    .gender = neuter
noun-seat = plass
    .plural = plasser
    .gender = common
    .taken = { adjective-occupied }
    .cancel = book
    .cancelled = { adjective-booking-cancelled }
    .available = { adjective-free }
# Of a bus or a train.
noun-stop = holdeplass
    .plural = holdeplasser
    .gender = common
    .missed = { adjective-missed-out }
# A letter, a digit or a sign of a text.
noun-character = tegn
    .plural = tegn
    .gender = neuter
# In an election or a poll.
noun-vote = stemme
    .plural = stemmer
    .gender = common
noun-voice-message = talemelding
    .plural = talemeldinger
    .gender = common
    .missed = { adjective-missed-out }
    .read = { state-played }
    .unread = { adjective-not-played }

## Units of time. The definite form is for "den første dagen"

# CLDR has "døgn", which is 24 hours only.
unit-day = dag
    .definite = dagen
    .plural = dager
    .gender = common
unit-week = uke
    .definite = uken
    .plural = uker
    .gender = common
unit-month = måned
    .definite = måneden
    .plural = måneder
    .gender = common
unit-year = år
    .definite = året
    .plural = år
    .gender = neuter

## Words for states that some nouns have instead of the usual ones

adjective-answered = besvart
    .plural = besvarte
adjective-unanswered = ubesvart
    .plural = ubesvarte
adjective-booked-up = fullbooket
    .plural = fullbookede
adjective-booking-cancelled = avbestilt
    .plural = avbestilte
adjective-broken-off = avbrutt
    .plural = avbrutte
adjective-called-off = avlyst
    .plural = avlyste
adjective-due-dose = som skal tas nå
    .place = after
adjective-due-now = som starter nå
    .place = after
adjective-ended = avsluttet
    .plural = avsluttede
adjective-fixed = rettet
    .plural = rettede
adjective-free = ledig
    .plural = ledige
adjective-late = forsinket
    .plural = forsinkede
adjective-lost = tapt
    .plural = tapte
# "Tapte hendelser" would be lost ones.
adjective-missed-out = du gikk glipp av
    .place = after
# Of a voice message.
adjective-not-played = uavspilt
    .plural = uavspilte
adjective-not-reached = ikke nådd
    .plural = ikke nådde
adjective-occupied = opptatt
    .plural = opptatte
adjective-past = gjennomført
    .plural = gjennomførte
adjective-reached = nådd
    .plural = nådde
adjective-turned-down = avslått
    .plural = avslåtte
adjective-unfixed = ikke rettet
    .plural = ikke rettede
adjective-walked = gått
    .place = after
adjective-recorded = tatt opp
    .place = after
