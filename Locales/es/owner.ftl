## Things that belong to a person

thing-owned = { $thing } de { $who }
thing-profile-photo = foto de perfil
thing-profile = perfil
thing-photo = foto
thing-photos = fotos
thing-tasks = tareas
thing-messages = mensajes
thing-account = cuenta
thing-calendar = calendario
thing-location = ubicación
thing-birthday = cumpleaños
