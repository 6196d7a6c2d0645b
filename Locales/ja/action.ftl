## As on buttons: the noun of the verb, or its plain form

# The marks 「」 are only around names that aren't nouns, such as many subjects of letters: 「会議の日程について」を開く. All other
# names have no marks, because some voices read the marks out.
thing-named = { TAIL($name) ->
    [sentence] 「{ $name }」
   *[noun] { $name }
}
-tail-sentence = について に関して ます ました ません ましょう です でした でしょう ですか ますか ましたか ませんか ください

action-open = { thing-named }を開く
    .alone = 開く
    .noun = { $noun }を開く
action-close = { thing-named }を閉じる
    .alone = 閉じる
    .noun = { $noun }を閉じる
action-edit = { thing-named }を編集
    .alone = 編集
    .noun = { $noun }を編集
action-add = { thing-named }を追加
    .alone = 追加
    .noun = { $noun }を追加
action-create = { thing-named }を作成
    .alone = 作成
    .noun = { $noun }を作成
# From a list, a basket, a group: 削除, as iOS says both. 外す needs to be told from what, and is another thing of some:
# 目標を外す is to miss a goal, 座席を外す to leave one's seat. 取り除く isn't used for people. Where both are on one screen, the app
# says from what.
action-remove = { thing-named }を削除
    .alone = 削除
    .noun = { $noun }を削除
# same as action-remove
action-delete = { thing-named }を削除
    .alone = 削除
    .noun = { $noun }を削除
action-rename = { thing-named }の名前を変更
    .alone = 名前を変更
    .noun = { $noun }の名前を変更
action-move = { thing-named }を移動
    .alone = 移動
    .noun = { $noun }を移動
action-copy = { thing-named }をコピー
    .alone = コピー
    .noun = { $noun }をコピー
action-save = { thing-named }を保存
    .alone = 保存
    .noun = { $noun }を保存
action-download = { thing-named }をダウンロード
    .alone = ダウンロード
    .noun = { $noun }をダウンロード
action-share = { thing-named }を共有
    .alone = 共有
    .noun = { $noun }を共有
action-send = { thing-named }を送信
    .alone = 送信
    .noun = { $noun }を送信
action-select = { thing-named }を選択
    .alone = 選択
    .noun = { $noun }を選択
action-play = { thing-named }を再生
    .alone = 再生
    .noun = { $noun }を再生
action-pause = { thing-named }を一時停止
    .alone = 一時停止
    .noun = { $noun }を一時停止
action-pin = { thing-named }をピン留め
    .alone = ピン留め
    .noun = { $noun }をピン留め
action-unpin = { thing-named }のピン留めを解除
    .alone = ピン留めを解除
    .noun = { $noun }のピン留めを解除
action-mute = { thing-named }をミュート
    .alone = ミュート
    .noun = { $noun }をミュート
action-unmute = { thing-named }のミュートを解除
    .alone = ミュートを解除
    .noun = { $noun }のミュートを解除
action-like = { thing-named }にいいね
    .alone = いいね
    .noun = { $noun }にいいね
action-favorite = { thing-named }をお気に入りに追加
    .alone = お気に入りに追加
    .noun = { $noun }をお気に入りに追加
action-unfavorite = { thing-named }をお気に入りから削除
    .alone = お気に入りから削除
    .noun = { $noun }をお気に入りから削除
action-archive = { thing-named }をアーカイブ
    .alone = アーカイブ
    .noun = { $noun }をアーカイブ
action-skip = { thing-named }をスキップ
    .alone = スキップ
    .noun = { $noun }をスキップ
action-snooze = { thing-named }をスヌーズ
    .alone = スヌーズ
    .noun = { $noun }をスヌーズ
action-activate = { thing-named }を有効にする
    .alone = 有効にする
    .noun = { $noun }を有効にする
action-deactivate = { thing-named }を無効にする
    .alone = 無効にする
    .noun = { $noun }を無効にする
action-approve = { thing-named }を承認
    .alone = 承認
    .noun = { $noun }を承認
# 却下 is used for a request, and not for the person who makes it.
action-decline = { thing-named }を拒否
    .alone = 拒否
    .noun = { TRAIT($noun, "invites") ->
        [yes] { $noun }を辞退
       *[plain] { $noun }を拒否
    }
action-report = { thing-named }を報告
    .alone = 報告
    .noun = { $noun }を報告
action-call = { thing-named }に電話をかける
    .alone = 電話をかける
    .noun = { $noun }に電話をかける
action-reply = { thing-named }に返信
    .alone = 返信
    .noun = { $noun }に返信
action-forward = { thing-named }を転送
    .alone = 転送
    .noun = { $noun }を転送
action-block = { thing-named }をブロック
    .alone = ブロック
    .noun = { $noun }をブロック
action-filter = { thing-named }を絞り込む
    .alone = フィルタ
    .noun = { $noun }を絞り込む
action-sort = { thing-named }を並べ替える
    .alone = 並べ替え
    .noun = { $noun }を並べ替える
action-mark = { thing-named }を{ FORM($state, case: "into") }にする
    .alone = { FORM($state, case: "into") }にする

## Actions that often need no item

action-cancel = { thing-named }をキャンセル
    .alone = キャンセル
    .noun = { $noun }をキャンセル
action-retry = { thing-named }を再試行
    .alone = 再試行
    .noun = { TRAIT($noun, "again") ->
        [yes] { $noun }をやり直す
       *[plain] { $noun }を再試行
    }
action-undo = 取り消す
action-redo = やり直す
action-next = 次へ、{ $name }
    .alone = 次へ
    .noun = 次の{ $noun }
action-previous = 前へ、{ $name }
    .alone = 前へ
    .noun = 前の{ $noun }
action-next-day = 次の日
action-previous-day = 前の日
action-back = 戻る
action-continue = 続ける
action-done = 完了
# same as action-send
action-submit = { thing-named }を送信
    .alone = 送信
    .noun = { $noun }を送信
action-refresh = { thing-named }を更新
    .alone = 更新
    .noun = { $noun }を更新
action-search = { thing-named }を検索
    .alone = 検索
    .noun = { $noun }を検索
action-select-all = すべて選択
    .noun = すべての{ $noun }を選択
action-deselect-all = 選択を解除
action-sign-in = サインイン
action-sign-out = サインアウト
action-read-more = 続きを読む
action-settings = 設定
action-help = ヘルプ
