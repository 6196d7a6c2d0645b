## Names of form fields

field-amount = сумма
    .gender = feminine
field-description = описание
    .gender = neuter
field-comment = комментарий
    .gender = masculine
field-title = название
    .gender = neuter
field-date = дата
    .gender = feminine
field-time = время
    .gender = neuter
field-address = адрес
    .gender = masculine
field-select-profile = выбор профиля
    .gender = masculine

## Errors in a form, and how to correct them

errors-in-form = { $count ->
    [1] одна ошибка: { $field }
    [one] { FORM(numeral-feminine, case: "nominative") } ошибка. Первая: { $field }
    [few] { FORM(numeral-feminine, case: "nominative") } ошибки. Первая: { $field }
    [many] { $count } ошибок. Первая: { $field }
   *[other] { $count } ошибки. Первая: { $field }
}
    .alone = { $count ->
        [one] { FORM(numeral-feminine, case: "nominative") } ошибка
        [few] { FORM(numeral-feminine, case: "nominative") } ошибки
        [many] { $count } ошибок
       *[other] { $count } ошибки
    }
error-email-format = введите полный адрес электронной почты, например имя собака пример точка ру
error-amount-range = введите сумму { $range }
    .exact = введите сумму: { $amount }
error-number-range = введите число от { NUMBER($least, style: "span") } до { NUMBER($most, style: "span") }
error-least-characters = { $count ->
    [one] введите как минимум { $count } символ
    [few] введите как минимум { $count } символа
    [many] введите как минимум { $count } символов
   *[other] введите как минимум { $count } символа
}
error-most-characters = { $count ->
    [one] введите максимум { $count } символ
    [few] введите максимум { $count } символа
    [many] введите максимум { $count } символов
   *[other] введите максимум { $count } символа
}
error-passwords-differ = пароли должны совпадать
error-credentials = неверный адрес электронной почты или пароль. Проверьте и то и другое
error-choose = выберите хотя бы один вариант
error-connection = нет подключения к интернету. Подключитесь и повторите попытку
error-try-again = что-то пошло не так. Повторите попытку
error-try-later = служба сейчас недоступна. Повторите попытку позже

## Whether the characters of a password can be seen

password-shown = пароль показан
password-hidden = пароль скрыт

## Requirements of a form field

require-characters = { $count ->
    [one] как минимум { $count } символ
    [few] как минимум { $count } символа
    [many] как минимум { $count } символов
   *[other] как минимум { $count } символа
}
# "В том числе" leaves the case as it is.
require-parts = { $length }, в том числе { $parts }
    .alone = обязательно: { $parts }
require-digit = цифра
require-symbol = специальный символ
require-capital = прописная буква
require-small = строчная буква
require-all = все поля обязательны
# In words, which bring the genitive: voices read "из 5" as "из пять".
require-option = { $count ->
    [1] выберите вариант ниже
    [one] выберите один из { NUMBER($count, style: "words", case: "genitive") } варианта ниже
    [few] выберите один из { NUMBER($count, style: "words", case: "genitive") } вариантов ниже
    [many] выберите один из { NUMBER($count, style: "words", case: "genitive") } вариантов ниже
   *[other] выберите один из { $count } варианта ниже
}

## The number of characters that can still be entered

characters-left = { $count ->
    [one] остался { $count } символ
    [few] осталось { $count } символа
    [many] осталось { $count } символов
   *[other] осталось { $count } символа
}
characters-none-left = лимит символов исчерпан
characters-over = { $count ->
    [one] лимит превышен на { $count } символ
    [few] лимит превышен на { $count } символа
    [many] лимит превышен на { $count } символов
   *[other] лимит превышен на { $count } символа
}
