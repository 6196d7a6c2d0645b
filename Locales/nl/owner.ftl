## Things that belong to a person

thing-owned = { $thing } van { $who }
thing-profile-photo = profielfoto
thing-profile = profiel
thing-photo = foto
thing-photos = foto’s
thing-tasks = taken
thing-messages = berichten
# same
thing-account = account
thing-calendar = agenda
thing-location = locatie
thing-birthday = verjaardag
