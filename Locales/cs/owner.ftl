## Things that belong to a person: names are not inflected, they come after a colon

thing-owned = { $thing }: { $who }
thing-profile-photo = profilová fotka
thing-profile = profil
thing-photo = fotka
thing-photos = fotky
thing-tasks = úkoly
thing-messages = zprávy
thing-account = účet
thing-calendar = kalendář
thing-location = poloha
thing-birthday = narozeniny
