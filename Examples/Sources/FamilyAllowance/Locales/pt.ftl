### Family allowance, in Portuguese (Brazil)
### Buttons are in the infinitive.

## The account of a child

# "Mesada" is said whatever the interval.
weekly-allowance = mesada semanal
allowance-schedule = dia da mesada
last-allowance = última mesada

## What money is for

category-allowance = mesada
category-gifts = presentes

## What a child saves for

# With a colon: "guardado" need not agree with the number.
saved-share = guardado: { $share }

## Headings

children = crianças
transactions = transações
wish-list = lista de desejos
analytics = estatísticas

## Signing in

sign-in = iniciar sessão
register = criar conta
wait-hint = aguarde
forgot-password = esqueci a senha
enter-email = digite seu endereço de e-mail para iniciar sessão

## Fields of a transaction

amount = valor
    .gender = masculine
what-for = descrição
    .gender = feminine

## Buttons

add-child = adicionar uma criança
add-transaction = adicionar uma transação
add-wish = adicionar um desejo
buy = comprar
refresh = atualizar
sign-out = encerrar sessão
back = voltar
cancel = cancelar
save = salvar
delete = apagar

## What went wrong

problem-credentials = endereço de e-mail ou senha incorretos
