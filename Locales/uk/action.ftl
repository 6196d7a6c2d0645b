## The infinitive, as on buttons. Names are not inflected: they come after a colon

# The plural of nouns as objects. Living things are in the genitive (учасників).
the-nouns = { TRAIT($noun, "gender") ->
    [animate] { FORM($noun, form: "plural-genitive") }
    [person] { FORM($noun, form: "plural-genitive") }
   *[other] { FORM($noun, form: "several") }
}

action-open = відкрити: { $name }
    .alone = відкрити
    .noun = відкрити { FORM($noun, 1, case: "accusative") }
action-close = закрити: { $name }
    .alone = закрити
    .noun = закрити { FORM($noun, 1, case: "accusative") }
action-edit = змінити: { $name }
    .alone = змінити
    .noun = змінити { FORM($noun, 1, case: "accusative") }
action-add = додати: { $name }
    .alone = додати
    .noun = додати { FORM($noun, 1, case: "accusative") }
action-create = створити: { $name }
    .alone = створити
    .noun = створити { FORM($noun, 1, case: "accusative") }
action-remove = вилучити зі списку: { $name }
    .alone = вилучити зі списку
    .noun = вилучити { FORM($noun, 1, case: "accusative") } зі списку
action-delete = видалити: { $name }
    .alone = видалити
    .noun = видалити { FORM($noun, 1, case: "accusative") }
action-rename = перейменувати: { $name }
    .alone = перейменувати
    .noun = перейменувати { FORM($noun, 1, case: "accusative") }
action-move = перемістити: { $name }
    .alone = перемістити
    .noun = перемістити { FORM($noun, 1, case: "accusative") }
action-copy = скопіювати: { $name }
    .alone = скопіювати
    .noun = скопіювати { FORM($noun, 1, case: "accusative") }
action-save = зберегти: { $name }
    .alone = зберегти
    .noun = зберегти { FORM($noun, 1, case: "accusative") }
action-download = завантажити: { $name }
    .alone = завантажити
    .noun = завантажити { FORM($noun, 1, case: "accusative") }
action-share = поділитися: { $name }
    .alone = поділитися
    .noun = поділитися { FORM($noun, form: "instrumental") }
action-send = надіслати: { $name }
    .alone = надіслати
    .noun = надіслати { FORM($noun, 1, case: "accusative") }
action-select = вибрати: { $name }
    .alone = вибрати
    .noun = вибрати { FORM($noun, 1, case: "accusative") }
action-play = відтворити: { $name }
    .alone = відтворити
    .noun = відтворити { FORM($noun, 1, case: "accusative") }
action-pause = призупинити: { $name }
    .alone = призупинити
    .noun = призупинити { FORM($noun, 1, case: "accusative") }
action-pin = закріпити: { $name }
    .alone = закріпити
    .noun = закріпити { FORM($noun, 1, case: "accusative") }
action-unpin = відкріпити: { $name }
    .alone = відкріпити
    .noun = відкріпити { FORM($noun, 1, case: "accusative") }
action-mute = вимкнути звук: { $name }
    .alone = вимкнути звук
    .noun = вимкнути звук { FORM($noun, 1, case: "genitive") }
action-unmute = увімкнути звук: { $name }
    .alone = увімкнути звук
    .noun = увімкнути звук { FORM($noun, 1, case: "genitive") }
action-like = поставити вподобайку: { $name }
    .alone = поставити вподобайку
    .noun = поставити вподобайку { FORM($noun, form: "dative") }
action-favorite = додати до улюбленого: { $name }
    .alone = додати до улюбленого
    .noun = додати { FORM($noun, 1, case: "accusative") } до улюбленого
action-unfavorite = вилучити з улюбленого: { $name }
    .alone = вилучити з улюбленого
    .noun = вилучити { FORM($noun, 1, case: "accusative") } з улюбленого
