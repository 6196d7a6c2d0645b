money-major-minor = { $major } ja { $minor }

money-hidden = piilotettu summa

money-unavailable = summa ei ole saatavilla

## Ranges

# vähintään 20 dollaria ja 50 senttiä, enintään 30 dollaria
money-range = { measure-range }

money-range-shared = { FORM($currency, $range) }
