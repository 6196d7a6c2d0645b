## Whose something is. The genitive of a name depends on the name (Alice’in, Maya’nın): it stands behind a colon

thing-owned = { $thing }: { $who }
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