action-archive = архівувати: { $name }
    .alone = архівувати
    .noun = архівувати { FORM($noun, 1, case: "accusative") }
action-skip = пропустити: { $name }
    .alone = пропустити
    .noun = пропустити { FORM($noun, 1, case: "accusative") }
action-snooze = нагадати пізніше: { $name }
    .alone = нагадати пізніше
    .noun = відкласти { FORM($noun, 1, case: "accusative") }
action-activate = активувати: { $name }
    .alone = активувати
    .noun = активувати { FORM($noun, 1, case: "accusative") }
action-deactivate = деактивувати: { $name }
    .alone = деактивувати
    .noun = деактивувати { FORM($noun, 1, case: "accusative") }
action-approve = схвалити: { $name }
    .alone = схвалити
    .noun = схвалити { FORM($noun, 1, case: "accusative") }
action-decline = відхилити: { $name }
    .alone = відхилити
    .noun = відхилити { FORM($noun, 1, case: "accusative") }
action-report = поскаржитися: { $name }
    .alone = поскаржитися
    .noun = поскаржитися на { FORM($noun, 1, case: "accusative") }
action-call = зателефонувати: { $name }
    .alone = зателефонувати
    .noun = зателефонувати { FORM($noun, form: "dative") }
action-reply = відповісти: { $name }
    .alone = відповісти
    .noun = відповісти на { FORM($noun, 1, case: "accusative") }
action-forward = переслати: { $name }
    .alone = переслати
    .noun = переслати { FORM($noun, 1, case: "accusative") }
action-block = заблокувати: { $name }
    .alone = заблокувати
    .noun = заблокувати { FORM($noun, 1, case: "accusative") }
action-filter = фільтрувати: { $name }
    .alone = фільтрувати
    .noun = фільтрувати { the-nouns }
action-sort = сортувати: { $name }
    .alone = сортувати
    .noun = сортувати { the-nouns }
# The state agrees with what the app says that the name is of: позначити як прочитаний: Звіт, of a file. Where it says
# nothing, the state is neuter: позначити як прочитане: Звіт.
action-mark = позначити як { FORM($state, case: "marked") }: { $name }
    .alone = позначити як { FORM($state, case: "accusative") }

## Actions that often need no item

action-cancel = скасувати: { $name }
    .alone = скасувати
    .noun = скасувати { FORM($noun, 1, case: "accusative") }
action-retry = повторити: { $name }
    .alone = повторити
    .noun = повторити { FORM($noun, 1, case: "accusative") }
action-undo = скасувати дію
action-redo = повторити дію
action-next = далі: { $name }
    .alone = далі
    .noun = { TRAIT($noun, "gender") ->
        [feminine] наступна
        [person] наступна
        [neuter] наступне
       *[masculine] наступний
    } { FORM($noun, 1) }
action-previous = назад: { $name }
    .alone = назад
    .noun = { TRAIT($noun, "gender") ->
        [feminine] попередня
        [person] попередня
        [neuter] попереднє
       *[masculine] попередній
    } { FORM($noun, 1) }
action-next-day = наступний день
action-previous-day = попередній день
action-back = повернутися
action-continue = продовжити
action-done = готово
# same as action-send
action-submit = надіслати: { $name }
    .alone = надіслати
    .noun = надіслати { FORM($noun, 1, case: "accusative") }
action-refresh = оновити: { $name }
    .alone = оновити
    .noun = оновити { the-nouns }
# With a name or a kind of item, the search is inside it.
action-search = пошук: { $name }
    .alone = пошук
    .noun = шукати { the-nouns }
action-select-all = вибрати все
    .noun = вибрати { TRAIT($noun, "gender") ->
        [animate] всіх
        [person] всіх
       *[other] всі
    } { the-nouns }
action-deselect-all = скасувати вибір
action-sign-in = увійти
action-sign-out = вийти
action-read-more = читати далі
action-settings = налаштування
action-help = довідка
