## Names of form fields

field-amount = valor
    .gender = masculine
field-description = descrição
    .gender = feminine
field-comment = comentário
    .gender = masculine
field-title = título
    .gender = masculine
field-date = data
    .gender = feminine
field-time = horário
    .gender = masculine
field-address = endereço
    .gender = masculine
field-select-profile = seleção de perfil
    .gender = feminine

## Errors in a form, and how to correct them

errors-in-form = { $count ->
    [1] um erro: { $field }
    [one] { $count } erros. O primeiro: { $field }
    [many] { $count } de erros. O primeiro: { $field }
   *[other] { $count } erros. O primeiro: { $field }
}
    .alone = { $count ->
        [1] um erro
        [one] { $count } erros
        [many] { $count } de erros
       *[other] { $count } erros
    }
error-email-format = digite um endereço de e-mail completo, como nome arroba exemplo ponto com
error-amount-range = digite um valor { $range }
    .exact = digite o valor de { $amount }
error-number-range = digite um número de { $least } a { $most }
error-least-characters = { $count ->
    [1] digite pelo menos um caractere
    [one] digite pelo menos { $count } caracteres
    [many] digite pelo menos { $count } de caracteres
   *[other] digite pelo menos { $count } caracteres
}
error-most-characters = { $count ->
    [1] digite no máximo um caractere
    [one] digite no máximo { $count } caracteres
    [many] digite no máximo { $count } de caracteres
   *[other] digite no máximo { $count } caracteres
}
error-passwords-differ = as duas senhas devem ser iguais
error-credentials = e-mail ou senha incorretos. Confira os dois
error-choose = escolha pelo menos uma opção
error-connection = sem conexão com a internet. Conecte-se e tente novamente
error-try-again = algo deu errado. Tente novamente
error-try-later = o serviço não está disponível no momento. Tente novamente mais tarde

## Whether the characters of a password can be seen

password-shown = senha visível
password-hidden = senha oculta

## Requirements of a form field

require-characters = { $count ->
    [1] pelo menos um caractere
    [one] pelo menos { $count } caracteres
    [many] pelo menos { $count } de caracteres
   *[other] pelo menos { $count } caracteres
}
require-parts = { $length }, com { $parts }
    .alone = com { $parts }
require-digit = um número
require-symbol = um símbolo
require-capital = uma letra maiúscula
require-small = uma letra minúscula
require-all = todos os campos são obrigatórios
require-option = { $count ->
    [1] selecione a opção abaixo
    [one] selecione uma das { $count } opções abaixo
    [many] selecione uma das { $count } de opções abaixo
   *[other] selecione uma das { number-feminine } opções abaixo
}

## The number of characters that can still be entered

characters-left = { $count ->
    [1] resta um caractere
    [one] restam { $count } caracteres
    [many] restam { $count } de caracteres
   *[other] restam { $count } caracteres
}
characters-none-left = não restam caracteres
characters-over = { $count ->
    [1] um caractere acima do limite
    [one] { $count } caracteres acima do limite
    [many] { $count } de caracteres acima do limite
   *[other] { $count } caracteres acima do limite
}
