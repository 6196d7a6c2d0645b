## Things that belong to a person

thing-owned = { $thing } di { $who }
thing-profile-photo = foto del profilo
thing-profile = profilo
thing-photo = foto
# same as thing-photo
thing-photos = foto
thing-tasks = attività
thing-messages = messaggi
# same
thing-account = account
thing-calendar = calendario
thing-location = posizione
thing-birthday = compleanno
