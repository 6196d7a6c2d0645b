### Card gallery, in Italian
### Buttons are in the imperative of tu, as iOS words them; hints tell what happens.

## The gallery

cards = schede
settings = impostazioni
change-page = { $case ->
    [infinitive] cambiare pagina
   *[statement] cambia pagina
}

## Cards

delete = elimina
    .named = elimina { $card }
share = condividi
like = mi piace
read-more = leggi tutto
    .hint = mostra il testo completo

## People

profile-photo-of = foto del profilo di { $name }

## Videos

play = riproduci
pause = metti in pausa
pause-playback = { $case ->
    [infinitive] mettere in pausa la riproduzione
   *[statement] mette in pausa la riproduzione
}
length = durata
position = posizione di riproduzione

## Forms

minimum-length = { $count ->
    [1] almeno un carattere
    [one] almeno { $count } carattere
    [many] almeno { $count } di caratteri
   *[other] almeno { $count } caratteri
}
sign-in = accedi
sign-in-with-credentials = { $case ->
    [infinitive] accedere con i dati inseriti
   *[statement] consente di accedere con i dati inseriti
}
comment = commento
    .gender = masculine
submit = invia
    .form = invia il modulo
report = segnala una scheda

## What went wrong

problem-credentials = l’indirizzo email e la password non corrispondono
