### Family allowance, in traditional Chinese

## The account of a child

weekly-allowance = 每週零用錢
allowance-schedule = 零用錢發放日
last-allowance = 上次零用錢

## What money is for

category-allowance = 零用錢
category-gifts = 禮物

## What a child saves for

saved-share = 已存{ $share }

## Headings

children = 孩子
transactions = 交易
wish-list = 願望清單
analytics = 分析

## Signing in

sign-in = 登入
register = 註冊
wait-hint = 請稍候
forgot-password = 忘記密碼
enter-email = 請輸入電子郵件地址來登入

## Fields of a transaction

amount = 金額
    .gender = field
what-for = 說明
    .gender = field

## Buttons

add-child = 新增孩子
add-transaction = 新增交易
add-wish = 新增願望
buy = 購買
refresh = 重新整理
sign-out = 登出
back = 返回
cancel = 取消
save = 儲存
delete = 刪除

## What went wrong

problem-credentials = 電子郵件地址或密碼不正確
