## Confirmations, announced after an action. The participle comes first, in its plain form, because nobody knows the
## gender of a name.

done-added = adicionado: { $name }
    .alone = adicionado
done-removed = removido: { $name }
    .alone = removido
done-saved = salvo: { $name }
    .alone = salvo
done-created = criado: { $name }
    .alone = criado
done-updated = atualizado: { $name }
    .alone = atualizado
done-copied = copiado: { $name }
    .alone = copiado
done-shared = compartilhado: { $name }
    .alone = compartilhado
done-archived = arquivado: { $name }
    .alone = arquivado
done-favorite = adicionado aos favoritos: { $name }
    .alone = adicionado aos favoritos
done-unfavorite = removido dos favoritos: { $name }
    .alone = removido dos favoritos
done-moved = movido para { $place }: { $name }
    .alone = movido para { $place }
done-sent = enviado para { $who }
    .alone = enviado
# As action-mark.
done-marked = { TRAIT($state, "mark") ->
    [on] marcado: { $name }
    [off] desmarcado: { $name }
   *[other] marcado como { FORM($state, case: "as") }: { $name }
}
    .alone = { TRAIT($state, "mark") ->
        [on] marcado
        [off] desmarcado
       *[other] marcado como { FORM($state, case: "as") }
    }
# uma foto apagada, 4 arquivos apagados
done-deleted-things = { HEAD($things) ->
    [single] { $things } { FORM(adjective-deleted, $things, 1) }
   *[other] { $things } { FORM(adjective-deleted, $things, 2) }
}
-head-single = um uma nenhum nenhuma
adjective-deleted = apagado
    .feminine = apagada
    .masculine-plural = apagados
    .feminine-plural = apagadas
done-undone = ação desfeita
undo-available = { $done }. É possível desfazer

## Announcements of values that changed by themselves

updated-to = { $name }, novo valor: { $value }
    .alone = novo valor: { $value }

## Announcements of screens and panels that appear or disappear

screen-named = tela { $name }
    .alone = nova tela
panel-opened = painel { $name } aberto
    .alone = painel aberto
panel-closed = painel { $name } fechado
    .alone = painel fechado

## Things that can't be undone, and things that are protected

outcome-delete-with = { $case ->
    [infinitive] apagar { $name } e { $more }
   *[statement] apaga { $name } e { $more }
}
    .alone = { $case ->
        [infinitive] apagar { $more }
       *[statement] apaga { $more }
    }
irreversible = esta ação não pode ser desfeita
content-hidden = conteúdo oculto
locked-until = bloqueado até { FORM($time, case: "until") }

## Screens that have nothing to show, and what to do there

empty-add = adicione { TRAIT($noun, "gender") ->
    [feminine] uma
   *[masculine] um
} { FORM($noun, 1) } para começar
empty-other-word = tente outra palavra
empty-nothing = nada para mostrar
empty-data = sem dados

## Work that the app is doing while the listener waits

deleting = apagando
sending = enviando
searching = buscando
updating = atualizando
connecting = conectando
calculating = calculando

## Outcomes of controls

outcome-pause = { $case ->
    [infinitive] pausar a reprodução
   *[statement] pausa a reprodução
}
outcome-page = { $case ->
    [infinitive] mudar de página
   *[statement] muda de página
}
