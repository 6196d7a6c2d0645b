## Things that belong to a person

thing-owned = { $thing } { of-who }
thing-profile-photo = foto de perfil
thing-profile = perfil
thing-photo = foto
thing-photos = fotos
thing-tasks = tasques
thing-messages = missatges
thing-account = compte
thing-calendar = calendari
thing-location = ubicació
thing-birthday = aniversari
