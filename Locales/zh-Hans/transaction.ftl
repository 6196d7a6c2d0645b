## The direction of money

direction-credit = 收入

direction-debit = 支出

## Kinds of transactions

transaction-deposit = 存款
transaction-withdrawal = 取款
transaction-payment = 向{ $who }付款
    .alone = 付款
transaction-refund = 来自{ $who }的退款
    .alone = 退款
transaction-transfer-from = 来自{ $who }的转账
    .alone = 收到的转账
transaction-transfer-to = 向{ $who }转账
    .alone = 转出的转账
transaction-purchase = 在{ $who }消费
    .alone = 消费
transaction-fee = 手续费
transaction-interest = 利息收入
transaction-request = 收款请求
transaction-adjustment = 余额调整

## Transactions with their states. After the transaction: before it, 已取消的 would belong to the name.

transaction-pending = { $transaction }，待处理
transaction-declined = { $transaction }，被拒绝
transaction-reversed = { $transaction }，已撤销
transaction-cancelled = { $transaction }，已取消
transaction-failed = { $transaction }，失败

## The balance of an account

balance = 余额：{ $amount }
balance-resulting = 交易后余额：{ $amount }
balance-overdrawn = 透支{ $amount }
    .resulting = 交易后余额：透支{ $amount }
