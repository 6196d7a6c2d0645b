## Which way money went

direction-credit = argent ajouté

direction-debit = argent dépensé

## What a transaction is: nouns all, so that "échec" can stand before them. Names follow a preposition, which may lose
## its vowel; the name itself stays as it is.

# "De" before a name: de Maya, d’Alice. Before most names in h it stays whole: the h is dumb in Henri and Hector, not in
# Harry.
of-name = { HEAD($who) ->
    [vowel] d’{ $who }
   *[other] de { $who }
}

# What "de", "du" and "le" are shortened before. No y but that of Yves, Ysé and Ylan, before a consonant, and no "ou" that
# sounds like w.
-head-vowel =
    a à á â ã ä å æ e é è ê ë i í î ï o ó ô õ ö ø œ u ù ú û ü yl yn ys yv
    hadri hec hedw hél helen hen herm herv hila hip hon hor hôp hôt hub huguet hya
    !herman !hong !onz !oua !oui

transaction-deposit = dépôt
    .gender = masculine
transaction-withdrawal = retrait
    .gender = masculine
transaction-payment = paiement à { $who }
    .alone = paiement
    .gender = masculine
# Not "de": "remboursement de Maya" leaves open who paid whom.
transaction-refund = remboursement par { $who }
    .alone = remboursement
    .gender = masculine
transaction-transfer-from = virement { of-name }
    .alone = virement
    .gender = masculine
transaction-transfer-to = virement à { $who }
    .alone = virement
    .gender = masculine
transaction-purchase = achat chez { $who }
    .alone = achat
    .gender = masculine
transaction-fee = frais
    .gender = masculine-plural
transaction-interest = versement d’intérêts
    .gender = masculine
transaction-request = demande d’argent
    .gender = feminine
transaction-adjustment = ajustement
    .gender = masculine

## What became of it. The state stands last, behind a name too: "remboursement refusé par Acme" would say who refused

transaction-pending = { $transaction } { FORM(state-pending, $transaction, 1) }
transaction-declined = { $transaction } { FORM(state-declined, $transaction, 1) }
# Fees were paid, and are paid back: frais remboursés.
transaction-reversed = { TRAIT($transaction, "gender") ->
    [masculine-plural] { $transaction } { FORM(state-refunded, $transaction, 1) }
   *[other] { $transaction } { FORM(adjective-reversed, $transaction, 1) }
}
transaction-cancelled = { $transaction } { FORM(state-cancelled, $transaction, 1) }
# Money that was booked and went back. "Contrepassé" is known to accountants only, "restitué" is said of things that are
# handed back, and "annulé" by itself is the state above.
adjective-reversed = { state-cancelled } après exécution
# Not "échoué", which is said of ships: échec du paiement à Maya, échec de l’achat chez Acme.
# Fees by themselves do not fail; charging them does.
transaction-failed = { TRAIT($transaction, "gender") ->
    [feminine] échec de la { $transaction }
    [masculine-plural] échec du prélèvement des { $transaction }
   *[masculine] { HEAD($transaction) ->
        [vowel] échec de l’{ $transaction }
       *[other] échec du { $transaction }
    }
}

## What is in the account: no capital after a colon

balance = solde : { $amount }
# Not "nouveau solde": it is also said of transactions long past.
balance-resulting = solde après opération : { $amount }
# découvert de 5 dollars; découvert d’une livre
balance-overdrawn = découvert { of-amount }
    .resulting = découvert après opération : { $amount }
