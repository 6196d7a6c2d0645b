## Things that belong to a person: names are not inflected, they come after a colon

thing-owned = { $thing }: { $who }
thing-profile-photo = profilna fotografija
thing-profile = profil
thing-photo = fotografija
thing-photos = fotografije
thing-tasks = opravila
thing-messages = sporočila
thing-account = račun
thing-calendar = koledar
thing-location = lokacija
thing-birthday = rojstni dan
