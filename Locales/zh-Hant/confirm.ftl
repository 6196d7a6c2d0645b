## Confirmations, announced after an action

done-added = 已新增{ $name }
    .alone = 已新增
done-removed = 已移除{ $name }
    .alone = 已移除
done-saved = 已儲存{ $name }
    .alone = 已儲存
done-created = 已建立{ $name }
    .alone = 已建立
done-updated = 已更新{ $name }
    .alone = 已更新
# Of the clipboard: 拷貝 is Apple's word, 複製 everyone's.
done-copied = 已複製{ $name }
    .alone = 已複製
done-shared = 已分享{ $name }
    .alone = 已分享
done-archived = 已封存{ $name }
    .alone = 已封存
done-favorite = 已將{ $name }加入最愛
    .alone = 已加入最愛
done-unfavorite = 已將{ $name }從最愛移除
    .alone = 已從最愛移除
done-moved = 已將{ $name }移到{ $place }
    .alone = 已移到{ $place }
done-sent = 已傳送給{ $who }
    .alone = 已傳送
done-marked = 已將{ $name }標示為{ FORM($state, case: "as") }
    .alone = 已標示為{ FORM($state, case: "as") }
done-deleted-things = 已刪除{ FORM($things, case: "first") }
done-undone = 已還原
undo-available = { $done }。可以還原

## Announcements of values that changed by themselves

updated-to = { $name }已更新為{ $value }
    .alone = 已更新為{ $value }

## Announcements of screens and panels that appear or disappear

screen-named = { $name }畫面
    .alone = 新畫面
panel-opened = { $name }面板已打開
    .alone = 面板已打開
panel-closed = { $name }面板已關閉
    .alone = 面板已關閉

## Things that can't be undone, and things that are protected

# same for every case
outcome-delete-with = 刪除{ $name }和{ FORM($more, case: "first") }
    .alone = 刪除{ FORM($more, case: "first") }
irreversible = 此動作無法還原
content-hidden = 已隱藏
locked-until = 鎖定至{ $time }

## Screens that have nothing to show, and what to do there

empty-add = 新增{ FORM($noun, form: "name") }即可開始
empty-other-word = 請嘗試其他關鍵字
empty-nothing = 沒有可顯示的內容
empty-data = 沒有資料

## Work that the app is doing while the listener waits

deleting = 正在刪除
sending = 正在傳送
searching = 正在搜尋
updating = 正在更新
connecting = 正在連線
calculating = 正在計算

## Outcomes of controls

# same for every case
outcome-pause = 暫停播放
# same for every case
outcome-page = 切換頁面
