# The thing comes first: foto profil Alice.
thing-owned = { $thing } { $who }
thing-profile-photo = foto profil
thing-profile = profil
thing-photo = foto
# same as thing-photo
thing-photos = foto
thing-tasks = tugas
thing-messages = pesan
thing-account = akun
thing-calendar = kalender
thing-location = lokasi
thing-birthday = ulang tahun
