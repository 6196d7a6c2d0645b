## The direction of money

direction-credit = பணம் சேர்க்கப்பட்டது

direction-debit = பணம் செலவழிக்கப்பட்டது

## Kinds of transactions. The name comes after a comma and its role

transaction-deposit = டெபாசிட்
transaction-withdrawal = பணம் எடுத்தல்
transaction-payment = பேமெண்ட், பெறுநர்: { $who }
    .alone = பேமெண்ட்
transaction-refund = ரீஃபண்ட், அனுப்புநர்: { $who }
    .alone = ரீஃபண்ட்
transaction-transfer-from = பணப் பரிமாற்றம், அனுப்புநர்: { $who }
    .alone = பெறப்பட்ட பணப் பரிமாற்றம்
transaction-transfer-to = பணப் பரிமாற்றம், பெறுநர்: { $who }
    .alone = அனுப்பிய பணப் பரிமாற்றம்
transaction-purchase = கொள்முதல், விற்பனையாளர்: { $who }
    .alone = கொள்முதல்
transaction-fee = கட்டணம்
transaction-interest = { $case ->
    [noun] வட்டி
   *[bare] வட்டி வரவு
}
# same for every case
transaction-request = பணக் கோரிக்கை
transaction-adjustment = சரிக்கட்டல்

## Transactions with their states: the state comes before it, but a failure is told

transaction-pending = நிலுவையில் உள்ள { FORM($transaction, case: "noun") }
transaction-declined = நிராகரிக்கப்பட்ட { FORM($transaction, case: "noun") }
transaction-reversed = திரும்பப் பெறப்பட்ட { FORM($transaction, case: "noun") }
transaction-cancelled = ரத்துசெய்யப்பட்ட { FORM($transaction, case: "noun") }
transaction-failed = { FORM($transaction, case: "noun") }, தோல்வியடைந்தது

## The balance of an account

balance = இருப்பு: { $amount }
balance-resulting = பரிவர்த்தனைக்குப் பின் இருப்பு: { $amount }
balance-overdrawn = { $amount } ஓவர்டிராஃப்ட்
    .resulting = பரிவர்த்தனைக்குப் பின் { $amount } ஓவர்டிராஃப்ட்
