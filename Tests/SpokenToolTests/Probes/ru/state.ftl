## States, as short participles and adjectives. The impersonal form is the neuter, which is also that of neuter nouns. "plural"
## is for more than one (5 дней, пропущены). What goes on is a noun or an adverb, which agrees with nothing.

state-taken = { $gender ->
    [feminine] принята
    [masculine] принят
    [plural] приняты
   *[impersonal] принято
}
state-missed = { $gender ->
    [feminine] пропущена
    [masculine] пропущен
    [plural] пропущены
   *[impersonal] пропущено
}
state-skipped = { $gender ->
    [feminine] намеренно пропущена
    [masculine] намеренно пропущен
    [plural] намеренно пропущены
   *[impersonal] намеренно пропущено
}
state-pending = в ожидании
state-overdue = { $gender ->
    [feminine] просрочена
    [masculine] просрочен
    [plural] просрочены
   *[impersonal] просрочено
}
state-completed = { $gender ->
    [feminine] выполнена
    [masculine] выполнен
    [plural] выполнены
   *[impersonal] выполнено
}
# A noun: what did not work, a payment or a task
state-failed = ошибка
state-cancelled = { $gender ->
    [feminine] отменена
    [masculine] отменён
    [plural] отменены
   *[impersonal] отменено
}
state-read = { $gender ->
    [feminine] прочитана
    [masculine] прочитан
    [plural] прочитаны
   *[impersonal] прочитано
}
state-unread = { $gender ->
    [feminine] не прочитана
    [masculine] не прочитан
    [plural] не прочитаны
   *[impersonal] не прочитано
}
state-active = { $gender ->
    [feminine] активна
    [masculine] активен
    [plural] активны
   *[impersonal] активно
}
state-inactive = { $gender ->
    [feminine] неактивна
    [masculine] неактивен
    [plural] неактивны
   *[impersonal] неактивно
}
state-on = { $gender ->
    [feminine] включена
    [masculine] включён
    [plural] включены
   *[impersonal] включено
}
state-off = { $gender ->
    [feminine] выключена
    [masculine] выключен
    [plural] выключены
   *[impersonal] выключено
}

# After a colon Russian goes on in small letters.
status = статус: { $state }
