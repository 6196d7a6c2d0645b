### Hindi (India), standard spoken Hindi in Devanagari. Register: impersonal and polite. Requests take the form that
### goes with आप (करें, चुनें, दबाएं); what the app does is said of the thing (हटाया गया, लोड हो रहा है). No verb and no
### adjective agrees with the listener, whose gender is never said.
### Status: checked
###
### A phrase stands here as it is heard inside a sentence. Digits are Latin (CLDR). Nasal vowels are written ं
### everywhere, as in most apps: some voices misread ाएँ at the end of a word (सूचनाएँ).
###
### $case: direct where nothing is asked, "oblique" before a postposition (1 घंटे की देरी). After a number only the
### singular of masculine nouns in ा changes: 1 रुपये से, 2 रुपये से. Times and days have two cases of their own, see
### date.ftl.
### $gender: masculine where nothing is asked, feminine; states have masculine-plural and feminine-plural too.
###
### The category "one" is 0, 1 and fractions below 1. Only 1 is singular in speech (1 रुपया, but 0 रुपये, 0.5 रुपये, 0
### सूचनाएं), so that 1 has a variant of its own and "one" sounds like "other". CLDR's units are singular for all of
### "one".
### A noun that is the same in the singular and the plural has no variants (1 संदेश, 5 संदेश).

## Settings: one word each, read by the library and never spoken

# Voices that read grouped numbers lose the fraction (1,234.5 becomes "one thousand two hundred thirty-four"); plain
# digits are read by lakh and crore all the same.
number-digits = plain

## Signs

# The everyday word, as for temperatures. CLDR's ऋण is the word of school books, and before money it is a loan.
minus = माइनस { $amount }

plus = प्लस { $amount }

## Numbers

infinity = अनंत

number-unavailable = संख्या उपलब्ध नहीं

# In words up to the twentieth: voices read 22वां as "22 वां". Then "number 22", for any gender.
ordinal = { $gender ->
    [feminine] { ordinal-feminine }
   *[masculine] { $case ->
        [oblique] { ordinal-oblique }
       *[direct] { ordinal-masculine }
    }
}
ordinal-masculine = { $value ->
    [1] पहला
    [2] दूसरा
    [3] तीसरा
    [4] चौथा
    [5] पांचवां
    [6] छठा
    [7] सातवां
    [8] आठवां
    [9] नौवां
    [10] दसवां
    [11] ग्यारहवां
    [12] बारहवां
    [13] तेरहवां
    [14] चौदहवां
    [15] पंद्रहवां
    [16] सोलहवां
    [17] सत्रहवां
    [18] अठारहवां
    [19] उन्नीसवां
    [20] बीसवां
   *[other] नंबर { $value }
}
ordinal-oblique = { $value ->
    [1] पहले
    [2] दूसरे
    [3] तीसरे
    [4] चौथे
    [5] पांचवें
    [6] छठे
    [7] सातवें
    [8] आठवें
    [9] नौवें
    [10] दसवें
    [11] ग्यारहवें
    [12] बारहवें
    [13] तेरहवें
    [14] चौदहवें
    [15] पंद्रहवें
    [16] सोलहवें
    [17] सत्रहवें
    [18] अठारहवें
    [19] उन्नीसवें
    [20] बीसवें
   *[other] नंबर { $value }
}
ordinal-feminine = { $value ->
    [1] पहली
    [2] दूसरी
    [3] तीसरी
    [4] चौथी
    [5] पांचवीं
    [6] छठी
    [7] सातवीं
    [8] आठवीं
    [9] नौवीं
    [10] दसवीं
    [11] ग्यारहवीं
    [12] बारहवीं
    [13] तेरहवीं
    [14] चौदहवीं
    [15] पंद्रहवीं
    [16] सोलहवीं
    [17] सत्रहवीं
    [18] अठारहवीं
    [19] उन्नीसवीं
    [20] बीसवीं
   *[other] नंबर { $value }
}

percent = { $value } प्रतिशत

# Without तक at the end: it stands before the name of a unit, 20 से 30 डॉलर.
range = { $from } से { $to }

## Large numbers in short, by the Indian powers: thousand, lakh, crore, arab, kharab

compact-3 = { $count } हज़ार

compact-5 = { $count } लाख

compact-7 = { $count } करोड़

compact-9 = { $count } अरब

compact-11 = { $count } खरब
