## Confirmations, announced after an action: the impersonal past. Names are not inflected, they come after a colon

done-added = добавлено: { $name }
    .alone = добавлено
done-removed = убрано из списка: { $name }
    .alone = убрано из списка
done-saved = сохранено: { $name }
    .alone = сохранено
done-created = создано: { $name }
    .alone = создано
done-updated = обновлено: { $name }
    .alone = обновлено
done-copied = скопировано: { $name }
    .alone = скопировано
done-shared = открыт доступ: { $name }
    .alone = открыт доступ
done-archived = архивировано: { $name }
    .alone = архивировано
done-favorite = добавлено в избранное: { $name }
    .alone = добавлено в избранное
done-unfavorite = убрано из избранного: { $name }
    .alone = убрано из избранного
done-moved = перемещено: { $name }. Новое место: { $place }
    .alone = перемещено. Новое место: { $place }
done-sent = отправлено, получатель: { $who }
    .alone = отправлено
# As action-mark.
done-marked = отмечено как { FORM($state, case: "marked") }: { $name }
    .alone = отмечено как { FORM($state, case: "accusative") }
# After the colon the noun agrees with nothing: удалено: одна заметка.
done-deleted-things = удалено: { $things }
done-undone = действие отменено
undo-available = { $done }. Можно отменить

## Announcements of values that changed by themselves

updated-to = { $name }, новое значение: { $value }
    .alone = новое значение: { $value }

## Announcements of screens and panels that appear or disappear

screen-named = экран: { $name }
    .alone = новый экран
panel-opened = открыта панель: { $name }
    .alone = панель открыта
panel-closed = закрыта панель: { $name }
    .alone = панель закрыта

## Things that can't be undone, and things that are protected

outcome-delete-with = { $case ->
    [infinitive] удалить: { $name } и { FORM($more, case: "nominative") }
   *[statement] удаляет: { $name } и { FORM($more, case: "nominative") }
}
    .alone = { $case ->
        [infinitive] удалить { FORM($more, case: "accusative") }
       *[statement] удаляет { FORM($more, case: "accusative") }
    }
irreversible = это действие нельзя отменить
content-hidden = содержимое скрыто
locked-until = заблокировано до { FORM($time, case: "genitive") }

## Screens that have nothing to show, and what to do there

empty-add = добавьте { FORM($noun, 1, case: "accusative") }, чтобы начать
empty-other-word = попробуйте другое слово
empty-nothing = нечего показать
empty-data = нет данных

## Work that the app is doing while the listener waits

deleting = удаление
sending = отправка
searching = поиск
updating = обновление
connecting = подключение
calculating = вычисление

## Outcomes of controls

outcome-pause = { $case ->
    [infinitive] приостановить воспроизведение
   *[statement] приостанавливает воспроизведение
}
outcome-page = { $case ->
    [infinitive] сменить страницу
   *[statement] меняет страницу
}
