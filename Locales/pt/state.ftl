## States: words that describe how something is
##
## The value is the masculine form, which is also heard if nobody knows what the state describes. Words in -e and -l,
## and phrases that begin with a preposition, have no separate feminine form. In a count, all states come after the
## noun: 3 doses esquecidas. If the word after a noun differs from the word that is heard alone, it is an adjective with
## the same ending in its name.
##
## The trait .when = at marks states that are over. As the name of a field, such a state is followed by a time without a
## colon (Tomada às 8:12). The trait .when = for marks states that take "para" instead (Agendada para as 18:30), and
## .when = verb those that become a verb before a time (Vence às 18:30).
##
## The trait .mark is for checkboxes. A verb alone says whether to check the box (marcar, desmarcar).

state-taken = tomado
    .feminine = tomada
    .masculine-plural = tomados
    .feminine-plural = tomadas
    .when = at
# Alone it may be a task, an appointment, or a dose. Avoid "perdido", which is lost, and "pulado", which is on purpose.
state-missed = não realizado
    .feminine = não realizada
    .masculine-plural = não realizados
    .feminine-plural = não realizadas
    .when = at
adjective-missed = { adjective-forgotten }
state-skipped = pulado
    .feminine = pulada
    .masculine-plural = pulados
    .feminine-plural = puladas
    .when = at
state-pending = pendente
    .masculine-plural = pendentes
state-scheduled = agendado
    .feminine = agendada
    .masculine-plural = agendados
    .feminine-plural = agendadas
    .when = for
# The name of a field, before a time that may still be ahead: $case "verb" of a day or a time of day (vence às 18:30).
# What is taken, done, paid, or attended has words of its own in noun.ftl (para tomar agora).
state-due = { $case ->
    [as] a vencer
    [label] vencimento
    [verb] vence
   *[state] vence agora
}
    .when = verb
adjective-due = com vencimento agora
# Avoid "vencido", which is also said of what has expired.
state-overdue = atrasado
    .feminine = atrasada
    .masculine-plural = atrasados
    .feminine-plural = atrasadas
state-completed = concluído
    .feminine = concluída
    .masculine-plural = concluídos
    .feminine-plural = concluídas
    .when = at
state-not-completed = não concluído
    .feminine = não concluída
    .masculine-plural = não concluídos
    .feminine-plural = não concluídas
state-in-progress = em andamento
state-failed = com falha
    .masculine-plural = com falha
    .as = malsucedido
    .as-feminine = malsucedida
state-cancelled = cancelado
    .feminine = cancelada
    .masculine-plural = cancelados
    .feminine-plural = canceladas
    .when = at
state-approved = aprovado
    .feminine = aprovada
    .masculine-plural = aprovados
    .feminine-plural = aprovadas
    .when = at
state-declined = recusado
    .feminine = recusada
    .masculine-plural = recusados
    .feminine-plural = recusadas
    .when = at
state-refunded = reembolsado
    .feminine = reembolsada
    .masculine-plural = reembolsados
    .feminine-plural = reembolsadas
    .when = at
state-processing = em processamento
state-shipped = enviado
    .feminine = enviada
    .masculine-plural = enviados
    .feminine-plural = enviadas
    .when = at
state-delivered = entregue
    .masculine-plural = entregues
    .when = at
state-draft = rascunho
adjective-draft = em rascunho
state-new = novo
    .feminine = nova
    .masculine-plural = novos
    .feminine-plural = novas
# same for every case
state-read = lido
    .feminine = lida
    .masculine-plural = lidos
    .feminine-plural = lidas
    .when = at
state-unread = não lido
    .feminine = não lida
    .masculine-plural = não lidos
    .feminine-plural = não lidas
# Of a parcel, a file, or a door.
state-opened = aberto
    .feminine = aberta
    .masculine-plural = abertos
    .feminine-plural = abertas
    .when = at
state-active = ativo
    .feminine = ativa
    .masculine-plural = ativos
    .feminine-plural = ativas
state-inactive = inativo
    .feminine = inativa
    .masculine-plural = inativos
    .feminine-plural = inativas
state-on = ativado
    .feminine = ativada
    .masculine-plural = ativados
    .feminine-plural = ativadas
state-off = desativado
    .feminine = desativada
    .masculine-plural = desativados
    .feminine-plural = desativadas
state-enabled = habilitado
    .feminine = habilitada
    .masculine-plural = habilitados
    .feminine-plural = habilitadas
state-disabled = desabilitado
    .feminine = desabilitada
    .masculine-plural = desabilitados
    .feminine-plural = desabilitadas
# same
state-online = online
# same
state-offline = offline
state-away = ausente
    .masculine-plural = ausentes
