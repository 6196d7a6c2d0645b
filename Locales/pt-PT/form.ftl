field-time = hora
    .gender = feminine
field-address = morada
    .gender = feminine

error-email-format = introduza um endereço de e-mail completo, como nome arroba exemplo ponto com
error-amount-range = introduza um valor { $range }
    .exact = introduza o valor de { $amount }
error-number-range = introduza um número de { $least } a { $most }
error-least-characters = { $count ->
    [1] introduza pelo menos um caráter
    [many] introduza pelo menos { $count } de carateres
   *[other] introduza pelo menos { $count } carateres
}
error-most-characters = { $count ->
    [1] introduza no máximo um caráter
    [many] introduza no máximo { $count } de carateres
   *[other] introduza no máximo { $count } carateres
}
error-passwords-differ = as duas palavras-passe devem ser iguais
error-credentials = e-mail ou palavra-passe incorretos. Verifique ambos
error-connection = sem ligação à internet. Ligue-se à internet e tente novamente
error-try-again = algo correu mal. Tente novamente
error-try-later = de momento, o serviço não está disponível. Tente novamente mais tarde

password-shown = palavra-passe visível
password-hidden = palavra-passe oculta

require-characters = { $count ->
    [1] pelo menos um caráter
    [many] pelo menos { $count } de carateres
   *[other] pelo menos { $count } carateres
}

characters-left = { $count ->
    [1] resta um caráter
    [many] restam { $count } de carateres
   *[other] restam { $count } carateres
}
characters-none-left = não restam carateres
characters-over = { $count ->
    [1] um caráter acima do limite
    [many] { $count } de carateres acima do limite
   *[other] { $count } carateres acima do limite
}
