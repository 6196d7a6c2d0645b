## Things that belong to a person. The genitive of a name depends on its sound, so the name comes before a colon

thing-owned = { $who }: { $thing }

thing-profile-photo = profil fotoğrafı
thing-profile = profil
thing-photo = fotoğraf
thing-photos = fotoğraflar
thing-tasks = görevler
thing-messages = mesajlar
thing-account = hesap
thing-calendar = takvim
thing-location = konum
thing-birthday = doğum günü
