money-major-minor = { $major } et { $minor }

money-hidden = montant masqué

money-unavailable = montant indisponible

## A recurring amount: a wage, a price, an allowance

money-per-hour = { $amount } par heure

money-per-day = { $amount } par jour

money-per-week = { $amount } par semaine

money-per-month = { $amount } par mois

money-per-year = { $amount } par an

## Ranges

# de 20 dollars et 50 centimes à 30 dollars; d’une livre et 50 pence à 3 livres
money-range = { HEAD($from) ->
    [un] d’{ $from } à { $to }
   *[other] de { $from } à { $to }
}

# de 20 à 30 dollars: $range says "de" and "à" already (see "range"), the unit only follows.
money-range-shared = { FORM($currency, $range) }
