## The direction of money

direction-credit = টাকা জমা হয়েছে

direction-debit = টাকা খরচ হয়েছে

## Kinds of transactions

transaction-deposit = জমা
transaction-withdrawal = টাকা তোলা
transaction-payment = { $who }-কে পেমেন্ট
    .alone = পেমেন্ট
transaction-refund = { $who } থেকে রিফান্ড
    .alone = রিফান্ড
transaction-transfer-from = { $who }-এর কাছ থেকে ট্রান্সফার
    .alone = ইনকামিং ট্রান্সফার
transaction-transfer-to = { $who }-কে ট্রান্সফার
    .alone = আউটগোইং ট্রান্সফার
transaction-purchase = { $who } থেকে কেনাকাটা
    .alone = কেনাকাটা
transaction-fee = ফি
transaction-interest = { $case ->
    [noun] সুদ
   *[bare] প্রাপ্ত সুদ
}
# same for every case
transaction-request = টাকার অনুরোধ
transaction-adjustment = সমন্বয়

## Transactions with their states: after the transaction and a pause, for a name before it would take the adjective

transaction-pending = { FORM($transaction, case: "noun") }, অপেক্ষমাণ
transaction-declined = { FORM($transaction, case: "noun") }, প্রত্যাখ্যান করা হয়েছে
transaction-reversed = { FORM($transaction, case: "noun") }, ফিরিয়ে নেওয়া হয়েছে
transaction-cancelled = { FORM($transaction, case: "noun") }, বাতিল হয়েছে
transaction-failed = { FORM($transaction, case: "noun") }, ব্যর্থ হয়েছে

## The balance of an account

balance = ব্যালেন্স: { $amount }
balance-resulting = লেনদেনের পরে ব্যালেন্স: { $amount }
balance-overdrawn = ওভারড্রাফট { $amount }
    .resulting = লেনদেনের পরে ওভারড্রাফট { $amount }
