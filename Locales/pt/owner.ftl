## Things that belong to a person

thing-owned = { $thing } de { $who }
thing-profile-photo = foto do perfil
thing-profile = perfil
thing-photo = foto
thing-photos = fotos
thing-tasks = tarefas
thing-messages = mensagens
thing-account = conta
thing-calendar = calendário
thing-location = localização
thing-birthday = aniversário
