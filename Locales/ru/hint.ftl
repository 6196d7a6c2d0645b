## Outcomes of controls. "infinitive" comes after "чтобы". Names are not inflected: they stand after a colon, and those of
## people after the word for a person, which carries the case.

outcome-details = { $case ->
    [infinitive] посмотреть сведения
   *[statement] открывает сведения
}
outcome-details-and-transactions = { $case ->
    [infinitive] посмотреть сведения и операции
   *[statement] открывает сведения и операции
}
outcome-details-of = { $case ->
    [infinitive] посмотреть сведения о пользователе { $who }
   *[statement] открывает сведения о пользователе { $who }
}
outcome-tasks-of = { $case ->
    [infinitive] посмотреть задачи пользователя { $who }
   *[statement] открывает задачи пользователя { $who }
}
    .alone = { $case ->
        [infinitive] посмотреть задачи
       *[statement] открывает задачи
    }
outcome-task-details = { $case ->
    [infinitive] посмотреть сведения о задаче
   *[statement] открывает сведения о задаче
}
outcome-full-screen = { $case ->
    [infinitive] открыть на весь экран
   *[statement] открывает на весь экран
}
outcome-profile = { $case ->
    [infinitive] сменить профиль
   *[statement] меняет профиль
}
outcome-filter = { $case ->
    [infinitive] показать параметры фильтра
   *[statement] показывает параметры фильтра
}
outcome-calendar = { $case ->
    [infinitive] выбрать другую дату
   *[statement] открывает календарь для выбора другой даты
}
outcome-sign-in = { $case ->
    [infinitive] войти с помощью электронной почты и пароля
   *[statement] выполняет вход с помощью электронной почты и пароля
}
outcome-reset-password = { $case ->
    [infinitive] сбросить пароль
   *[statement] сбрасывает пароль
}
outcome-save = { $case ->
    [infinitive] сохранить изменения
   *[statement] сохраняет изменения
}
outcome-delete = { $case ->
    [infinitive] удалить навсегда: { $name }
   *[statement] удаляет навсегда: { $name }
}
    .alone = { $case ->
        [infinitive] удалить этот элемент навсегда
       *[statement] удаляет этот элемент навсегда
    }
outcome-play = { $case ->
    [infinitive] начать воспроизведение
   *[statement] начинает воспроизведение
}

## Gestures and keys, in the words of the screen readers

hint-touch = коснитесь дважды, чтобы { FORM($outcome, case: "infinitive") }
hint-touch-adjust = смахните вверх или вниз, чтобы { FORM($outcome, case: "infinitive") }
hint-keyboard = нажмите пробел, чтобы { FORM($outcome, case: "infinitive") }
hint-keyboard-adjust = нажимайте клавиши со стрелками, чтобы { FORM($outcome, case: "infinitive") }
hint-pointer = нажмите, чтобы { FORM($outcome, case: "infinitive") }
hint-remote = нажмите кнопку выбора, чтобы { FORM($outcome, case: "infinitive") }
