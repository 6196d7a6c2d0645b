## Outcomes of controls. "infinitive" comes after "щоб". Names are not inflected: they stand after a colon.

outcome-details = { $case ->
    [infinitive] переглянути відомості
   *[statement] відкриває відомості
}
outcome-details-and-transactions = { $case ->
    [infinitive] переглянути відомості й операції
   *[statement] відкриває відомості й операції
}
outcome-details-of = { $case ->
    [infinitive] переглянути відомості: { $who }
   *[statement] відкриває відомості: { $who }
}
# "Завдання: Аліса" would be a task of that name. The noun in between carries the case, so it needs no colon.
outcome-tasks-of = { $case ->
    [infinitive] переглянути завдання профілю { $who }
   *[statement] відкриває завдання профілю { $who }
}
    .alone = { $case ->
        [infinitive] переглянути завдання
       *[statement] відкриває завдання
    }
outcome-task-details = { $case ->
    [infinitive] переглянути відомості про завдання
   *[statement] відкриває відомості про завдання
}
outcome-full-screen = { $case ->
    [infinitive] відкрити на весь екран
   *[statement] відкриває на весь екран
}
outcome-profile = { $case ->
    [infinitive] змінити профіль
   *[statement] змінює профіль
}
outcome-filter = { $case ->
    [infinitive] показати параметри фільтра
   *[statement] показує параметри фільтра
}
outcome-calendar = { $case ->
    [infinitive] вибрати іншу дату
   *[statement] відкриває календар для вибору іншої дати
}
outcome-sign-in = { $case ->
    [infinitive] увійти за допомогою електронної пошти та пароля
   *[statement] виконує вхід за допомогою електронної пошти та пароля
}
outcome-reset-password = { $case ->
    [infinitive] скинути пароль
   *[statement] скидає пароль
}
outcome-save = { $case ->
    [infinitive] зберегти зміни
   *[statement] зберігає зміни
}
outcome-delete = { $case ->
    [infinitive] видалити назавжди: { $name }
   *[statement] видаляє назавжди: { $name }
}
    .alone = { $case ->
        [infinitive] видалити цей елемент назавжди
       *[statement] видаляє цей елемент назавжди
    }
outcome-play = { $case ->
    [infinitive] почати відтворення
   *[statement] починає відтворення
}

## Gestures and keys, in the words of the screen readers

hint-touch = торкніться двічі, щоб { FORM($outcome, case: "infinitive") }
hint-touch-adjust = змахніть угору або вниз, щоб { FORM($outcome, case: "infinitive") }
hint-keyboard = натисніть пробіл, щоб { FORM($outcome, case: "infinitive") }
hint-keyboard-adjust = натискайте клавіші зі стрілками, щоб { FORM($outcome, case: "infinitive") }
hint-pointer = клацніть, щоб { FORM($outcome, case: "infinitive") }
hint-remote = натисніть кнопку вибору, щоб { FORM($outcome, case: "infinitive") }
