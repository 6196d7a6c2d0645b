## Things that belong to a person. The name stays as it is, after a colon

thing-owned = { $thing }: { $who }
thing-profile-photo = fotografie de profil
thing-profile = profil
thing-photo = fotografie
thing-photos = fotografii
thing-tasks = activități
thing-messages = mesaje
thing-account = cont
# same
thing-calendar = calendar
thing-location = locație
thing-birthday = zi de naștere
