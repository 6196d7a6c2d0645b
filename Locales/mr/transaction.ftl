## The direction of money

direction-credit = पैसे जमा झाले

direction-debit = पैसे वजा झाले

## Kinds of transactions. यांना and यांच्याकडून follow the name and leave it as it is

transaction-deposit = जमा
    .gender = feminine
transaction-withdrawal = पैसे काढणे
    .gender = neuter
transaction-payment = { $who } यांना पेमेंट
    .alone = पेमेंट
    .gender = neuter
transaction-refund = { $who } यांच्याकडून रिफंड
    .alone = रिफंड
    .gender = masculine
transaction-transfer-from = { $who } यांच्याकडून ट्रान्सफर
    .alone = { $case ->
        [noun] इनकमिंग ट्रान्सफर
       *[bare] मिळालेले ट्रान्सफर
    }
    .gender = neuter
transaction-transfer-to = { $who } यांना ट्रान्सफर
    .alone = { $case ->
        [noun] आउटगोइंग ट्रान्सफर
       *[bare] पाठवलेले ट्रान्सफर
    }
    .gender = neuter
transaction-purchase = { $who } यांच्याकडून खरेदी
    .alone = खरेदी
    .gender = feminine
transaction-fee = शुल्क
    .gender = neuter
transaction-interest = { $case ->
    [noun] व्याज
   *[bare] व्याज मिळाले
}
    .gender = neuter
# same for every case
transaction-request = पैशांची विनंती
    .gender = feminine
transaction-adjustment = समायोजन
    .gender = neuter

## Transactions with their states: after the transaction, as in a short sentence

transaction-pending = { FORM($transaction, case: "noun") } प्रलंबित
# A pause, for Maya यांना पेमेंट नामंजूर is also that Maya does not accept it.
transaction-declined = { FORM($transaction, case: "noun") }, नामंजूर
transaction-reversed = { FORM($transaction, case: "noun") }, रिव्हर्स { FORM(adjective-done, $transaction, 1, case: "said") }
transaction-cancelled = { FORM($transaction, case: "noun") }, रद्द { FORM(adjective-done, $transaction, 1, case: "said") }
# Interest and a fee can't fail by themselves.
transaction-failed = { TAIL(FORM($transaction, case: "noun")) ->
    [interest] { FORM($transaction, case: "noun") } जमा होऊ शकले नाही
    [fee] { FORM($transaction, case: "noun") } वजा होऊ शकले नाही
   *[other] { FORM($transaction, case: "noun") } अयशस्वी
}
-tail-interest = व्याज
-tail-fee = शुल्क

## The balance of an account

# $case "inner": after a colon.
balance = { $case ->
    [inner] शिल्लक { $amount }
   *[direct] शिल्लक: { $amount }
}
# "The balance after the transaction".
balance-resulting = { $case ->
    [inner] व्यवहारानंतर शिल्लक { $amount }
   *[direct] व्यवहारानंतर शिल्लक: { $amount }
}
# For example: 5 डॉलरचा ओव्हरड्राफ्ट
balance-overdrawn = { FORM($amount, case: "oblique") }चा ओव्हरड्राफ्ट
    .resulting = व्यवहारानंतर { FORM($amount, case: "oblique") }चा ओव्हरड्राफ्ट
