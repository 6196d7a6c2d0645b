## Nouns: things that apps count
##
## An entry has only the forms of the noun. Grammar.ftl has the patterns for counting (en dos, 3 nya meddelanden). An
## attribute with the name of a state is another word for that state. These words are at the end of this file: obesvarade
## frågor, inställda händelser.

noun-dose = dos
    .plural = doser
    .gender = common
    .cancelled = { adjective-called-off }
# "medicin", as everyone says it: "läkemedel" is the word of package leaflets.
noun-medication = medicin
    .plural = mediciner
    .gender = common
    .cancelled = { adjective-discontinued }
# Of a medicine.
noun-tablet = tablett
    .plural = tabletter
    .gender = common
noun-message = meddelande
    .plural = meddelanden
    .gender = neuter
noun-conversation = konversation
    .plural = konversationer
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
    .plural = medlemmar
    .gender = common
noun-friend = vän
    .plural = vänner
    .gender = common
noun-follower = följare
    .plural = följare
    .gender = common
noun-comment = kommentar
    .plural = kommentarer
    .gender = common
# To a comment or a message.
noun-reply = svar
    .plural = svar
    .gender = neuter
noun-photo = bild
    .plural = bilder
    .gender = common
# same
noun-video = video
    .plural = videor
    .gender = common
    .taken = { adjective-recorded }
# same
noun-album = album
    .plural = album
    .gender = neuter
noun-song = låt
    .plural = låtar
    .gender = common
noun-episode = avsnitt
    .plural = avsnitt
    .gender = neuter
noun-file = fil
    .plural = filer
    .gender = common
noun-folder = mapp
    .plural = mappar
    .gender = common
noun-document = dokument
    .plural = dokument
    .gender = neuter
noun-attachment = bilaga
    .plural = bilagor
    .gender = common
noun-page = sida
    .plural = sidor
    .gender = common
noun-book = bok
    .plural = böcker
    .gender = common
noun-article = artikel
    .plural = artiklar
    .gender = common
# Written down.
noun-note = anteckning
    .plural = anteckningar
    .gender = common
noun-link = länk
    .plural = länkar
    .gender = common
noun-task = uppgift
    .plural = uppgifter
    .gender = common
noun-project = projekt
    .plural = projekt
    .gender = neuter
noun-reminder = påminnelse
    .plural = påminnelser
    .gender = common
# In a calendar.
noun-event = händelse
    .plural = händelser
    .gender = common
    .cancelled = { adjective-called-off }
    .completed = { adjective-ended }
    .full = { adjective-booked-up }
    .declined = { adjective-turned-down }
    .cancel = meet
# "Tid" alone would be heard as a time.
noun-appointment = bokning
    .plural = bokningar
    .gender = common
    .cancelled = { adjective-booking-cancelled }
    .completed = { adjective-past }
    .full = { adjective-booked-up }
    .declined = { adjective-turned-down }
    .cancel = book
# By telephone.
noun-call = samtal
    .plural = samtal
    .gender = neuter
    .completed = { adjective-ended }
    .declined = { adjective-rejected }
    .cancel = call
    .taken = { adjective-answered }
noun-notification = avisering
    .plural = aviseringar
    .gender = common
# A warning that one gets.
noun-alert = varning
    .plural = varningar
    .gender = common
# Of software, or of news.
noun-update = uppdatering
    .plural = uppdateringar
    .gender = common
# An entry of a list, not a piece of goods.
noun-item = objekt
    .plural = objekt
    .gender = neuter
# A piece of goods or a dish, in a basket or an order.
noun-basket-item = vara
    .plural = varor
    .gender = common
noun-product = produkt
    .plural = produkter
    .gender = common
# Of goods.
noun-order = beställning
    .plural = beställningar
    .gender = common
    .cancelled = { adjective-annulled }
    .cancel = trade
    .not-completed = { adjective-incomplete }
# What one person wrote about something.
noun-review = recension
    .plural = recensioner
    .gender = common
# What one person gave, in stars or points.
noun-rating = betyg
    .plural = betyg
    .gender = neuter
    .low = { state-low }
# Of a search.
noun-result = resultat
    .plural = resultat
    .gender = neuter
    .low = { state-low }
# To choose from.
noun-option = alternativ
    .plural = alternativ
    .gender = neuter
noun-error = fel
    .plural = fel
    .gender = neuter
    .completed = { adjective-fixed }
    .not-completed = { adjective-unfixed }
noun-device = enhet
    .plural = enheter
    .gender = common
