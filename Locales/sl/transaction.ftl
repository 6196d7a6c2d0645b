## The direction of money

direction-credit = v dobro računa

direction-debit = odliv z računa

## Kinds of transactions. Names come after the word for who they are: prepositions would inflect them

transaction-deposit = polog
    .gender = masculine
transaction-withdrawal = dvig gotovine
    .gender = masculine
transaction-payment = plačilo, prejemnik: { $who }
    .alone = plačilo
    .gender = neuter
transaction-refund = vračilo denarja, plačnik: { $who }
    .alone = vračilo denarja
    .gender = neuter
transaction-transfer-from = nakazilo, pošiljatelj: { $who }
    .alone = dohodno nakazilo
    .gender = neuter
transaction-transfer-to = nakazilo, prejemnik: { $who }
    .alone = odhodno nakazilo
    .gender = neuter
transaction-purchase = nakup, prodajalec: { $who }
    .alone = nakup
    .gender = masculine
transaction-fee = provizija
    .gender = feminine
# "Obresti" has only a plural.
transaction-interest = pripis obresti
    .gender = masculine
transaction-request = zahteva za denar
    .gender = feminine
transaction-adjustment = popravek
    .gender = masculine

## Transactions with their states: zavrnjeno plačilo, zavrnjena provizija, zavrnjen nakup

transaction-pending = { FORM(adjective-awaiting, $transaction, 1) } { $transaction }
transaction-declined = { FORM(adjective-refused, $transaction, 1) } { $transaction }
# Booked, and then undone
transaction-reversed = { FORM(adjective-reversed, $transaction, 1) } { $transaction }
transaction-cancelled = { FORM(adjective-called-off, $transaction, 1) } { $transaction }
transaction-failed = { FORM(adjective-unsuccessful, $transaction, 1) } { $transaction }

# "V obdelavi" is what is processed.
adjective-awaiting = čakajoče
    .masculine = čakajoč
    .feminine = čakajoča
adjective-refused = zavrnjeno
    .masculine = zavrnjen
    .feminine = zavrnjena
adjective-reversed = stornirano
    .masculine = storniran
    .feminine = stornirana
adjective-called-off = preklicano
    .masculine = preklican
    .feminine = preklicana
adjective-unsuccessful = neuspelo
    .masculine = neuspel
    .feminine = neuspela
    .feminine-genitive = neuspele
    .plural = neuspeli
    .plural-genitive = neuspelih

## The balance of an account

# In a field one colon is enough: račun: stanje 31 evrov.
balance = { $case ->
    [value] stanje { $amount }
   *[alone] stanje: { $amount }
}
balance-resulting = { $case ->
    [value] novo stanje { $amount }
   *[alone] novo stanje: { $amount }
}
balance-overdrawn = { $case ->
    [value] prekoračitev { $amount }
   *[alone] prekoračitev: { $amount }
}
    .resulting = { $case ->
        [value] prekoračitev po transakciji { $amount }
       *[alone] prekoračitev po transakciji: { $amount }
    }
