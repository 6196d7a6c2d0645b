### Finnish (Finland). Register: plain, neutral, impersonal: results are said with a passive participle (otettu, peruttu)
### or a noun, and nobody is addressed. Finnish has no gender.
### Status: drafted
###
### A phrase stands here as it is heard inside a sentence; its first letter is put in title case where one begins.
### A number in digits is only ever in the nominative, with the noun in the partitive (5 annosta): voices read digits in
### no other case. Where the language asks for one, the number is in words (viiden minuutin päästä) or the phrase is
### worded otherwise (3, yhteensä 5).
### $case: nominative where nothing is asked; accusative of a span of time (tunnin myöhässä), and genitive of any measure
### (kahden kilometrin päässä); of days and times "on" (tiistaina), "from" (tiistaista) and "to" (tiistaihin); of days of the
### week "every" (tiistaisin); of months "since" (maaliskuusta).

## Settings: one word each, read by the library and never spoken

# Groups are parted by a no-break space in Finnish, and voices then read 28 547 as two numbers.
number-digits = plain

## Signs

minus = miinus { $amount }

plus = plus { $amount }

## Numbers

infinity = ääretön

number-unavailable = luku ei ole saatavilla

# Voices read "22." as plain 22: up to 31 in words, further up "numero 32".
ordinal = { NUMBER($value, type: "ordinal") ->
    [1] ensimmäinen
    [2] toinen
    [3] kolmas
    [4] neljäs
    [5] viides
    [6] kuudes
    [7] seitsemäs
    [8] kahdeksas
    [9] yhdeksäs
    [10] kymmenes
    [11] yhdestoista
    [12] kahdestoista
    [13] kolmastoista
    [14] neljästoista
    [15] viidestoista
    [16] kuudestoista
    [17] seitsemästoista
    [18] kahdeksastoista
    [19] yhdeksästoista
    [20] kahdeskymmenes
    [21] kahdeskymmenesensimmäinen
    [22] kahdeskymmenestoinen
    [23] kahdeskymmeneskolmas
    [24] kahdeskymmenesneljäs
    [25] kahdeskymmenesviides
    [26] kahdeskymmeneskuudes
    [27] kahdeskymmenesseitsemäs
    [28] kahdeskymmeneskahdeksas
    [29] kahdeskymmenesyhdeksäs
    [30] kolmaskymmenes
    [31] kolmaskymmenesensimmäinen
   *[other] numero { $value }
}

percent = { $value ->
    [one] { $value } prosentti
   *[other] { $value } prosenttia
}

# "2:sta 4:ään" would have both numbers in a case that voices do not read; here both are in the nominative.
range = vähintään { $from } ja enintään { $to }

## Large numbers in short. Names of the long scale: miljardi is ten to the 9th, biljoona ten to the 12th.

# "1 tuhat" is not said.
compact-3 = { $count ->
    [1] tuhat
   *[other] { $count } tuhatta
}

compact-6 = { $count ->
    [one] { $count } miljoona
   *[other] { $count } miljoonaa
}

compact-9 = { $count ->
    [one] { $count } miljardi
   *[other] { $count } miljardia
}

compact-12 = { $count ->
    [one] { $count } biljoona
   *[other] { $count } biljoonaa
}

## The genitive of a number, in words as far as spans of time go: viiden minuutin päästä. Voices read "5 minuutin" with
## the number in the nominative.

numeral-genitive = { $count ->
    [1] yhden
    [2] kahden
    [3] kolmen
    [4] neljän
    [5] viiden
    [6] kuuden
    [7] seitsemän
    [8] kahdeksan
    [9] yhdeksän
    [10] kymmenen
    [11] yhdentoista
    [12] kahdentoista
    [13] kolmentoista
    [14] neljäntoista
    [15] viidentoista
    [16] kuudentoista
    [17] seitsemäntoista
    [18] kahdeksantoista
    [19] yhdeksäntoista
    [20] kahdenkymmenen
    [21] kahdenkymmenenyhden
    [22] kahdenkymmenenkahden
    [23] kahdenkymmenenkolmen
    [24] kahdenkymmenenneljän
    [25] kahdenkymmenenviiden
    [26] kahdenkymmenenkuuden
    [27] kahdenkymmenenseitsemän
    [28] kahdenkymmenenkahdeksan
    [29] kahdenkymmenenyhdeksän
    [30] kolmenkymmenen
    [31] kolmenkymmenenyhden
    [32] kolmenkymmenenkahden
    [33] kolmenkymmenenkolmen
    [34] kolmenkymmenenneljän
    [35] kolmenkymmenenviiden
    [36] kolmenkymmenenkuuden
    [37] kolmenkymmenenseitsemän
    [38] kolmenkymmenenkahdeksan
    [39] kolmenkymmenenyhdeksän
    [40] neljänkymmenen
    [41] neljänkymmenenyhden
    [42] neljänkymmenenkahden
    [43] neljänkymmenenkolmen
    [44] neljänkymmenenneljän
    [45] neljänkymmenenviiden
    [46] neljänkymmenenkuuden
    [47] neljänkymmenenseitsemän
    [48] neljänkymmenenkahdeksan
    [49] neljänkymmenenyhdeksän
    [50] viidenkymmenen
    [51] viidenkymmenenyhden
    [52] viidenkymmenenkahden
    [53] viidenkymmenenkolmen
    [54] viidenkymmenenneljän
    [55] viidenkymmenenviiden
    [56] viidenkymmenenkuuden
    [57] viidenkymmenenseitsemän
    [58] viidenkymmenenkahdeksan
    [59] viidenkymmenenyhdeksän
    [one] { $count }
   *[other] { $count }
}
