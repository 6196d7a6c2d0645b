## The direction of money

direction-credit = પૈસા જમા થયા

direction-debit = પૈસા ખર્ચાયા

## Kinds of transactions. Suffixes follow the name and leave it as it is. $case "noun": a participle keeps the name with
## the transaction, or the state would take it for its own (Maya તરફથી નકારાયું is that Maya refused)

transaction-deposit = જમા રકમ
    .gender = feminine
transaction-withdrawal = ઉપાડ
    .gender = masculine
transaction-payment = { $case ->
    [noun] { $who }ને કરેલ ચુકવણી
   *[bare] { $who }ને ચુકવણી
}
    .alone = ચુકવણી
    .gender = feminine
transaction-refund = { $case ->
    [noun] { $who }એ મોકલેલ રિફંડ
   *[bare] { $who } તરફથી રિફંડ
}
    .alone = રિફંડ
    .gender = neuter
transaction-transfer-from = { $case ->
    [noun] { $who }એ મોકલેલ ટ્રાન્સફર
   *[bare] { $who } તરફથી ટ્રાન્સફર
}
    .alone = ઇનકમિંગ ટ્રાન્સફર
    .gender = feminine
transaction-transfer-to = { $case ->
    [noun] { $who }ને કરેલ ટ્રાન્સફર
   *[bare] { $who }ને ટ્રાન્સફર
}
    .alone = આઉટગોઇંગ ટ્રાન્સફર
    .gender = feminine
transaction-purchase = { $case ->
    [noun] { $who } પાસેથી કરેલ ખરીદી
   *[bare] { $who } પાસેથી ખરીદી
}
    .alone = ખરીદી
    .gender = feminine
transaction-fee = ફી
    .gender = feminine
transaction-interest = { $case ->
    [noun] વ્યાજ
   *[bare] મળેલ વ્યાજ
}
    .gender = neuter
# same for every case
transaction-request = પૈસાની વિનંતી
    .gender = feminine
transaction-adjustment = ઍડજસ્ટમેન્ટ
    .gender = neuter

## Transactions with their states: after the transaction, as in a short sentence (Mayaને કરેલ ચુકવણી રદ)

transaction-pending = { FORM($transaction, case: "noun") } પેન્ડિંગ
transaction-declined = { FORM($transaction, case: "noun") } { FORM(word-refused, $transaction, 1) }
word-refused = નકારાયું
    .masculine = નકારાયો
    .feminine = નકારાઈ
transaction-reversed = { FORM($transaction, case: "noun") } રિવર્સ { FORM(word-became, $transaction, 1) }
word-became = થયું
    .masculine = થયો
    .feminine = થઈ
transaction-cancelled = { FORM($transaction, case: "noun") } રદ
transaction-failed = { FORM($transaction, case: "noun") } નિષ્ફળ

## The balance of an account

# $case "inner": after a colon.
balance = { $case ->
    [inner] બેલેન્સ { $amount }
   *[direct] બેલેન્સ: { $amount }
}
# "The balance after the transaction".
balance-resulting = { $case ->
    [inner] વ્યવહાર પછીનું બેલેન્સ { $amount }
   *[direct] વ્યવહાર પછીનું બેલેન્સ: { $amount }
}
balance-overdrawn = { FORM($amount, case: "oblique") }નો ઓવરડ્રાફ્ટ
    .resulting = વ્યવહાર પછી { FORM($amount, case: "oblique") }નો ઓવરડ્રાફ્ટ
