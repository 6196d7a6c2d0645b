## The direction of money

direction-credit = पैसे जोड़े गए

direction-debit = पैसे खर्च हुए

## Kinds of transactions. Postpositions follow the name and leave it as it is

transaction-deposit = जमा
    .gender = masculine
transaction-withdrawal = निकासी
    .gender = feminine
transaction-payment = { $who } को भुगतान
    .alone = भुगतान
    .gender = masculine
transaction-refund = { $who } से रिफ़ंड
    .alone = रिफ़ंड
    .gender = masculine
transaction-transfer-from = { $who } से ट्रांसफ़र
    .alone = प्राप्त ट्रांसफ़र
    .gender = masculine
transaction-transfer-to = { $who } को ट्रांसफ़र
    .alone = भेजा गया ट्रांसफ़र
    .gender = masculine
transaction-purchase = { $who } से खरीदारी
    .alone = खरीदारी
    .gender = feminine
transaction-fee = शुल्क
    .gender = masculine
# Avoid मिला हुआ, which is also "mixed in".
transaction-interest = { $case ->
    [noun] ब्याज
   *[bare] ब्याज मिला
}
    .gender = masculine
# same for every case
transaction-request = पैसों का अनुरोध
    .gender = masculine
transaction-adjustment = समायोजन
    .gender = masculine

## Transactions with their states: after the transaction, as in a short sentence (Maya को भुगतान अस्वीकृत). Before it
## the adjective would be mistaken for the name's.

transaction-pending = { FORM($transaction, case: "noun") } लंबित
# Avoid नामंज़ूर, which would be said of the name's: Maya को भुगतान नामंज़ूर is that Maya does not accept it.
transaction-declined = { FORM($transaction, case: "noun") } अस्वीकृत
# A pause before the verb, which would take the name for its own: मीरा को ट्रांसफ़र रिवर्स किया गया is "reversed to
# Meera".
transaction-reversed = { FORM($transaction, case: "noun") }, रिवर्स { FORM(word-done, $transaction, 1) }
transaction-cancelled = { FORM($transaction, case: "noun") } रद्द
transaction-failed = { FORM($transaction, case: "noun") } विफल

## The balance of an account

# $case "inner": after a colon.
balance = { $case ->
    [inner] शेष राशि { $amount }
   *[direct] शेष राशि: { $amount }
}
# "The balance after the transaction".
balance-resulting = { $case ->
    [inner] लेनदेन के बाद शेष राशि { $amount }
   *[direct] लेनदेन के बाद शेष राशि: { $amount }
}
# For example: 5 डॉलर का ओवरड्राफ़्ट
balance-overdrawn = { FORM($amount, case: "oblique") } का ओवरड्राफ़्ट
    .resulting = लेनदेन के बाद { FORM($amount, case: "oblique") } का ओवरड्राफ़्ट
