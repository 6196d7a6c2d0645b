done-saved = guardado: { $name }
    .alone = guardado
done-shared = partilhado: { $name }
    .alone = partilhado

screen-named = ecrã { $name }
    .alone = novo ecrã

locked-until = bloqueado até { FORM($time, case: "at") }

deleting = a apagar
sending = a enviar
searching = a pesquisar
updating = a atualizar
connecting = a ligar
calculating = a calcular
