## Which way money went. Not إضافة أموال and the like, which are heard as what a button does.

direction-credit = أَموال مُضافَة

direction-debit = أَموال مُنفَقَة

## What a transaction is: names follow a preposition

transaction-deposit = إيداع
    .gender = masculine
# The marks keep it from being read as a verb.
transaction-withdrawal = سَحْب
    .gender = masculine
transaction-payment = دفعة إلى { $who }
    .alone = دفعة
    .gender = feminine
transaction-refund = مبلغ مسترد من { $who }
    .alone = مبلغ مسترد
    .gender = masculine
transaction-transfer-from = تحويل من { $who }
    .alone = تحويل
    .gender = masculine
transaction-transfer-to = تحويل إلى { $who }
    .alone = تحويل
    .gender = masculine
transaction-purchase = شراء من { $who }
    .alone = شراء
    .gender = masculine
transaction-fee = رُسوم
    .gender = feminine
transaction-interest = فَوائِد مُكتَسَبَة
    .gender = feminine
transaction-request = طلب أَموال
    .gender = masculine
transaction-adjustment = تسوية
    .gender = feminine

## What became of it: said of معاملة, as banks do (معاملة مرفوضة: شراء من Acme). An adjective behind the name would be
## heard as the person's: تحويل إلى Maya مرفوض.

transaction-pending = معاملة قيد الانتظار: { $transaction }
transaction-declined = معاملة مَرفوضَة: { $transaction }
transaction-reversed = معاملة مَعكوسَة: { $transaction }
transaction-cancelled = معاملة مُلغاة: { $transaction }
transaction-failed = معاملة فاشِلَة: { $transaction }

## What is in the account

balance = الرصيد: { $amount }
balance-resulting = الرصيد بعد المعاملة: { $amount }
balance-overdrawn = الحساب مكشوف بِمَبلَغ { FORM($amount, case: "genitive") }
