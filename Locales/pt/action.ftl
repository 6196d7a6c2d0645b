## The infinitive, as on buttons, and a noun without its article, as apps in Brazil have it: apagar foto, editar tarefa.
## Where a preposition needs the article, it is there: responder à mensagem, ligar para o contato.

to-noun = { TRAIT($noun, "gender") ->
    [feminine] à { FORM($noun, 1) }
   *[masculine] ao { FORM($noun, 1) }
}
the-noun = { TRAIT($noun, "gender") ->
    [feminine] a { FORM($noun, 1) }
   *[masculine] o { FORM($noun, 1) }
}
of-noun = { TRAIT($noun, "gender") ->
    [feminine] da { FORM($noun, 1) }
   *[masculine] do { FORM($noun, 1) }
}

action-open = abrir { $name }
    .alone = abrir
    .noun = abrir { FORM($noun, 1) }
action-close = fechar { $name }
    .alone = fechar
    .noun = fechar { FORM($noun, 1) }
action-edit = editar { $name }
    .alone = editar
    .noun = editar { FORM($noun, 1) }
action-add = adicionar { $name }
    .alone = adicionar
    .noun = adicionar { FORM($noun, 1) }
action-create = criar { $name }
    .alone = criar
    .noun = criar { FORM($noun, 1) }
action-remove = remover { $name }
    .alone = remover
    .noun = remover { FORM($noun, 1) }
action-delete = apagar { $name }
    .alone = apagar
    .noun = apagar { FORM($noun, 1) }
action-rename = renomear { $name }
    .alone = renomear
    .noun = renomear { FORM($noun, 1) }
action-move = mover { $name }
    .alone = mover
    .noun = mover { FORM($noun, 1) }
action-copy = copiar { $name }
    .alone = copiar
    .noun = copiar { FORM($noun, 1) }
action-save = salvar { $name }
    .alone = salvar
    .noun = salvar { FORM($noun, 1) }
action-download = baixar { $name }
    .alone = baixar
    .noun = baixar { FORM($noun, 1) }
action-share = compartilhar { $name }
    .alone = compartilhar
    .noun = compartilhar { FORM($noun, 1) }
action-send = enviar { $name }
    .alone = enviar
    .noun = enviar { FORM($noun, 1) }
action-select = selecionar { $name }
    .alone = selecionar
    .noun = selecionar { FORM($noun, 1) }
action-play = reproduzir { $name }
    .alone = reproduzir
    .noun = reproduzir { FORM($noun, 1) }
action-pause = pausar { $name }
    .alone = pausar
    .noun = pausar { FORM($noun, 1) }
action-pin = fixar { $name }
    .alone = fixar
    .noun = fixar { FORM($noun, 1) }
action-unpin = desafixar { $name }
    .alone = desafixar
    .noun = desafixar { FORM($noun, 1) }
action-mute = silenciar { $name }
    .alone = silenciar
    .noun = silenciar { FORM($noun, 1) }
action-unmute = reativar o som: { $name }
    .alone = reativar o som
    .noun = reativar o som { of-noun }
action-like = curtir { $name }
    .alone = curtir
    .noun = curtir { FORM($noun, 1) }
action-favorite = adicionar { $name } aos favoritos
    .alone = adicionar aos favoritos
    .noun = adicionar { FORM($noun, 1) } aos favoritos
action-unfavorite = remover { $name } dos favoritos
    .alone = remover dos favoritos
    .noun = remover { FORM($noun, 1) } dos favoritos
action-archive = arquivar { $name }
    .alone = arquivar
    .noun = arquivar { FORM($noun, 1) }
action-skip = pular { $name }
    .alone = pular
    .noun = pular { FORM($noun, 1) }
action-snooze = adiar { $name }
    .alone = adiar
    .noun = adiar { FORM($noun, 1) }
action-activate = ativar { $name }
    .alone = ativar
    .noun = ativar { FORM($noun, 1) }
action-deactivate = desativar { $name }
    .alone = desativar
    .noun = desativar { FORM($noun, 1) }
action-approve = aprovar { $name }
    .alone = aprovar
    .noun = aprovar { FORM($noun, 1) }
action-decline = recusar { $name }
    .alone = recusar
    .noun = recusar { FORM($noun, 1) }
# Who and what offends is denounced; one is informed of what does not work: informar erro.
action-report = denunciar { $name }
    .alone = denunciar
    .noun = { TRAIT($noun, "report") ->
        [inform] informar { FORM($noun, 1) }
       *[denounce] denunciar { FORM($noun, 1) }
    }
action-call = ligar para { $name }
    .alone = ligar
    .noun = ligar para { the-noun }
action-reply = responder a { $name }
    .alone = responder
    .noun = responder { to-noun }
action-forward = encaminhar { $name }
    .alone = encaminhar
    .noun = encaminhar { FORM($noun, 1) }
action-block = bloquear { $name }
    .alone = bloquear
    .noun = bloquear { FORM($noun, 1) }
action-filter = filtrar { $name }
    .alone = filtrar
    .noun = filtrar { FORM($noun, form: "plural") }
action-sort = ordenar { $name }
    .alone = ordenar
    .noun = ordenar { FORM($noun, form: "plural") }
# What is checked is marked, not marked as marked.
action-mark = { TRAIT($state, "mark") ->
    [on] marcar { $name }
    [off] desmarcar { $name }
   *[other] marcar como { FORM($state, case: "as") }: { $name }
}
    .alone = { TRAIT($state, "mark") ->
        [on] marcar
        [off] desmarcar
       *[other] marcar como { FORM($state, case: "as") }
    }

## Actions that often need no item

action-cancel = cancelar { $name }
    .alone = cancelar
    .noun = cancelar { FORM($noun, 1) }
action-retry = tentar novamente: { $name }
    .alone = tentar novamente
    .noun = tentar { FORM($noun, 1) } novamente
action-undo = desfazer
action-redo = refazer
# Without a noun it is the next item.
action-next = próximo: { $name }
    .alone = próximo
    .noun = { TRAIT($noun, "gender") ->
        [feminine] próxima { FORM($noun, 1) }
       *[masculine] próximo { FORM($noun, 1) }
    }
action-previous = anterior: { $name }
    .alone = anterior
    .noun = { FORM($noun, 1) } anterior
action-next-day = próximo dia
action-previous-day = dia anterior
action-back = voltar
action-continue = continuar
action-done = concluir
# same as action-send
action-submit = enviar { $name }
    .alone = enviar
    .noun = enviar { FORM($noun, 1) }
action-refresh = atualizar { $name }
    .alone = atualizar
    .noun = atualizar { FORM($noun, form: "plural") }
action-search = buscar em { $name }
    .alone = buscar
    .noun = buscar { FORM($noun, form: "plural") }
action-select-all = selecionar tudo
    .noun = selecionar { TRAIT($noun, "gender") ->
        [feminine] todas as
       *[masculine] todos os
    } { FORM($noun, form: "plural") }
action-deselect-all = desmarcar tudo
action-sign-in = iniciar sessão
action-sign-out = encerrar sessão
action-read-more = ler mais
action-settings = ajustes
action-help = ajuda
