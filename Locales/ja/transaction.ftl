## The direction of money

direction-credit = 入金

# Avoid 出金, which is heard as 出勤.
direction-debit = 支出

## Kinds of transactions. Names come first, with a particle after them

transaction-deposit = 預け入れ
transaction-withdrawal = 引き出し
transaction-payment = { $who }への支払い
    .alone = 支払い
transaction-refund = { $who }からの返金
    .alone = 返金
# Without a name 送金 alone would be money that was sent.
transaction-transfer-from = { $who }からの送金
    .alone = 送金の受け取り
transaction-transfer-to = { $who }への送金
    .alone = 送金
transaction-purchase = { $who }での購入
    .alone = 購入
transaction-fee = 手数料
transaction-interest = 受取利息
transaction-request = 送金リクエスト
transaction-adjustment = 残高の調整

## Transactions with their states. After the transaction: before it, 拒否された would be said of the name. 支払い、拒否 would be
## heard as 支払い拒否, that somebody refuses to pay.

transaction-pending = { $transaction }、保留中
transaction-declined = { $transaction }、拒否されました
transaction-reversed = { $transaction }、取り消し済み
transaction-cancelled = { $transaction }、キャンセル済み
# 手数料、失敗しました would be a fee that made a mistake.
transaction-failed = { $transaction }、処理に失敗しました

## The balance of an account

balance = 残高、{ $amount }
balance-resulting = 取引後の残高、{ $amount }
# A balance below zero: the banks' word 借り越し is little known, and マイナス is what people say.
balance-overdrawn = 残高、マイナス{ $amount }
    .resulting = 取引後の残高、マイナス{ $amount }
