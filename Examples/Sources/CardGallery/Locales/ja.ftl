### Card gallery, in Japanese

## The gallery

cards = カード
settings = 設定
change-page = { $case ->
    [infinitive] ページを切り替え
   *[statement] ページを切り替えます
}

## Cards

delete = 削除
    .named = { $card }を削除
share = 共有
like = いいね
read-more = 続きを読む
    .hint = 全文を表示します

## People

profile-photo-of = { $name }のプロフィール写真

## Videos

play = 再生
pause = 一時停止
pause-playback = { $case ->
    [infinitive] 再生を一時停止
   *[statement] 再生を一時停止します
}
length = 長さ
position = 再生位置

## Forms

minimum-length = { $count }文字以上
sign-in = サインイン
# Not 入力した情報 behind the gesture: ダブルタップして入力した is heard as one.
sign-in-with-credentials = { $case ->
    [infinitive] メールアドレスとパスワードでサインイン
   *[statement] 入力した情報でサインインします
}
# The gender is the library's for fields of a form: an empty one says 未入力.
comment = コメント
    .gender = field
submit = 送信
    .form = フォームを送信
report = カードを報告

## What went wrong

problem-credentials = メールアドレスとパスワードが一致しません