state-busy = ocupado
    .feminine = ocupada
    .masculine-plural = ocupados
    .feminine-plural = ocupadas
state-connected = conectado
    .feminine = conectada
    .masculine-plural = conectados
    .feminine-plural = conectadas
state-disconnected = desconectado
    .feminine = desconectada
    .masculine-plural = desconectados
    .feminine-plural = desconectadas
state-selected = selecionado
    .feminine = selecionada
    .masculine-plural = selecionados
    .feminine-plural = selecionadas
state-not-selected = não selecionado
    .feminine = não selecionada
    .masculine-plural = não selecionados
    .feminine-plural = não selecionadas
state-checked = marcado
    .feminine = marcada
    .masculine-plural = marcados
    .feminine-plural = marcadas
    .mark = on
state-unchecked = não marcado
    .feminine = não marcada
    .masculine-plural = não marcados
    .feminine-plural = não marcadas
    .mark = off
adjective-unchecked = desmarcado
    .feminine = desmarcada
    .masculine-plural = desmarcados
    .feminine-plural = desmarcadas
state-partially-checked = parcialmente marcado
    .feminine = parcialmente marcada
    .masculine-plural = parcialmente marcados
    .feminine-plural = parcialmente marcadas
state-expanded = expandido
    .feminine = expandida
    .masculine-plural = expandidos
    .feminine-plural = expandidas
state-collapsed = recolhido
    .feminine = recolhida
    .masculine-plural = recolhidos
    .feminine-plural = recolhidas
state-required = obrigatório
    .feminine = obrigatória
    .masculine-plural = obrigatórios
    .feminine-plural = obrigatórias
state-optional = opcional
    .masculine-plural = opcionais
state-valid = válido
    .feminine = válida
    .masculine-plural = válidos
    .feminine-plural = válidas
state-invalid = inválido
    .feminine = inválida
    .masculine-plural = inválidos
    .feminine-plural = inválidas
state-empty = vazio
    .feminine = vazia
    .masculine-plural = vazios
    .feminine-plural = vazias
state-full = cheio
    .feminine = cheia
    .masculine-plural = cheios
    .feminine-plural = cheias
state-playing = em reprodução
state-paused = pausado
    .feminine = pausada
    .masculine-plural = pausados
    .feminine-plural = pausadas
state-stopped = parado
    .feminine = parada
    .masculine-plural = parados
    .feminine-plural = paradas
state-muted = silenciado
    .feminine = silenciada
    .masculine-plural = silenciados
    .feminine-plural = silenciadas
state-unmuted = com som
state-locked = bloqueado
    .feminine = bloqueada
    .masculine-plural = bloqueados
    .feminine-plural = bloqueadas
state-unlocked = desbloqueado
    .feminine = desbloqueada
    .masculine-plural = desbloqueados
    .feminine-plural = desbloqueadas
state-favorite = favorito
    .feminine = favorita
    .masculine-plural = favoritos
    .feminine-plural = favoritas
state-pinned = fixado
    .feminine = fixada
    .masculine-plural = fixados
    .feminine-plural = fixadas
state-archived = arquivado
    .feminine = arquivada
    .masculine-plural = arquivados
    .feminine-plural = arquivadas
state-verified = verificado
    .feminine = verificada
    .masculine-plural = verificados
    .feminine-plural = verificadas
state-not-verified = não verificado
    .feminine = não verificada
    .masculine-plural = não verificados
    .feminine-plural = não verificadas
adjective-not-verified = sem verificação
# Avoid "vencido", which is also overdue.
state-expired = expirado
    .feminine = expirada
    .masculine-plural = expirados
    .feminine-plural = expiradas
state-available = disponível
    .masculine-plural = disponíveis
state-unavailable = indisponível
    .masculine-plural = indisponíveis
state-out-of-stock = esgotado
    .feminine = esgotada
    .masculine-plural = esgotados
    .feminine-plural = esgotadas
state-live = ao vivo
state-syncing = sincronizando
adjective-syncing = em sincronização
state-synced = sincronizado
    .feminine = sincronizada
    .masculine-plural = sincronizados
    .feminine-plural = sincronizadas
state-charging = carregando
# "Baixo" alone would need to know what is low.
state-low = { $case ->
    [as] baixo
   *[state] nível baixo
}
adjective-low = com nível baixo
state-critical = crítico
    .feminine = crítica
    .masculine-plural = críticos
    .feminine-plural = críticas
state-filtered = filtrado
    .feminine = filtrada
    .masculine-plural = filtrados
    .feminine-plural = filtradas

## A state after the word for "status": no capital after a colon

status = status: { $state }