# On foot, or of a procedure.
noun-step = steg
    .plural = steg
    .gender = neuter
    .none = 0 steg
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
noun-question = fråga
    .plural = frågor
    .gender = common
    .completed = { adjective-answered }
    .not-completed = { adjective-unanswered }
# same as noun-reply
noun-answer = svar
    .plural = svar
    .gender = neuter
# To do something again.
noun-attempt = försök
    .plural = försök
    .gender = neuter
noun-star = stjärna
    .plural = stjärnor
    .gender = common
# Of a score.
noun-point = poäng
    .plural = poäng
    .gender = common
    .none = 0 poäng
# By which one percentage differs from another.
noun-percentage-point = procentenhet
    .plural = procentenheter
    .gender = common
    .counted = { $count ->
        [1] en procentenhet
       *[other] { $count } procentenheter
    }
    .kind = measured
noun-workout = träningspass
    .plural = träningspass
    .gender = neuter
# Of the calendar.
noun-day = dag
    .plural = dagar
    .gender = common
    .none = 0 dagar
noun-transaction = transaktion
    .plural = transaktioner
    .gender = common
    .not-completed = { adjective-incomplete }
noun-payment = betalning
    .plural = betalningar
    .gender = common
    .not-completed = { adjective-incomplete }
# At a bank, or of a service.
noun-account = konto
    .plural = konton
    .gender = neuter
    .cancelled = { adjective-ended }
noun-ticket = biljett
    .plural = biljetter
    .gender = common
    .cancelled = { adjective-booking-cancelled }
    .cancel = book
# Of something that is sold: 3 stycken, per styck.
noun-piece = styck
    .plural = stycken
    .gender = neuter
noun-seat = plats
    .plural = platser
    .gender = common
    .taken = { adjective-occupied }
    .cancel = book
    .cancelled = { adjective-booking-cancelled }
    .available = { adjective-free }
# Of a bus or a train.
noun-stop = hållplats
    .plural = hållplatser
    .gender = common
# A letter, a digit or a sign of a text.
noun-character = tecken
    .plural = tecken
    .gender = neuter
# In an election or a poll.
noun-vote = röst
    .plural = röster
    .gender = common
noun-voice-message = röstmeddelande
    .plural = röstmeddelanden
    .gender = neuter
    .read = { state-played }
    .unread = { adjective-unheard }

## Units of time. The definite form is for "den första dagen"

# CLDR has "dygn", which is 24 hours only.
unit-day = dag
    .definite = dagen
    .plural = dagar
    .gender = common
unit-week = vecka
    .definite = veckan
    .plural = veckor
    .gender = common
unit-month = månad
    .definite = månaden
    .plural = månader
    .gender = common
unit-year = år
    .definite = året
    .plural = år
    .gender = neuter

## Words for states that some nouns have instead of the usual ones

adjective-answered = besvarad
    .neuter = besvarat
    .plural = besvarade
adjective-unanswered = obesvarad
    .neuter = obesvarat
    .plural = obesvarade
# Of a voice message: "inga inte uppspelade" has two negatives.
adjective-unheard = oavlyssnad
    .neuter = oavlyssnat
    .plural = oavlyssnade
adjective-booked-up = fullbokad
    .neuter = fullbokat
    .plural = fullbokade
adjective-booking-cancelled = avbokad
    .neuter = avbokat
    .plural = avbokade
adjective-annulled = annullerad
    .neuter = annullerat
    .plural = annullerade
adjective-called-off = inställd
    .neuter = inställt
    .plural = inställda
adjective-discontinued = utsatt
    .plural = utsatta
adjective-ended = avslutad
    .neuter = avslutat
    .plural = avslutade
adjective-fixed = åtgärdad
    .neuter = åtgärdat
    .plural = åtgärdade
adjective-free = ledig
    .neuter = ledigt
    .plural = lediga
adjective-incomplete = ofullständig
    .neuter = ofullständigt
    .plural = ofullständiga
adjective-not-reached = inte uppnådd
    .neuter = inte uppnått
    .plural = inte uppnådda
adjective-occupied = upptagen
    .neuter = upptaget
    .plural = upptagna
adjective-past = genomförd
    .neuter = genomfört
    .plural = genomförda
adjective-reached = uppnådd
    .neuter = uppnått
    .plural = uppnådda
adjective-rejected = avvisad
    .neuter = avvisat
    .plural = avvisade
adjective-turned-down = avböjd
    .neuter = avböjt
    .plural = avböjda
adjective-unfixed = inte åtgärdad
    .neuter = inte åtgärdat
    .plural = inte åtgärdade
adjective-walked = avklarad
    .neuter = avklarat
    .plural = avklarade
adjective-recorded = inspelad
    .neuter = inspelat
    .plural = inspelade
