# The thing comes first: foto profil Alice.
thing-owned = { $thing } { $who }
thing-profile-photo = foto profil
thing-profile = profil
thing-photo = foto
# same as thing-photo
thing-photos = foto
thing-tasks = tugasan
thing-messages = mesej
thing-account = akaun
thing-calendar = kalendar
thing-location = lokasi
thing-birthday = hari lahir
