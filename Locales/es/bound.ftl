## Where an amount begins or ends

bound-at-least = al menos { $amount }

bound-up-to = hasta { $amount }

# más del 10 por ciento, más de 3
bound-more-than = más { change-of }

bound-less-than = menos { change-of }

# "Unos" and "unas" would have to know the gender of what is counted.
bound-about = aproximadamente { $amount }

# hacia las 8 de la tarde
bound-around = hacia { $amount }

bound-from = desde { $amount }

bound-between = entre { $from } y { $to }

bound-nearly = casi { $amount }

range-shared = { $amount }
