# Canadians say 811, 911, and area codes such as 819 digit by digit. Only these are numbers: un 800.
-head-service = 800 900
# Québec says "arobas", with the s; "trait de soulignement" is the word of CLDR and keyboards, "tiret bas" that of France.
username = arobas { $name }
mark-at = arobas
mark-underscore = trait de soulignement
