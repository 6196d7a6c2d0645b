### Card gallery, in Hungarian
### Buttons are nouns, as in the library.

## The gallery

cards = kártyák
settings = beállítások
change-page = { $case ->
    [infinitive] a lapozáshoz
   *[statement] lapoz
}

## Cards

delete = törlés
    .named = { $card } törlése
share = megosztás
like = kedvelés
read-more = olvasás folytatása
    .hint = megjeleníti a teljes szöveget

## People

profile-photo-of = { $name } profilképe

## Videos

play = lejátszás
pause = szüneteltetés
pause-playback = { $case ->
    [infinitive] a lejátszás szüneteltetéséhez
   *[statement] szünetelteti a lejátszást
}
length = hossz
position = lejátszási pozíció

## Forms

# same for every number
minimum-length = legalább { $count } karakter
sign-in = bejelentkezés
sign-in-with-credentials = { $case ->
    [infinitive] a megadott adatokkal való bejelentkezéshez
   *[statement] bejelentkezés a megadott adatokkal
}
comment = hozzászólás
submit = beküldés
    .form = űrlap beküldése
report = kártya bejelentése

## What went wrong

problem-credentials = az e-mail-cím és a jelszó nem egyezik
