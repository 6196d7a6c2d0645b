## Nouns: things that apps count
##
## The value is the singular (see grammar.ftl). An attribute with the name of a state is another word for that state.
## These words are at the end of this file.

# same
noun-dose = dose
    .plural = doses
    .gender = feminine
    .due = { adjective-to-take }
noun-medication = médicament
    .plural = médicaments
    .gender = masculine
    .due = { adjective-to-take }
# A piece of medicine.
noun-tablet = comprimé
    .plural = comprimés
    .gender = masculine
    .due = { adjective-to-take }
# same
noun-message = message
    .plural = messages
    .gender = masculine
    .delivered = { adjective-distributed }
    .failed = { adjective-not-sent }
# same
noun-conversation = conversation
    .plural = conversations
    .gender = feminine
    .muted = { adjective-muted }
# same
noun-contact = contact
    .plural = contacts
    .gender = masculine
    .muted = { adjective-muted }
noun-person = personne
    .plural = personnes
    .gender = feminine
    .being = anybody
    .muted = { adjective-muted }
# A person who belongs to a group.
noun-member = membre
    .plural = membres
    .gender = masculine
    .muted = { adjective-muted }
# Of anybody: the masculine stands for both, as in "amis" on social networks.
noun-friend = ami
    .plural = amis
    .gender = masculine
    .muted = { adjective-muted }
noun-follower = abonné
    .plural = abonnés
    .gender = masculine
    .muted = { adjective-muted }
noun-comment = commentaire
    .plural = commentaires
    .gender = masculine
# An answer to a comment or a message.
noun-reply = réponse
    .plural = réponses
    .gender = feminine
# same
noun-photo = photo
    .plural = photos
    .gender = feminine
noun-video = vidéo
    .plural = vidéos
    .gender = feminine
    .skipped = { adjective-passed }
    .played = { adjective-watched }
# same
noun-album = album
    .plural = albums
    .gender = masculine
    .skipped = { adjective-passed }
noun-song = chanson
    .plural = chansons
    .gender = feminine
    .skipped = { adjective-passed }
    .played = { adjective-heard }
noun-episode = épisode
    .plural = épisodes
    .gender = masculine
    .skipped = { adjective-passed }
noun-file = fichier
    .plural = fichiers
    .gender = masculine
noun-folder = dossier
    .plural = dossiers
    .gender = masculine
# same
noun-document = document
    .plural = documents
    .gender = masculine
noun-attachment = pièce jointe
    .plural = pièces jointes
    .gender = feminine
# same
noun-page = page
    .plural = pages
    .gender = feminine
# same as noun-pound
noun-book = livre
    .plural = livres
    .gender = masculine
    .due = { adjective-to-return }
# same
noun-article = article
    .plural = articles
    .gender = masculine
# Written down.
# same
noun-note = note
    .plural = notes
    .gender = feminine
noun-link = lien
    .plural = liens
    .gender = masculine
noun-task = tâche
    .plural = tâches
    .gender = feminine
    .due = { adjective-to-do }
noun-project = projet
    .plural = projets
    .gender = masculine
noun-reminder = rappel
    .plural = rappels
    .gender = masculine
# An entry in a calendar.
noun-event = événement
    .plural = événements
    .gender = masculine
    .full = { adjective-booked-up }
# same for every number
noun-appointment = rendez-vous
    .gender = masculine
    .full = { adjective-booked-up }
# A phone call.
noun-call = appel
    .plural = appels
    .gender = masculine
    .failed = { adjective-not-through }
# same
noun-notification = notification
    .plural = notifications
    .gender = feminine
    .delivered = { adjective-distributed }
    .muted = { adjective-muted }
# A warning. Compare noun-notification, which can be about anything.
noun-alert = alerte
    .plural = alertes
    .gender = feminine
    .muted = { adjective-muted }
# A new version of software, or a piece of news.
noun-update = mise à jour
    .plural = mises à jour
    .gender = feminine
# An entry of a list. For goods and dishes, see noun-basket-item.
noun-item = élément
    .plural = éléments
    .gender = masculine
# same as noun-article
noun-basket-item = article
    .plural = articles
    .gender = masculine
noun-product = produit
    .plural = produits
    .gender = masculine
# An order of goods.
noun-order = commande
    .plural = commandes
    .gender = feminine
# What one person wrote about something.
# same for every number
noun-review = avis
    .gender = masculine
# What one person gave. "Note" would also be what is written down.
noun-rating = évaluation
    .plural = évaluations
    .gender = feminine
# A result of a search.
noun-result = résultat
    .plural = résultats
    .gender = masculine
# To choose from.
# same
noun-option = option
    .plural = options
    .gender = feminine
noun-error = erreur
    .plural = erreurs
    .gender = feminine
noun-device = appareil
    .plural = appareils
    .gender = masculine
    .on = { adjective-lit }
    .off = { adjective-unlit }
    .low = { adjective-low-battery }
# Steps that are walked. Those of a task or a recipe would be "étapes", as in "progress-step".
# same for every number
noun-step = pas
    .gender = masculine
    .completed = { adjective-made }
    .not-completed = { adjective-not-made }
noun-goal = objectif
    .plural = objectifs
    .gender = masculine
    .completed = { adjective-achieved }
    .not-completed = { adjective-not-achieved }
    .failed = { adjective-not-achieved }
# same
noun-question = question
    .plural = questions
    .gender = feminine
    .completed = { adjective-answered }
    .not-completed = { adjective-unanswered }
# same as noun-reply
noun-answer = réponse
    .plural = réponses
    .gender = feminine
# An attempt to do something, such as to enter a password.
noun-attempt = tentative
    .plural = tentatives
    .gender = feminine
    .failed = { adjective-unsuccessful }
