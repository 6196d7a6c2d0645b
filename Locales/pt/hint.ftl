## Outcomes of controls: the control is the subject (abre os detalhes)

outcome-details = { $case ->
    [infinitive] ver os detalhes
   *[statement] abre os detalhes
}
outcome-details-and-transactions = { $case ->
    [infinitive] ver os detalhes e as transações
   *[statement] abre os detalhes e as transações
}
outcome-details-of = { $case ->
    [infinitive] ver os detalhes de { $who }
   *[statement] abre os detalhes de { $who }
}
outcome-tasks-of = { $case ->
    [infinitive] ver as tarefas de { $who }
   *[statement] abre as tarefas de { $who }
}
    .alone = { $case ->
        [infinitive] ver as tarefas
       *[statement] abre as tarefas
    }
outcome-task-details = { $case ->
    [infinitive] ver os detalhes da tarefa
   *[statement] abre os detalhes da tarefa
}
outcome-full-screen = { $case ->
    [infinitive] ver em tela cheia
   *[statement] abre em tela cheia
}
outcome-profile = { $case ->
    [infinitive] mudar de perfil
   *[statement] muda de perfil
}
outcome-filter = { $case ->
    [infinitive] mostrar as opções de filtro
   *[statement] mostra as opções de filtro
}
outcome-calendar = { $case ->
    [infinitive] escolher outra data
   *[statement] abre o calendário para escolher outra data
}
outcome-sign-in = { $case ->
    [infinitive] iniciar sessão com seu e-mail e sua senha
   *[statement] inicia sessão com seu e-mail e sua senha
}
outcome-reset-password = { $case ->
    [infinitive] redefinir sua senha
   *[statement] redefine sua senha
}
outcome-save = { $case ->
    [infinitive] salvar as alterações
   *[statement] salva as alterações
}
outcome-delete = { $case ->
    [infinitive] apagar { $name } permanentemente
   *[statement] apaga { $name } permanentemente
}
    .alone = { $case ->
        [infinitive] apagar este item permanentemente
       *[statement] apaga este item permanentemente
    }
outcome-play = { $case ->
    [infinitive] iniciar a reprodução
   *[statement] inicia a reprodução
}

## Gestures and keys, in the words of VoiceOver

hint-touch = toque duas vezes para { FORM($outcome, case: "infinitive") }
hint-touch-adjust = passe um dedo para cima ou para baixo para { FORM($outcome, case: "infinitive") }
hint-keyboard = pressione a barra de espaço para { FORM($outcome, case: "infinitive") }
hint-keyboard-adjust = pressione as setas para { FORM($outcome, case: "infinitive") }
hint-pointer = clique para { FORM($outcome, case: "infinitive") }
hint-remote = pressione Selecionar para { FORM($outcome, case: "infinitive") }
