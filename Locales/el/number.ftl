### Greek (Greece). Register: impersonal. Actions are nouns, as on the buttons of iOS and Android (διαγραφή φωτογραφίας).
### If a phrase must give an instruction, it uses the polite plural (αγγίξτε δύο φορές), which has no gender.
### Status: checked
### Read: 2026-11-30, cold reader, el
###
### Each phrase is written as it is heard inside a sentence. SpokenText capitalizes the first letter of a sentence. No
### capital after a colon.
### Values of $case: nominative (if no phrase asks for a case), accusative, and genitive. Prepositions take the accusative
### (σε 5 λεπτά, πριν από έναν μήνα, έως τις 14:30). The genitive is for ages, delays and the object of an action (8 ετών,
### διαγραφή φωτογραφίας); only nouns and units have it. Days and times have their article in the accusative (τις 14:30,
### την Τρίτη), "on" and "at" bring "σε" where it is said (στις 14:30, στις 3 Νοεμβρίου). The words around them say "από",
### "έως" and "πριν από".
### Other values of $case: "dial" and "atdial" leave out the part of the day, which another word says; "bounded" is for an
### amount after a word that limits it; "as", "label", "infinitive", and "onetime" are those of English.
### Values of $gender: masculine, feminine, and neuter (if no phrase asks for a gender).
### Voices read digits in the neuter. Before masculine and feminine nouns, numbers that would be wrong are in words
### (τρεις δόσεις, είκοσι μία ημέρες, διακόσιες σελίδες); so are the hours and days of that kind (στις τρεις, στις
### τέσσερις Μαΐου). A time with minutes stays in digits: 14:30.
### Names of people are never inflected, and have no article: they come after a colon, or after "από", "σε" and "για".
### States of what happened are verbs, which have no gender (λήφθηκε, ολοκληρώθηκαν); the others are adjectives.

## Settings: one word each, read by the library and never spoken

# Voices read 28.547 as one number.
number-digits = grouped

## Signs

minus = μείον { $amount }

plus = συν { $amount }

## Numbers

infinity = άπειρο

number-unavailable = μη διαθέσιμος αριθμός

# In words, by the rules of numerals.txt: voices read "22ο" in several ways.
ordinal = { NUMBER($value, type: "ordinal", style: "words") }

percent = { $value } τοις εκατό

# Both ends agree with the noun that follows: τρεις έως τέσσερις δόσεις.
range = { HEAD($from) ->
    [minus] { range-from } έως { range-above }
   *[other] { range-from } έως { range-to }
}
range-from = { $gender ->
    [masculine] { NUMBER($from, style: "count") }
    [feminine] { NUMBER($from, style: "count") }
   *[neuter] { $from }
}
range-to = { $gender ->
    [masculine] { NUMBER($to, style: "count") }
    [feminine] { NUMBER($to, style: "count") }
   *[neuter] { $to }
}
# The end of what begins below zero: μείον 5 έως συν 22
range-above = { HEAD($to) ->
    [unsigned] { $to }
   *[signed] συν { $to }
}
-head-minus = μείον
-head-unsigned = μείον συν 0 μηδέν !0,

## Large numbers, rounded

# People say 2500, not "2,5 χιλιάδες": thousands with a decimal are in words (χίλια διακόσια), by numerals.txt.
compact-3 = { NUMBER($count, style: "thousands") }

compact-6 = { $count ->
    [1] ένα εκατομμύριο
   *[other] { $count } εκατομμύρια
}

compact-9 = { $count ->
    [1] ένα δισεκατομμύριο
   *[other] { $count } δισεκατομμύρια
}

compact-12 = { $count ->
    [1] ένα τρισεκατομμύριο
   *[other] { $count } τρισεκατομμύρια
}
