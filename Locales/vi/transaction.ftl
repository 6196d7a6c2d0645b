## The direction of money

direction-credit = tiền vào

direction-debit = tiền ra

## Kinds of transactions

transaction-deposit = nạp tiền
transaction-withdrawal = rút tiền
transaction-payment = thanh toán cho { $who }
    .alone = thanh toán
transaction-refund = hoàn tiền từ { $who }
    .alone = hoàn tiền
transaction-transfer-from = chuyển khoản từ { $who }
    .alone = chuyển khoản đến
transaction-transfer-to = chuyển khoản cho { $who }
    .alone = chuyển khoản đi
transaction-purchase = mua hàng tại { $who }
    .alone = mua hàng
transaction-fee = phí
transaction-interest = tiền lãi nhận được
transaction-request = yêu cầu chuyển tiền
transaction-adjustment = điều chỉnh số dư

## Transactions with their states. After the transaction, with a pause: else they would belong to the name

transaction-pending = { $transaction }, đang chờ
transaction-declined = { $transaction }, bị từ chối
transaction-reversed = { $transaction }, đã hoàn tác
transaction-cancelled = { $transaction }, đã hủy
transaction-failed = { $transaction }, không thành công

## The balance of an account

balance = số dư: { $amount }
balance-resulting = số dư sau giao dịch: { $amount }
balance-overdrawn = thấu chi { $amount }
    .resulting = số dư sau giao dịch: thấu chi { $amount }
