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

## Transactions with their states. After the transaction: before it, the state would not be heard as one. A verb becomes a noun: การโอนเงิน. A fee itself can't fail: รายการค่าธรรมเนียม.

transaction-pending = { deal } รอดำเนินการ
transaction-declined = { deal } ถูกปฏิเสธ
transaction-reversed = { deal } คืนรายการแล้ว
transaction-cancelled = { deal } ยกเลิกแล้ว
transaction-failed = { deal } ไม่สำเร็จ
deal = { HEAD($transaction) ->
    [deal] การ{ $transaction }
   *[thing] รายการ{ $transaction }
}
-head-deal = ฝาก ถอน ชำระ โอน ซื้อ ขอ ปรับ

## The balance of an account

balance = ยอดคงเหลือ: { $amount }
balance-resulting = ยอดคงเหลือหลังทำรายการ: { $amount }
balance-overdrawn = เบิกเกินบัญชี { $amount }
    .resulting = ยอดคงเหลือหลังทำรายการ: เบิกเกินบัญชี { $amount }
