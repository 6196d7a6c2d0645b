### Card gallery, in Russian
### Buttons are in the infinitive, as iOS words them. Names stand behind a colon, where nothing inflects them.

## The gallery

cards = карточки
settings = настройки
change-page = { $case ->
    [infinitive] сменить страницу
   *[statement] меняет страницу
}

## Cards

delete = удалить
    .named = удалить: { $card }
share = поделиться
like = поставить лайк
read-more = читать дальше
    .hint = показывает весь текст

## People

profile-photo-of = фотография профиля: { $name }

## Videos

play = воспроизвести
pause = приостановить
pause-playback = { $case ->
    [infinitive] приостановить воспроизведение
   *[statement] приостанавливает воспроизведение
}
length = длительность
position = позиция воспроизведения

## Forms

minimum-length = { $count ->
    [one] как минимум { $count } символ
    [few] как минимум { $count } символа
    [many] как минимум { $count } символов
   *[other] как минимум { $count } символа
}
sign-in = войти
sign-in-with-credentials = { $case ->
    [infinitive] войти с введёнными данными
   *[statement] выполняет вход с введёнными данными
}
comment = комментарий
    .gender = masculine
submit = отправить
    .form = отправить форму
report = пожаловаться на карточку

## What went wrong

problem-credentials = адрес электронной почты и пароль не совпадают
