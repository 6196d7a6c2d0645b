## Errors

error = помилка: { $message }
    .alone = помилка

error-select-answer = виберіть відповідь, щоб продовжити

field-email-address = адреса електронної пошти
    .gender = feminine
field-phone-number = номер телефону
    .gender = masculine
field-password = пароль
    .gender = masculine
# Of a person. A thing's would be "назва".
field-name = ім’я
    .gender = neuter

# It comes after "помилка:", where a second colon is hard to follow.
error-required = { TRAIT($field, "gender") ->
    [feminine] { $field } обов’язкова
    [neuter] { $field } обов’язкове
    [plural] { $field } обов’язкові
   *[masculine] { $field } обов’язковий
}
    .named = заповніть поле { $field }

error-invalid = { TRAIT($field, "gender") ->
    [feminine] неправильна { $field }
    [neuter] неправильне { $field }
    [plural] неправильні { $field }
   *[masculine] неправильний { $field }
}
    .named = неправильне значення поля { $field }

error-phone-format = номер телефону має починатися зі знака плюс і коду країни

## Work that the app is doing while the listener waits

loading = завантаження
loading-tasks = завантаження завдань
loading-photo = завантаження фото
creating-profile = створення профілю
saving = збереження
signing-in = виконується вхід
please-wait = { $activity }, зачекайте

## Work that the app has done

done-transaction-created = операцію створено
done-profile-saved = профіль збережено
done-deleted = видалено: { $name }
    .alone = видалено

## Screens that have nothing to show

empty-results = немає результатів за запитом: { $query }
    .alone = немає результатів
empty-connection = немає підключення до інтернету
empty-health-data = дані про здоров’я недоступні
