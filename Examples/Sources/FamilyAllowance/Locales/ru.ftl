### Family allowance, in Russian
### Buttons are in the infinitive, as iOS words them. Names stand behind a colon, where nothing inflects them.

## The account of a child

weekly-allowance = еженедельные карманные деньги
allowance-schedule = день выдачи карманных денег
last-allowance = последняя выдача карманных денег

## What money is for

category-allowance = карманные деньги
category-gifts = подарки

## What a child saves for

saved-share = накоплено { $share }

## Headings

children = дети
transactions = операции
wish-list = список желаний
analytics = статистика

## Signing in

sign-in = войти
register = создать аккаунт
wait-hint = подождите
# "забыл" would say the listener's gender.
forgot-password = не помню пароль
enter-email = введите адрес электронной почты, чтобы войти

## Fields of a transaction

amount = сумма
    .gender = feminine
what-for = описание
    .gender = neuter

## Buttons

add-child = добавить ребёнка
add-transaction = добавить операцию
add-wish = добавить желание
buy = купить
refresh = обновить
sign-out = выйти
back = вернуться
cancel = отменить
save = сохранить
delete = удалить

## What went wrong

problem-credentials = неверный адрес электронной почты или пароль
