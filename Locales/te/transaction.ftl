## The direction of money

direction-credit = జమ

direction-debit = ఖర్చు

## Kinds of transactions

transaction-deposit = డిపాజిట్
transaction-withdrawal = విత్‌డ్రా
transaction-payment = { $who }కి చెల్లింపు
    .alone = చెల్లింపు
transaction-refund = { $who } నుండి రీఫండ్
    .alone = రీఫండ్
transaction-transfer-from = { $who } నుండి బదిలీ
    .alone = వచ్చిన బదిలీ
transaction-transfer-to = { $who }కి బదిలీ
    .alone = పంపిన బదిలీ
transaction-purchase = { $who } వద్ద కొనుగోలు
    .alone = కొనుగోలు
transaction-fee = రుసుము
transaction-interest = { $case ->
    [noun] వడ్డీ
   *[bare] వచ్చిన వడ్డీ
}
# same for every case
transaction-request = డబ్బు అభ్యర్థన
transaction-adjustment = సర్దుబాటు

## Transactions with their states, after a pause, so that the state is not the name's

transaction-pending = { FORM($transaction, case: "noun") }, పెండింగ్‌లో ఉంది
transaction-declined = { FORM($transaction, case: "noun") }, తిరస్కరణకు గురైంది
transaction-reversed = { FORM($transaction, case: "noun") }, రివర్స్ అయింది
transaction-cancelled = { FORM($transaction, case: "noun") }, రద్దయింది
transaction-failed = { FORM($transaction, case: "noun") }, విఫలమైంది

## The balance of an account

balance = { $case ->
    [inner] బ్యాలెన్స్ { $amount }
   *[direct] బ్యాలెన్స్: { $amount }
}
balance-resulting = { $case ->
    [inner] లావాదేవీ తర్వాత బ్యాలెన్స్ { $amount }
   *[direct] లావాదేవీ తర్వాత బ్యాలెన్స్: { $amount }
}
balance-overdrawn = { FORM($amount, case: "oblique") } ఓవర్‌డ్రాఫ్ట్
    .resulting = లావాదేవీ తర్వాత { FORM($amount, case: "oblique") } ఓవర్‌డ్రాఫ్ట్
