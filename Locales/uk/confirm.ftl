## Confirmations, announced after an action: the impersonal past. Names are not inflected, they come after a colon

done-added = додано: { $name }
    .alone = додано
done-removed = вилучено зі списку: { $name }
    .alone = вилучено зі списку
done-saved = збережено: { $name }
    .alone = збережено
done-created = створено: { $name }
    .alone = створено
done-updated = оновлено: { $name }
    .alone = оновлено
done-copied = скопійовано: { $name }
    .alone = скопійовано
done-shared = надано доступ: { $name }
    .alone = надано доступ
done-archived = архівовано: { $name }
    .alone = архівовано
done-favorite = додано до улюбленого: { $name }
    .alone = додано до улюбленого
done-unfavorite = вилучено з улюбленого: { $name }
    .alone = вилучено з улюбленого
done-moved = переміщено: { $name }. Нове місце: { $place }
    .alone = переміщено. Нове місце: { $place }
done-sent = надіслано, отримувач: { $who }
    .alone = надіслано
# As action-mark.
done-marked = позначено як { FORM($state, case: "marked") }: { $name }
    .alone = позначено як { FORM($state, case: "accusative") }
# After the colon the noun agrees with nothing: видалено: одна нотатка.
done-deleted-things = видалено: { $things }
done-undone = дію скасовано
undo-available = { $done }. Можна скасувати

## Announcements of values that changed by themselves

updated-to = { $name }, нове значення: { $value }
    .alone = нове значення: { $value }

## Announcements of screens and panels that appear or disappear

screen-named = екран: { $name }
    .alone = новий екран
panel-opened = відкрито панель: { $name }
    .alone = панель відкрито
panel-closed = закрито панель: { $name }
    .alone = панель закрито

## Things that can't be undone, and things that are protected

outcome-delete-with = { $case ->
    [infinitive] видалити: { $name }, а також { FORM($more, case: "nominative") }
   *[statement] видаляє: { $name }, а також { FORM($more, case: "nominative") }
}
    .alone = { $case ->
        [infinitive] видалити { FORM($more, case: "accusative") }
       *[statement] видаляє { FORM($more, case: "accusative") }
    }
irreversible = цю дію не можна скасувати
content-hidden = вміст приховано
locked-until = заблоковано до { FORM($time, case: "genitive") }

## Screens that have nothing to show, and what to do there

empty-add = додайте { FORM($noun, 1, case: "accusative") }, щоб почати
empty-other-word = спробуйте інше слово
empty-nothing = немає що показати
empty-data = немає даних

## Work that the app is doing while the listener waits

deleting = видалення
sending = надсилання
searching = пошук
updating = оновлення
connecting = підключення
calculating = обчислення

## Outcomes of controls

outcome-pause = { $case ->
    [infinitive] призупинити відтворення
   *[statement] призупиняє відтворення
}
outcome-page = { $case ->
    [infinitive] змінити сторінку
   *[statement] змінює сторінку
}
