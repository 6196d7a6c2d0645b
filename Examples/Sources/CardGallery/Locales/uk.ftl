### Card gallery, in Ukrainian
### Buttons are in the infinitive, as iOS words them. Names stand behind a colon, where nothing inflects them.

## The gallery

cards = картки
settings = налаштування
change-page = { $case ->
    [infinitive] змінити сторінку
   *[statement] змінює сторінку
}

## Cards

delete = видалити
    .named = видалити: { $card }
share = поділитися
like = поставити вподобайку
read-more = читати далі
    .hint = показує весь текст

## People

profile-photo-of = фото профілю: { $name }

## Videos

play = відтворити
pause = призупинити
pause-playback = { $case ->
    [infinitive] призупинити відтворення
   *[statement] призупиняє відтворення
}
length = тривалість
position = позиція відтворення

## Forms

minimum-length = { $count ->
    [one] щонайменше { $count } символ
    [few] щонайменше { $count } символи
    [many] щонайменше { $count } символів
   *[other] щонайменше { $count } символу
}
sign-in = увійти
sign-in-with-credentials = { $case ->
    [infinitive] увійти із введеними даними
   *[statement] виконує вхід із введеними даними
}
comment = коментар
    .gender = masculine
submit = надіслати
    .form = надіслати форму
report = поскаржитися на картку

## What went wrong

problem-credentials = адреса електронної пошти та пароль не збігаються
