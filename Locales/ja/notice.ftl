## Errors

error = エラー、{ $message }
    .alone = エラー

error-select-answer = 続けるには回答を選択してください

# Their gender is for states that a field has in words of its own: 未入力.
field-email-address = メールアドレス
    .gender = field
field-phone-number = 電話番号
    .gender = field
field-password = パスワード
    .gender = field
field-name = 名前
    .gender = field

error-required = { $field }は必須です
    .named = { $field }は必須です

error-invalid = { $field }が正しくありません
    .named = { $field }が正しくありません

error-phone-format = 電話番号はプラス記号と国番号で始めてください

## Work that the app is doing while the listener waits

# Avoid 読み込み中: voices read 中 as なか there.
loading = 読み込んでいます
loading-tasks = タスクを読み込んでいます
loading-photo = 写真を読み込んでいます
creating-profile = プロフィールを作成中
saving = 保存中
# サインイン中 is also said of who has signed in.
signing-in = サインインの処理中
# Avoid です after what is no sentence: the activity may be a name, which would introduce itself (Yukiです).
-tail-masu = ます
please-wait = { TAIL($activity) ->
    [masu] { $activity }。お待ちください
   *[other] { $activity }、お待ちください
}

## Work that the app has done

# Avoid 作成, which is of documents.
done-transaction-created = 取引を追加しました
done-profile-saved = プロフィールを保存しました
# same as done-removed
done-deleted = { thing-named }を削除しました
    .alone = 削除しました

## Screens that have nothing to show. No 「」 around what was searched for: some voices read them out.

empty-results = { $query }の検索結果はありません
    .alone = 検索結果はありません
empty-connection = インターネットに接続されていません
# iOS calls its health data ヘルスケア.
empty-health-data = ヘルスケアデータは利用できません
