## Confirmations, announced after an action

done-added = { thing-named }を追加しました
    .alone = 追加しました
# As action-remove.
done-removed = { thing-named }を削除しました
    .alone = 削除しました
done-saved = { thing-named }を保存しました
    .alone = 保存しました
done-created = { thing-named }を作成しました
    .alone = 作成しました
done-updated = { thing-named }を更新しました
    .alone = 更新しました
done-copied = { thing-named }をコピーしました
    .alone = コピーしました
done-shared = { thing-named }を共有しました
    .alone = 共有しました
done-archived = { thing-named }をアーカイブしました
    .alone = アーカイブしました
done-favorite = { thing-named }をお気に入りに追加しました
    .alone = お気に入りに追加しました
done-unfavorite = { thing-named }をお気に入りから削除しました
    .alone = お気に入りから削除しました
done-moved = { thing-named }を{ $place }に移動しました
    .alone = { $place }に移動しました
done-sent = { $who }に送信しました
    .alone = 送信しました
done-marked = { thing-named }を{ FORM($state, case: "into") }にしました
    .alone = { FORM($state, case: "into") }にしました
done-deleted-things = { $things }を削除しました
done-undone = 取り消しました
undo-available = { $done }。取り消せます

## Announcements of values that changed by themselves

updated-to = { $name }は{ $value }になりました
    .alone = { $value }になりました

## Announcements of screens and panels that appear or disappear

screen-named = { $name }画面
    .alone = 新しい画面
panel-opened = { $name }パネルを開きました
    .alone = パネルを開きました
panel-closed = { $name }パネルを閉じました
    .alone = パネルを閉じました

## Things that can't be undone, and things that are protected

outcome-delete-with = { $case ->
    [infinitive] { $name }と{ $more }を削除
   *[statement] { $name }と{ $more }を削除します
}
    .alone = { $case ->
        [infinitive] { $more }を削除
       *[statement] { $more }を削除します
    }
irreversible = この操作は取り消せません
content-hidden = 非表示
locked-until = { $time }までロック中

## Screens that have nothing to show, and what to do there

empty-add = { $noun }を追加してください
empty-other-word = 別のキーワードでお試しください
empty-nothing = 表示するものはありません
empty-data = データなし

## Work that the app is doing while the listener waits

deleting = 削除中
sending = 送信中
searching = 検索中
updating = 更新中
# 接続中 is also said of what is connected.
connecting = 接続しようとしています
calculating = 計算中

## Outcomes of controls

outcome-pause = { $case ->
    [infinitive] 再生を一時停止
   *[statement] 再生を一時停止します
}
outcome-page = { $case ->
    [infinitive] ページを切り替え
   *[statement] ページを切り替えます
}
