## The direction of money

direction-credit = പണം ചേർത്തു

direction-debit = പണം ചെലവായി

## Kinds of transactions. A name has no suffix

transaction-deposit = നിക്ഷേപം
transaction-withdrawal = പിൻവലിക്കൽ
transaction-payment = പേയ്മെന്റ്, സ്വീകർത്താവ് { $who }
    .alone = പേയ്മെന്റ്
transaction-refund = { $who } നൽകിയ റീഫണ്ട്
    .alone = റീഫണ്ട്
transaction-transfer-from = { $who } അയച്ച ട്രാൻസ്ഫർ
    .alone = ഇൻകമിംഗ് ട്രാൻസ്ഫർ
transaction-transfer-to = ട്രാൻസ്ഫർ, സ്വീകർത്താവ് { $who }
    .alone = ഔട്ട്ഗോയിംഗ് ട്രാൻസ്ഫർ
transaction-purchase = പർച്ചേസ്, { $who }
    .alone = പർച്ചേസ്
transaction-fee = ഫീസ്
transaction-interest = { $case ->
    [noun] പലിശ
   *[direct] പലിശ ലഭിച്ചു
}
transaction-request = { $case ->
    [noun] പേയ്മെന്റ് അഭ്യർത്ഥന
   *[direct] പണം ആവശ്യപ്പെട്ടു
}
transaction-adjustment = ക്രമീകരണം

## Transactions with their states. A name that begins would be heard with the state: Maya അയച്ച ട്രാൻസ്ഫർ, റദ്ദാക്കി

-tail-received = റീഫണ്ട് ട്രാൻസ്ഫർ

transaction-pending = { TAIL($transaction) ->
    [received] { $transaction }, പെൻഡിംഗിലാണ്
   *[other] പെൻഡിംഗിലുള്ള { FORM($transaction, case: "noun") }
}
transaction-declined = { TAIL($transaction) ->
    [received] { $transaction }, നിരസിച്ചു
   *[other] നിരസിച്ച { FORM($transaction, case: "noun") }
}
transaction-reversed = { TAIL($transaction) ->
    [received] { $transaction }, തിരിച്ചെടുത്തു
   *[other] തിരിച്ചെടുത്ത { FORM($transaction, case: "noun") }
}
transaction-cancelled = { TAIL($transaction) ->
    [received] { $transaction }, റദ്ദാക്കി
   *[other] റദ്ദാക്കിയ { FORM($transaction, case: "noun") }
}
transaction-failed = { TAIL($transaction) ->
    [received] { $transaction }, പരാജയപ്പെട്ടു
   *[other] പരാജയപ്പെട്ട { FORM($transaction, case: "noun") }
}

## The balance of an account

# $case "inner": after a colon.
balance = { $case ->
    [inner] ബാലൻസ് { $amount }
   *[direct] ബാലൻസ്: { $amount }
}
balance-resulting = { $case ->
    [inner] ഇടപാടിന് ശേഷമുള്ള ബാലൻസ് { $amount }
   *[direct] ഇടപാടിന് ശേഷമുള്ള ബാലൻസ്: { $amount }
}
balance-overdrawn = { $amount } ഓവർഡ്രാഫ്റ്റ്
    .resulting = ഇടപാടിന് ശേഷമുള്ള ഓവർഡ്രാഫ്റ്റ് { $amount }
