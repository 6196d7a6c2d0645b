## Errors: no capital after a colon

error = erro: { $message }
    .alone = erro

error-select-answer = selecione uma resposta para continuar

# Fields of forms that the library names
field-email-address = endereço de e-mail
    .gender = masculine
field-phone-number = número de telefone
    .gender = masculine
field-password = senha
    .gender = feminine
field-name = nome
    .gender = masculine

error-required = { TRAIT($field, "gender") ->
    [feminine] a { $field } é obrigatória
    [masculine-plural] os { $field } são obrigatórios
   *[masculine] o { $field } é obrigatório
}
    .named = { $field }: campo obrigatório

error-invalid = { TRAIT($field, "gender") ->
    [feminine] { $field } inválida
    [masculine-plural] { $field } inválidos
   *[masculine] { $field } inválido
}
    .named = { $field }: valor inválido

# Also said alone, so it names the field.
error-phone-format = o número de telefone deve começar com o sinal de mais e o código do país

## Work that the app is doing while the listener waits

loading = carregando
loading-tasks = carregando as tarefas
loading-photo = carregando a foto
creating-profile = criando o perfil
saving = salvando
signing-in = iniciando sessão
please-wait = { $activity }, aguarde

## Work that the app has done

done-transaction-created = transação criada
done-profile-saved = perfil salvo
done-deleted = apagado: { $name }
    .alone = apagado

## Screens that have nothing to show

empty-results = nenhum resultado para { $query }
    .alone = nenhum resultado
empty-connection = sem conexão com a internet
empty-health-data = dados de saúde indisponíveis
