# Of a telephone and an address, as most of Latin America calls it.
mark-hash = numeral
