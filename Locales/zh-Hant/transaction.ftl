## The direction of money

direction-credit = 收入

direction-debit = 支出

## Kinds of transactions

transaction-deposit = 存款
transaction-withdrawal = 提款
transaction-payment = 付款給{ $who }
    .alone = 付款
transaction-refund = 來自{ $who }的退款
    .alone = 退款
transaction-transfer-from = 來自{ $who }的轉帳
    .alone = 轉入款項
transaction-transfer-to = 轉帳給{ $who }
    .alone = 轉出款項
transaction-purchase = 在{ $who }消費
    .alone = 消費
transaction-fee = 手續費
transaction-interest = 利息收入
transaction-request = 收款要求
transaction-adjustment = 餘額調整

## Transactions with their states. After the transaction: before it, 已取消的 would belong to the name.

transaction-pending = { $transaction }，待處理
transaction-declined = { $transaction }，遭拒絕
transaction-reversed = { $transaction }，已撤銷
transaction-cancelled = { $transaction }，已取消
transaction-failed = { $transaction }，失敗

## The balance of an account

balance = 餘額：{ $amount }
balance-resulting = 交易後餘額：{ $amount }
balance-overdrawn = 透支{ $amount }
    .resulting = 交易後餘額：透支{ $amount }
