money-major-minor = { $major } et { $minor }

money-hidden = montant masqué

money-unavailable = montant indisponible

## Ranges

# de 20 dollars et 50 centimes à 30 dollars; d’une livre et 50 pence à 3 livres. The cases are those of "range".
money-range = { $case ->
    [of] { money-ends }
    [amount] { money-ends }
    [until] { money-ends }
   *[alone] { money-range-alone }
}
money-ends = { $from } à { range-to }
money-range-alone = { HEAD(money-range-from) ->
    [un] d’{ money-range-from } à { range-to }
   *[other] de { money-range-from } à { range-to }
}
money-range-from = { FORM($from, case: "of") }

# de 20 à 30 dollars: $range says "de" and "à" already (see "range"), the unit only follows.
money-range-shared = { FORM($currency, $range) }
