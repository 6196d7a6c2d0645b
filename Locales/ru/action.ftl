## The infinitive, as on buttons. Names are not inflected: they come after a colon

# The plural of nouns as objects. Living things are in the genitive (участников).
the-nouns = { TRAIT($noun, "gender") ->
    [animate] { FORM($noun, form: "uncounted") }
   *[other] { FORM($noun, form: "plural") }
}

action-open = открыть: { $name }
    .alone = открыть
    .noun = открыть { FORM($noun, 1, case: "accusative") }
action-close = закрыть: { $name }
    .alone = закрыть
    .noun = закрыть { FORM($noun, 1, case: "accusative") }
action-edit = изменить: { $name }
    .alone = изменить
    .noun = изменить { FORM($noun, 1, case: "accusative") }
action-add = добавить: { $name }
    .alone = добавить
    .noun = добавить { FORM($noun, 1, case: "accusative") }
action-create = создать: { $name }
    .alone = создать
    .noun = создать { FORM($noun, 1, case: "accusative") }
action-remove = убрать из списка: { $name }
    .alone = убрать из списка
    .noun = убрать { FORM($noun, 1, case: "accusative") } из списка
action-delete = удалить: { $name }
    .alone = удалить
    .noun = удалить { FORM($noun, 1, case: "accusative") }
action-rename = переименовать: { $name }
    .alone = переименовать
    .noun = переименовать { FORM($noun, 1, case: "accusative") }
action-move = переместить: { $name }
    .alone = переместить
    .noun = переместить { FORM($noun, 1, case: "accusative") }
action-copy = скопировать: { $name }
    .alone = скопировать
    .noun = скопировать { FORM($noun, 1, case: "accusative") }
action-save = сохранить: { $name }
    .alone = сохранить
    .noun = сохранить { FORM($noun, 1, case: "accusative") }
# "Загрузить" is also said of uploads, and "загрузка" of what is loading.
action-download = скачать: { $name }
    .alone = скачать
    .noun = скачать { FORM($noun, 1, case: "accusative") }
action-share = поделиться: { $name }
    .alone = поделиться
    .noun = поделиться { FORM($noun, form: "instrumental") }
action-send = отправить: { $name }
    .alone = отправить
    .noun = отправить { FORM($noun, 1, case: "accusative") }
action-select = выбрать: { $name }
    .alone = выбрать
    .noun = выбрать { FORM($noun, 1, case: "accusative") }
action-play = воспроизвести: { $name }
    .alone = воспроизвести
    .noun = воспроизвести { FORM($noun, 1, case: "accusative") }
action-pause = приостановить: { $name }
    .alone = приостановить
    .noun = приостановить { FORM($noun, 1, case: "accusative") }
action-pin = закрепить: { $name }
    .alone = закрепить
    .noun = закрепить { FORM($noun, 1, case: "accusative") }
action-unpin = открепить: { $name }
    .alone = открепить
    .noun = открепить { FORM($noun, 1, case: "accusative") }
action-mute = выключить звук: { $name }
    .alone = выключить звук
    .noun = выключить звук { FORM($noun, 1, case: "genitive") }
action-unmute = включить звук: { $name }
    .alone = включить звук
    .noun = включить звук { FORM($noun, 1, case: "genitive") }
action-like = поставить лайк: { $name }
    .alone = поставить лайк
    .noun = поставить лайк { FORM($noun, form: "dative") }
action-favorite = добавить в избранное: { $name }
    .alone = добавить в избранное
    .noun = добавить { FORM($noun, 1, case: "accusative") } в избранное
action-unfavorite = убрать из избранного: { $name }
    .alone = убрать из избранного
    .noun = убрать { FORM($noun, 1, case: "accusative") } из избранного
action-archive = архивировать: { $name }
    .alone = архивировать
    .noun = архивировать { FORM($noun, 1, case: "accusative") }
action-skip = пропустить: { $name }
    .alone = пропустить
    .noun = пропустить { FORM($noun, 1, case: "accusative") }
action-snooze = напомнить позже: { $name }
    .alone = напомнить позже
    .noun = отложить { FORM($noun, 1, case: "accusative") }
action-activate = активировать: { $name }
    .alone = активировать
    .noun = активировать { FORM($noun, 1, case: "accusative") }
action-deactivate = деактивировать: { $name }
    .alone = деактивировать
    .noun = деактивировать { FORM($noun, 1, case: "accusative") }
action-approve = одобрить: { $name }
    .alone = одобрить
    .noun = одобрить { FORM($noun, 1, case: "accusative") }
action-decline = отклонить: { $name }
    .alone = отклонить
    .noun = отклонить { FORM($noun, 1, case: "accusative") }
action-report = пожаловаться: { $name }
    .alone = пожаловаться
    .noun = пожаловаться на { FORM($noun, 1, case: "accusative") }
action-call = позвонить: { $name }
    .alone = позвонить
    .noun = позвонить { FORM($noun, form: "dative") }
action-reply = ответить: { $name }
    .alone = ответить
    .noun = ответить на { FORM($noun, 1, case: "accusative") }
action-forward = переслать: { $name }
    .alone = переслать
    .noun = переслать { FORM($noun, 1, case: "accusative") }
action-block = заблокировать: { $name }
    .alone = заблокировать
    .noun = заблокировать { FORM($noun, 1, case: "accusative") }
action-filter = фильтровать: { $name }
    .alone = фильтровать
    .noun = фильтровать { the-nouns }
action-sort = сортировать: { $name }
    .alone = сортировать
    .noun = сортировать { the-nouns }
# The state agrees with what the app says that the name is of: отметить как принятую: Метформин, of a dose. Where it says
# nothing, the state is neuter: отметить как принятое: Метформин.
action-mark = отметить как { FORM($state, case: "marked") }: { $name }
    .alone = отметить как { FORM($state, case: "accusative") }

## Actions that often need no item

action-cancel = отменить: { $name }
    .alone = отменить
    .noun = отменить { FORM($noun, 1, case: "accusative") }
action-retry = повторить: { $name }
    .alone = повторить
    .noun = повторить { FORM($noun, 1, case: "accusative") }
action-undo = отменить действие
action-redo = повторить действие
action-next = далее: { $name }
    .alone = далее
    .noun = { TRAIT($noun, "gender") ->
        [feminine] следующая
        [neuter] следующее
       *[masculine] следующий
    } { FORM($noun, 1) }
action-previous = назад: { $name }
    .alone = назад
    .noun = { TRAIT($noun, "gender") ->
        [feminine] предыдущая
        [neuter] предыдущее
       *[masculine] предыдущий
    } { FORM($noun, 1) }
action-next-day = следующий день
action-previous-day = предыдущий день
action-back = вернуться
action-continue = продолжить
action-done = готово
# same as action-send
action-submit = отправить: { $name }
    .alone = отправить
    .noun = отправить { FORM($noun, 1, case: "accusative") }
action-refresh = обновить: { $name }
    .alone = обновить
    .noun = обновить { the-nouns }
# With a name or a kind of item, the search is inside it; "искать сообщения" is what people look for.
action-search = поиск: { $name }
    .alone = поиск
    .noun = искать { the-nouns }
action-select-all = выбрать всё
    .noun = выбрать { TRAIT($noun, "gender") ->
        [animate] всех
       *[other] все
    } { the-nouns }
action-deselect-all = снять выбор
action-sign-in = войти
action-sign-out = выйти
action-read-more = читать дальше
action-settings = настройки
action-help = справка
