## Things that belong to a person: photo de Maya, photo d’Alice, see "of-name" in transaction.ftl

thing-owned = { $thing } { of-name }
thing-profile-photo = photo de profil
thing-profile = profil
# same
thing-photo = photo
# same
thing-photos = photos
thing-tasks = tâches
# same
thing-messages = messages
thing-account = compte
thing-calendar = calendrier
thing-location = position
thing-birthday = anniversaire
