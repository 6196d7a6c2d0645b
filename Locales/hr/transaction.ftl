## The direction of money

direction-credit = uplata na račun

direction-debit = isplata s računa

## Kinds of transactions. Names come after the word for who they are: prepositions would inflect them

transaction-deposit = polog
    .gender = masculine
transaction-withdrawal = podizanje novca
    .gender = neuter
transaction-payment = plaćanje, primatelj: { $who }
    .alone = plaćanje
    .gender = neuter
transaction-refund = povrat novca, platitelj: { $who }
    .alone = povrat novca
    .gender = masculine
transaction-transfer-from = prijenos, pošiljatelj: { $who }
    .alone = dolazni prijenos
    .gender = masculine
transaction-transfer-to = prijenos, primatelj: { $who }
    .alone = odlazni prijenos
    .gender = masculine
transaction-purchase = kupnja, prodavatelj: { $who }
    .alone = kupnja
    .gender = feminine
transaction-fee = naknada
    .gender = feminine
transaction-interest = kamata
    .gender = feminine
transaction-request = zahtjev za novac
    .gender = masculine
transaction-adjustment = ispravak
    .gender = masculine

## Transactions with their states: odbijeno plaćanje, odbijena kupnja, odbijeni prijenos

transaction-pending = { FORM(adjective-unfinished, $transaction, 1) } { $transaction }
transaction-declined = { FORM(adjective-refused, $transaction, 1) } { $transaction }
# Booked, and then undone
transaction-reversed = { FORM(adjective-reversed, $transaction, 1) } { $transaction }
transaction-cancelled = { FORM(adjective-called-off, $transaction, 1) } { $transaction }
transaction-failed = { FORM(adjective-unsuccessful, $transaction, 1) } { $transaction }

adjective-unfinished = nedovršeno
    .masculine = nedovršeni
    .feminine = nedovršena
adjective-refused = odbijeno
    .masculine = odbijeni
    .feminine = odbijena
adjective-reversed = stornirano
    .masculine = stornirani
    .feminine = stornirana
adjective-called-off = otkazano
    .masculine = otkazani
    .feminine = otkazana
adjective-unsuccessful = neuspjelo
    .masculine = neuspjeli
    .feminine = neuspjela

## The balance of an account

# In a field one colon is enough: račun: stanje 31 euro.
balance = { $case ->
    [value] stanje { $amount }
   *[alone] stanje: { $amount }
}
balance-resulting = { $case ->
    [value] novo stanje { $amount }
   *[alone] novo stanje: { $amount }
}
balance-overdrawn = { $case ->
    [value] prekoračenje { $amount }
   *[alone] prekoračenje: { $amount }
}
    .resulting = { $case ->
        [value] prekoračenje nakon transakcije { $amount }
       *[alone] prekoračenje nakon transakcije: { $amount }
    }
