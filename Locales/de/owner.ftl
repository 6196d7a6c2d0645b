## Things that belong to a person: "von", because a name with an s would be inflected

thing-owned = { $thing } von { $who }
thing-profile-photo = Profilfoto
thing-profile = Profil
thing-photo = Foto
thing-photos = Fotos
thing-tasks = Aufgaben
thing-messages = Nachrichten
thing-account = Konto
thing-calendar = Kalender
thing-location = Standort
thing-birthday = Geburtstag
