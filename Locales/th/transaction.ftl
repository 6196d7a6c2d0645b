## The direction of money

direction-credit = เงินเข้า

direction-debit = เงินออก

## Kinds of transactions

transaction-deposit = ฝากเงิน
transaction-withdrawal = ถอนเงิน
transaction-payment = ชำระเงินให้ { $who }
    .alone = ชำระเงิน
transaction-refund = เงินคืนจาก { $who }
    .alone = เงินคืน
transaction-transfer-from = โอนเงินจาก { $who }
    .alone = เงินโอนเข้า
transaction-transfer-to = โอนเงินให้ { $who }
    .alone = เงินโอนออก
transaction-purchase = ซื้อสินค้าที่ { $who }
    .alone = ซื้อสินค้า
transaction-fee = ค่าธรรมเนียม
transaction-interest = ดอกเบี้ยรับ
transaction-request = ขอรับเงิน
transaction-adjustment = ปรับยอด

## Transactions with their states. After the transaction: before it, the state would not be heard as one.

transaction-pending = { $transaction } รอดำเนินการ
transaction-declined = { $transaction } ถูกปฏิเสธ
transaction-reversed = { $transaction } คืนรายการแล้ว
transaction-cancelled = { $transaction } ยกเลิกแล้ว
transaction-failed = { $transaction } ไม่สำเร็จ

## The balance of an account

balance = ยอดคงเหลือ: { $amount }
balance-resulting = ยอดคงเหลือหลังทำรายการ: { $amount }
balance-overdrawn = เบิกเกินบัญชี { $amount }
    .resulting = ยอดคงเหลือหลังทำรายการ: เบิกเกินบัญชี { $amount }
