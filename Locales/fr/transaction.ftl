## The direction of money

direction-credit = argent ajouté

direction-debit = argent dépensé

## Kinds of transactions: nouns all, so that "échec" can come before them. Names follow a preposition, which may lose
## its vowel; the name itself stays as it is.

# "De" before a name: de Maya, d’Alice. Before most names in h it stays whole: the h is dumb in Henri and Hector, not in
# Harry. A name with an article comes after a colon (photo : Le Comptoir): "de" would join with that of a shop (du
# Comptoir), but not with that of a surname (de Le Goff).
of-name = { HEAD($who) ->
    [article] : { $who }
    [vowel] d’{ $who }
   *[other] de { $who }
}

# What "de", "du" and "le" are shortened before. No y but that of Yves, Ysé and Ylan, before a consonant, and no "ou"
# that sounds like w.
-head-vowel =
    a à á â ã ä å æ e é è ê ë i í î ï o ó ô õ ö ø œ u ù ú û ü yl yn ys yv
    hadri hec hedw hél helen hen herm herv hila hip hon hor hôp hôt hub huguet hya
    !herman !hong !onz !oua !oui

# "Le" and "les" as words alone: Le Comptoir, Les Restos, but not Leroy and Lesage. "La" and "l’" do not join.
-head-article =
    le !lea !leb !lec !led !lee !lef !leg !leh !lei !lej !lek !lel !lem !len !leo !lep !leq !ler !let !leu !lev !lew
    !lex !ley !lez !leé !leë !leï !le- !le’
    !lesa !lesb !lesc !lesd !lese !lesf !lesg !lesh !lesi !lesj !lesk !lesl !lesm !lesn !leso !lesp !lesq !lesr !less
    !lest !lesu !lesv !lesw !lesx !lesy !lesz !lesé !les-

transaction-deposit = dépôt
    .gender = masculine
transaction-withdrawal = retrait
    .gender = masculine
    .reversed = credited
# "Vers" where "à" would be joined with the name: paiement vers Le Comptoir.
transaction-payment = { HEAD($who) ->
    [article] paiement vers { $who }
   *[other] paiement à { $who }
}
    .alone = paiement
    .gender = masculine
    .reversed = refunded
# Avoid "de": "remboursement de Maya" leaves open who paid whom.
transaction-refund = remboursement par { $who }
    .alone = remboursement
    .gender = masculine
# After a colon nobody would know who sent it: virement émis par Le Comptoir.
transaction-transfer-from = { HEAD($who) ->
    [article] virement émis par { $who }
   *[other] virement { of-name }
}
    .alone = virement reçu
    .gender = masculine
    .reversed = returned
transaction-transfer-to = { HEAD($who) ->
    [article] virement vers { $who }
   *[other] virement à { $who }
}
    .alone = virement envoyé
    .gender = masculine
    .reversed = returned
transaction-purchase = achat chez { $who }
    .alone = achat
    .gender = masculine
    .reversed = refunded
transaction-fee = frais
    .gender = masculine-plural
    .reversed = refunded
transaction-interest = versement d’intérêts
    .gender = masculine
transaction-request = demande d’argent
    .gender = feminine
transaction-adjustment = ajustement
    .gender = masculine

## Transactions with their states. The state stands last, after a name too: "remboursement refusé par Acme" would say
## who refused

transaction-pending = { $transaction } { FORM(state-pending, $transaction, 1) }
transaction-declined = { $transaction } { FORM(state-declined, $transaction, 1) }
# Money that was booked and went back. What was paid is paid back (achat remboursé), what was withdrawn is in the
# account again (retrait recrédité), and a transfer went back to who sent it (virement restitué). "Contrepassé" is known
# to accountants only, and "annulé" alone is the state below.
transaction-reversed = { TRAIT($transaction, "reversed") ->
    [refunded] { $transaction } { FORM(state-refunded, $transaction, 1) }
    [credited] { $transaction } { FORM(adjective-recredited, $transaction, 1) }
    [returned] { $transaction } { FORM(adjective-returned, $transaction, 1) }
   *[other] { $transaction } { FORM(adjective-reversed, $transaction, 1) }
}
transaction-cancelled = { $transaction } { FORM(state-cancelled, $transaction, 1) }
adjective-recredited = recrédité
    .feminine = recréditée
    .masculine-plural = recrédités
    .feminine-plural = recréditées
adjective-returned = restitué
    .feminine = restituée
    .masculine-plural = restitués
    .feminine-plural = restituées
# All others: what came in and was taken back, and a request.
adjective-reversed = { state-cancelled } après coup
# Avoid "échoué", which is used for ships: échec du paiement à Maya, échec de l’achat chez Acme.
# Fees alone do not fail; charging them does.
transaction-failed = { TRAIT($transaction, "gender") ->
    [feminine] échec de la { $transaction }
    [masculine-plural] échec du prélèvement des { $transaction }
   *[masculine] { HEAD($transaction) ->
        [vowel] échec de l’{ $transaction }
       *[other] échec du { $transaction }
    }
}

## The balance of an account: no capital after a colon

balance = solde : { $amount }
# Avoid "nouveau solde": it is also said of transactions long past.
balance-resulting = solde après opération : { $amount }
# découvert de 5 dollars; découvert d’une livre
balance-overdrawn = découvert { of-amount }
    .resulting = découvert après opération : { $amount }
