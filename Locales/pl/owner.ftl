## Things that belong to a person: names are not inflected, they come after a colon

thing-owned = { $thing }: { $who }
thing-profile-photo = zdjęcie profilowe
thing-profile = profil
thing-photo = zdjęcie
thing-photos = zdjęcia
thing-tasks = zadania
thing-messages = wiadomości
thing-account = konto
thing-calendar = kalendarz
thing-location = lokalizacja
thing-birthday = urodziny
