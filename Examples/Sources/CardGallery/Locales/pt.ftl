### Card gallery, in Portuguese (Brazil)
### Buttons are in the infinitive; hints tell what happens.

## The gallery

cards = cartões
settings = ajustes
change-page = { $case ->
    [infinitive] mudar de página
   *[statement] muda de página
}

## Cards

delete = apagar
    .named = apagar { $card }
share = compartilhar
like = curtir
read-more = ler mais
    .hint = mostra o texto completo

## People

profile-photo-of = foto do perfil de { $name }

## Videos

play = reproduzir
pause = pausar
pause-playback = { $case ->
    [infinitive] pausar a reprodução
   *[statement] pausa a reprodução
}
length = duração
position = posição da reprodução

## Forms

minimum-length = { $count ->
    [1] pelo menos um caractere
    [one] pelo menos { $count } caracteres
    [many] pelo menos { $count } de caracteres
   *[other] pelo menos { $count } caracteres
}
sign-in = iniciar sessão
sign-in-with-credentials = { $case ->
    [infinitive] iniciar sessão com os dados informados
   *[statement] inicia sessão com os dados informados
}
comment = comentário
    .gender = masculine
submit = enviar
    .form = enviar o formulário
report = denunciar um cartão

## What went wrong

problem-credentials = o endereço de e-mail e a senha não correspondem
