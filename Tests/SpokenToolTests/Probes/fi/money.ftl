money-major-minor = { $major } ja { $minor }

money-hidden = piilotettu summa

money-unavailable = summa ei ole saatavilla

## A recurring amount: a wage, a price, an allowance

## Ranges, without a case that voices would not read (see "range")

money-range = vähintään { $from }, enintään { $to }

# enintään 1 dollari: the unit belongs to the upper number alone.
money-range-shared = vähintään { $from } ja enintään { FORM($currency, $to) }
