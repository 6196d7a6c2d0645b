## Things that belong to a person: names are not inflected, they come after a colon

thing-owned = { $thing }: { $who }
thing-profile-photo = profilna fotografija
thing-profile = profil
thing-photo = fotografija
thing-photos = fotografije
thing-tasks = zadaci
thing-messages = poruke
thing-account = račun
thing-calendar = kalendar
thing-location = lokacija
thing-birthday = rođendan
