field-password = palavra-passe

error-phone-format = o número de telefone deve começar com o sinal de mais e o indicativo do país

loading = a carregar
loading-tasks = a carregar as tarefas
loading-photo = a carregar a foto
creating-profile = a criar o perfil
saving = a guardar
signing-in = a iniciar sessão

done-profile-saved = perfil guardado

empty-connection = sem ligação à internet
