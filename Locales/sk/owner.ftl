## Things that belong to a person: names are not inflected, they come after a colon

thing-owned = { $thing }: { $who }
thing-profile-photo = profilová fotka
thing-profile = profil
thing-photo = fotka
thing-photos = fotky
thing-tasks = úlohy
thing-messages = správy
thing-account = účet
thing-calendar = kalendár
thing-location = poloha
thing-birthday = narodeniny
