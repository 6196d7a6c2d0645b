### Family allowance, in Ukrainian
### Buttons are in the infinitive, as iOS words them. Names stand behind a colon, where nothing inflects them.

## The account of a child

weekly-allowance = щотижневі кишенькові гроші
allowance-schedule = день видачі кишенькових грошей
last-allowance = остання видача кишенькових грошей

## What money is for

category-allowance = кишенькові гроші
category-gifts = подарунки

## What a child saves for

saved-share = накопичено { $share }

## Headings

children = діти
transactions = операції
wish-list = список бажань
analytics = статистика

## Signing in

sign-in = увійти
register = створити обліковий запис
wait-hint = зачекайте
# "забув" would say the listener's gender.
forgot-password = не пам’ятаю пароль
enter-email = введіть адресу електронної пошти, щоб увійти

## Fields of a transaction

amount = сума
    .gender = feminine
what-for = опис
    .gender = masculine

## Buttons

add-child = додати дитину
add-transaction = додати операцію
add-wish = додати бажання
buy = купити
refresh = оновити
sign-out = вийти
back = повернутися
cancel = скасувати
save = зберегти
delete = видалити

## What went wrong

problem-credentials = неправильна адреса електронної пошти або пароль
