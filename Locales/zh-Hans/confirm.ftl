## Confirmations, announced after an action

done-added = 已添加{ $name }
    .alone = 已添加
done-removed = 已移除{ $name }
    .alone = 已移除
done-saved = 已保存{ $name }
    .alone = 已保存
done-created = 已创建{ $name }
    .alone = 已创建
done-updated = 已更新{ $name }
    .alone = 已更新
# Of the clipboard: 拷贝 is Apple's word, 复制 everyone's.
done-copied = 已复制{ $name }
    .alone = 已复制
done-shared = 已共享{ $name }
    .alone = 已共享
done-archived = 已归档{ $name }
    .alone = 已归档
done-favorite = 已收藏{ $name }
    .alone = 已收藏
done-unfavorite = 已取消收藏{ $name }
    .alone = 已取消收藏
done-moved = 已将{ $name }移到{ $place }
    .alone = 已移到{ $place }
done-sent = 已发送给{ $who }
    .alone = 已发送
done-marked = 已将{ $name }标记为{ FORM($state, case: "as") }
    .alone = 已标记为{ FORM($state, case: "as") }
done-deleted-things = 已删除{ FORM($things, case: "first") }
done-undone = 已撤销
undo-available = { $done }。可以撤销

## Announcements of values that changed by themselves

updated-to = { $name }已更新为{ $value }
    .alone = 已更新为{ $value }

## Announcements of screens and panels that appear or disappear

screen-named = { $name }屏幕
    .alone = 新屏幕
panel-opened = { $name }面板已打开
    .alone = 面板已打开
panel-closed = { $name }面板已关闭
    .alone = 面板已关闭

## Things that can't be undone, and things that are protected

# same for every case
outcome-delete-with = 删除{ $name }和{ FORM($more, case: "first") }
    .alone = 删除{ FORM($more, case: "first") }
irreversible = 此操作无法撤销
content-hidden = 已隐藏
locked-until = 锁定至{ $time }

## Screens that have nothing to show, and what to do there

empty-add = 添加{ FORM($noun, form: "name") }即可开始
empty-other-word = 请尝试其他关键词
empty-nothing = 没有可显示的内容
empty-data = 没有数据

## Work that the app is doing while the listener waits

deleting = 正在删除
sending = 正在发送
searching = 正在搜索
updating = 正在更新
connecting = 正在连接
calculating = 正在计算

## Outcomes of controls

# same for every case
outcome-pause = 暂停播放
# same for every case
outcome-page = 切换页面
