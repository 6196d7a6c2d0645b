### Family allowance, in simplified Chinese

## The account of a child

weekly-allowance = 每周零花钱
allowance-schedule = 零花钱发放日
last-allowance = 上次零花钱

## What money is for

category-allowance = 零花钱
category-gifts = 礼物

## What a child saves for

saved-share = 已存{ $share }

## Headings

children = 孩子
transactions = 交易
wish-list = 心愿单
analytics = 分析

## Signing in

sign-in = 登录
register = 注册
wait-hint = 请稍候
forgot-password = 忘记密码
enter-email = 请输入电子邮件地址以登录

## Fields of a transaction

amount = 金额
    .gender = field
what-for = 说明
    .gender = field

## Buttons

add-child = 添加孩子
add-transaction = 添加交易
add-wish = 添加心愿
buy = 购买
refresh = 刷新
sign-out = 退出登录
back = 返回
cancel = 取消
save = 保存
delete = 删除

## What went wrong

problem-credentials = 电子邮件地址或密码错误
