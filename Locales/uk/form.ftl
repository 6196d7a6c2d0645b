## Names of form fields

field-amount = сума
    .gender = feminine
field-description = опис
    .gender = masculine
field-comment = коментар
    .gender = masculine
field-title = назва
    .gender = feminine
field-date = дата
    .gender = feminine
field-time = час
    .gender = masculine
field-address = адреса
    .gender = feminine
field-select-profile = вибір профілю
    .gender = masculine

## Errors in a form, and how to correct them

errors-in-form = { $count ->
    [1] одна помилка: { $field }
    [one] { FORM(numeral-feminine, case: "nominative") } помилка. Перша: { $field }
    [few] { FORM(numeral-feminine, case: "nominative") } помилки. Перша: { $field }
    [many] { $count } помилок. Перша: { $field }
   *[other] { $count } помилки. Перша: { $field }
}
    .alone = { $count ->
        [one] { FORM(numeral-feminine, case: "nominative") } помилка
        [few] { FORM(numeral-feminine, case: "nominative") } помилки
        [many] { $count } помилок
       *[other] { $count } помилки
    }
error-email-format = введіть повну адресу електронної пошти, наприклад ім’я собака приклад крапка юа
error-amount-range = введіть суму { $range }
    .exact = введіть суму: { $amount }
error-number-range = введіть число від { NUMBER($least, style: "span") } до { NUMBER($most, style: "span") }
error-least-characters = { $count ->
    [one] введіть щонайменше { $count } символ
    [few] введіть щонайменше { $count } символи
    [many] введіть щонайменше { $count } символів
   *[other] введіть щонайменше { $count } символу
}
error-most-characters = { $count ->
    [one] введіть не більше ніж { $count } символ
    [few] введіть не більше ніж { $count } символи
    [many] введіть не більше ніж { $count } символів
   *[other] введіть не більше ніж { $count } символу
}
error-passwords-differ = паролі мають збігатися
error-credentials = неправильна адреса електронної пошти або пароль. Перевірте обидва поля
error-choose = виберіть принаймні один варіант
error-connection = немає підключення до інтернету. Підключіться та спробуйте ще раз
error-try-again = щось пішло не так. Спробуйте ще раз
error-try-later = служба зараз недоступна. Спробуйте пізніше

## Whether the characters of a password can be seen

password-shown = пароль показано
password-hidden = пароль приховано

## Requirements of a form field

require-characters = { $count ->
    [one] щонайменше { $count } символ
    [few] щонайменше { $count } символи
    [many] щонайменше { $count } символів
   *[other] щонайменше { $count } символу
}
# "Зокрема" leaves the case as it is.
require-parts = { $length }, зокрема { $parts }
    .alone = обов’язково: { $parts }
require-digit = цифра
require-symbol = спеціальний символ
require-capital = велика літера
require-small = мала літера
require-all = усі поля обов’язкові
# In words, which bring the genitive: voices read "з 5" as "з п’ять".
require-option = { $count ->
    [1] виберіть варіант нижче
    [one] виберіть один { require-of } варіанта нижче
    [few] виберіть один { require-of } варіантів нижче
    [many] виберіть один { require-of } варіантів нижче
   *[other] виберіть один із { $count } варіанта нижче
}
require-of = { HEAD($count) ->
    [zi] зі { NUMBER($count, style: "words", case: "genitive") }
    [iz] із { NUMBER($count, style: "words", case: "genitive") }
   *[other] з { NUMBER($count, style: "words", case: "genitive") }
}

## The number of characters that can still be entered

characters-left = { $count ->
    [one] залишився { $count } символ
    [few] залишилося { $count } символи
    [many] залишилося { $count } символів
   *[other] залишилося { $count } символу
}
characters-none-left = ліміт символів вичерпано
characters-over = { $count ->
    [one] ліміт перевищено на { $count } символ
    [few] ліміт перевищено на { $count } символи
    [many] ліміт перевищено на { $count } символів
   *[other] ліміт перевищено на { $count } символу
}
