### Family allowance, in Japanese

## The account of a child

weekly-allowance = 毎週のおこづかい
# "The day of": a weekday stands behind it.
allowance-schedule = おこづかいの日
last-allowance = 前回のおこづかい

## What money is for

category-allowance = おこづかい
category-gifts = プレゼント

## What a child saves for

# 貯金済み would be said of an amount.
saved-share = { $share }貯まりました

## Headings

children = 子ども
transactions = 取引
wish-list = 欲しいものリスト
analytics = 分析

## Signing in

sign-in = サインイン
register = アカウント登録
wait-hint = お待ちください
forgot-password = パスワードを忘れた場合
enter-email = サインインするにはメールアドレスを入力してください

## Fields of a transaction. The gender is the library's for fields of a form: an empty one says 未入力.

amount = 金額
    .gender = field
what-for = 内容
    .gender = field

## Buttons

add-child = 子どもを追加
add-transaction = 取引を追加
add-wish = 欲しいものを追加
buy = 購入
refresh = 更新
sign-out = サインアウト
back = 戻る
cancel = キャンセル
save = 保存
delete = 削除

## What went wrong

problem-credentials = メールアドレスまたはパスワードが正しくありません
