## The direction of money. Avoid إضافة مبلغ and the like, which are heard as what a button does.

direction-credit = مبلغ مُضاف

direction-debit = مبلغ مُنفَق

## Kinds of transactions: names follow a preposition. Before what became of it (case "noun") no participle says that it
## was done: معاملة فاشِلَة: استرداد مبلغ من Acme

transaction-deposit = إيداع
    .gender = masculine
# The marks keep it from being read as a verb.
transaction-withdrawal = سَحْب
    .gender = masculine
transaction-payment = دفعة إلى { $who }
    .alone = دفعة
    .gender = feminine
transaction-refund = { $case ->
    [noun] استرداد مبلغ من { $who }
   *[bare] مبلغ مسترد من { $who }
}
    .alone = { $case ->
        [noun] استرداد مبلغ
       *[bare] مبلغ مسترد
    }
    .gender = masculine
transaction-transfer-from = تحويل من { $who }
    .alone = تحويل وارد
    .gender = masculine
transaction-transfer-to = تحويل إلى { $who }
    .alone = تحويل صادر
    .gender = masculine
transaction-purchase = شراء من { $who }
    .alone = شراء
    .gender = masculine
transaction-fee = رُسوم
    .gender = feminine
transaction-interest = { $case ->
    [noun] فَوائِد
   *[bare] فَوائِد مُكتَسَبَة
}
    .gender = feminine
# same for every case
transaction-request = طلب أَموال
    .gender = masculine
transaction-adjustment = تسوية
    .gender = feminine

## Transactions with their states: said of معاملة, as banks do (معاملة مرفوضة: شراء من Acme). An adjective after the
## name would be heard as the person's: تحويل إلى Maya مرفوض.

transaction-pending = معاملة قيد الانتظار: { FORM($transaction, case: "noun") }
transaction-declined = معاملة مَرفوضَة: { FORM($transaction, case: "noun") }
transaction-reversed = معاملة مَعكوسَة: { FORM($transaction, case: "noun") }
transaction-cancelled = معاملة مُلغاة: { FORM($transaction, case: "noun") }
transaction-failed = معاملة فاشِلَة: { FORM($transaction, case: "noun") }

## The balance of an account

balance = الرصيد: { $amount }
balance-resulting = الرصيد بعد المعاملة: { $amount }
balance-overdrawn = الحساب مكشوف بِمَبلَغ { FORM($amount, case: "genitive") }
    .resulting = الحساب بعد المعاملة مكشوف بِمَبلَغ { FORM($amount, case: "genitive") }
