## Errors

error = ошибка: { $message }
    .alone = ошибка

error-select-answer = выберите ответ, чтобы продолжить

field-email-address = адрес электронной почты
    .gender = masculine
field-phone-number = номер телефона
    .gender = masculine
field-password = пароль
    .gender = masculine
# Of a person. A thing's would be "название".
field-name = имя
    .gender = neuter

# It comes after "ошибка:", where a second colon is hard to follow.
error-required = { TRAIT($field, "gender") ->
    [feminine] { $field } обязательна
    [neuter] { $field } обязательно
    [plural] { $field } обязательны
   *[masculine] { $field } обязателен
}
    .named = { $field }: обязательное поле

error-invalid = { TRAIT($field, "gender") ->
    [feminine] неверная { $field }
    [neuter] неверное { $field }
    [plural] неверные { $field }
   *[masculine] неверный { $field }
}
    .named = { $field }: неверное значение

error-phone-format = номер телефона должен начинаться со знака плюс и кода страны

## Work that the app is doing while the listener waits

loading = загрузка
loading-tasks = загрузка задач
loading-photo = загрузка фотографии
creating-profile = создание профиля
saving = сохранение
signing-in = выполняется вход
please-wait = { $activity }, подождите

## Work that the app has done

done-transaction-created = операция создана
done-profile-saved = профиль сохранён
done-deleted = удалено: { $name }
    .alone = удалено

## Screens that have nothing to show

empty-results = нет результатов по запросу: { $query }
    .alone = нет результатов
empty-connection = нет подключения к интернету
empty-health-data = данные о здоровье недоступны