noun-star = étoile
    .plural = étoiles
    .gender = feminine
# Describes a score.
# same
noun-point = point
    .plural = points
    .gender = masculine
noun-percentage-point = point de pourcentage
    .plural = points de pourcentage
    .gender = masculine
noun-workout = entraînement
    .plural = entraînements
    .gender = masculine
    .due = { adjective-to-do }
# A day of the calendar. For durations, see unit-day.
noun-day = jour
    .plural = jours
    .none = 0 jour
    .gender = masculine
    .completed = { adjective-done }
# same
noun-transaction = transaction
    .plural = transactions
    .gender = feminine
noun-payment = paiement
    .plural = paiements
    .gender = masculine
    .due = { adjective-to-pay }
    .completed = { adjective-made }
    .not-completed = { adjective-not-made }
# An account at a bank, or with a service.
noun-account = compte
    .plural = comptes
    .gender = masculine
noun-ticket = billet
    .plural = billets
    .gender = masculine
# Of what is sold, such as a cake or soap.
noun-piece = pièce
    .plural = pièces
    .gender = feminine
noun-seat = place
    .plural = places
    .gender = feminine
    .full = { state-busy }
# A stop of a bus or a train.
noun-stop = arrêt
    .plural = arrêts
    .gender = masculine
    .skipped = { adjective-not-served }
# A letter, a digit, or a sign in a text.
noun-character = caractère
    .plural = caractères
    .gender = masculine
# In an election or a poll.
# same
noun-vote = vote
    .plural = votes
    .gender = masculine
noun-voice-message = message vocal
    .plural = messages vocaux
    .gender = masculine
    .delivered = { adjective-distributed }
    .failed = { adjective-not-sent }
    .read = { adjective-heard }
    .unread = { adjective-unheard }
    .played = { adjective-heard }

## Durations. One is in words for either gender, so that "de" can lose its vowel before it: en retard d’un jour.

unit-day =
    .counted = { $count ->
        [1] { word-one } jour
       *[other] { counted-measure }
    }
# same for every number
unit-month =
    .counted = { $count ->
        [1] { word-one } mois
       *[other] { counted-measure }
    }
# After millions "années" is said: 1000000 d’années.
unit-year =
    .length = year
    .counted = { $count ->
        [1] { word-one } an
        [one] { counted-measure }
        [many] { $count } d’années
       *[other] { counted-measure }
    }

## Words for states that some nouns have instead of the usual ones

# Questions.
adjective-answered = avec réponse
adjective-unanswered = sans réponse
# Goals.
adjective-achieved = atteint
    .feminine = atteinte
    .masculine-plural = atteints
    .feminine-plural = atteintes
adjective-not-achieved = non { adjective-achieved }
# Steps, payments.
adjective-made = effectué
    .feminine = effectuée
    .masculine-plural = effectués
    .feminine-plural = effectuées
adjective-not-made = non { adjective-made }
# Days.
adjective-done = accompli
    .feminine = accomplie
    .masculine-plural = accomplis
    .feminine-plural = accomplies
# Attempts that failed.
adjective-unsuccessful = infructueux
    .feminine = infructueuse
    .feminine-plural = infructueuses
# Messages that were delivered, as telephones say it.
adjective-distributed = distribué
    .feminine = distribuée
    .masculine-plural = distribués
    .feminine-plural = distribuées
# Messages that failed.
adjective-not-sent = non envoyé
    .feminine = non envoyée
    .masculine-plural = non envoyés
    .feminine-plural = non envoyées
# Calls that failed.
adjective-not-through = non abouti
    .feminine = non aboutie
    .masculine-plural = non aboutis
    .feminine-plural = non abouties
# Medicine that is due.
adjective-to-take = à prendre
# Books that are due.
adjective-to-return = à rendre
# Tasks and workouts that are due. Not after a count: all tasks that are not done are "tâches à faire".
adjective-to-do = arrivant à échéance
    .predicate = à faire
    .predicate-feminine = à faire
    .label = échéance
    .label-feminine = échéance
# Payments that are due. Avoid "à payer" after a count: a payment is made, what is paid is a bill.
adjective-to-pay = à régler
    .predicate = à payer
    .label = échéance
# Events that are full.
adjective-booked-up = complet
    .feminine = complète
    .masculine-plural = complets
    .feminine-plural = complètes
# Devices that are on and off.
adjective-lit = allumé
    .feminine = allumée
    .masculine-plural = allumés
    .feminine-plural = allumées
adjective-unlit = éteint
    .feminine = éteinte
    .masculine-plural = éteints
    .feminine-plural = éteintes
# Devices that are low: alone "à batterie faible" is no answer.
adjective-low-battery = presque déchargé
    .feminine = presque déchargée
    .masculine-plural = presque déchargés
    .feminine-plural = presque déchargées
# What plays and was skipped, as "passer la chanson" has it. Not after a count: "3 épisodes passés" are past ones.
adjective-passed = ignoré
    .feminine = ignorée
    .masculine-plural = ignorés
    .feminine-plural = ignorées
    .predicate = passé
    .predicate-feminine = passée
# Stops that were skipped, as transport companies say it.
adjective-not-served = non desservi
    .feminine = non desservie
    .masculine-plural = non desservis
    .feminine-plural = non desservies
# Songs that were played, and voice messages that were read or played.
adjective-heard = écouté
    .feminine = écoutée
    .masculine-plural = écoutés
    .feminine-plural = écoutées
adjective-unheard = non écouté
    .feminine = non écoutée
    .masculine-plural = non écoutés
    .feminine-plural = non écoutées
# Videos that were played.
adjective-watched = vu
    .feminine = vue
    .masculine-plural = vus
    .feminine-plural = vues
