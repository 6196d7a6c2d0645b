## Names of form fields

field-amount = 金額
    .gender = field
field-description = 説明
    .gender = field
field-comment = コメント
    .gender = field
field-title = タイトル
    .gender = field
field-date = 日付
    .gender = field
field-time = 時刻
    .gender = field
field-address = 住所
    .gender = field
field-select-profile = プロフィールの選択
    .gender = field

## Errors in a form, and how to correct them

errors-in-form = エラー{ $count }件。最初のエラー、{ $field }
    .alone = エラー{ $count }件
error-email-format = メールアドレスを正しい形式で入力してください。例えば、name アットマーク example ドット com
error-amount-range = { $range }までの金額を入力してください
    .exact = 金額は{ $amount }にしてください
error-number-range = { $least }から{ $most }までの数字を入力してください
error-least-characters = { $count }文字以上入力してください
error-most-characters = { $count }文字以内で入力してください
error-passwords-differ = 2つのパスワードが一致していません
error-credentials = メールアドレスまたはパスワードが正しくありません。両方を確認してください
error-choose = 選択肢を1つ以上選んでください
error-connection = インターネットに接続されていません。接続してもう一度お試しください
error-try-again = 問題が発生しました。もう一度お試しください
error-try-later = サービスは現在利用できません。あとでもう一度お試しください

## Whether the characters of a password can be seen

password-shown = パスワードを表示しました
password-hidden = パスワードを非表示にしました

## Requirements of a form field

require-characters = { $count }文字以上
require-parts = { $length }、{ $parts }を含む
    .alone = { $parts }を含む
require-digit = 数字
require-symbol = 記号
require-capital = 大文字
require-small = 小文字
require-all = すべての項目が必須です
require-option = 以下から選んでください。選択肢は{ $count }個です

## The number of characters that can still be entered

characters-left = あと{ $count }文字
characters-none-left = これ以上入力できません
characters-over = 上限を{ $count }文字超えています
