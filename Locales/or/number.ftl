### Odia (India). Register: impersonal and polite. Requests have the form that goes with ଆପଣ (କରନ୍ତୁ, ଖୋଲନ୍ତୁ), as in Google's
### apps. People whose actions are told are honored (ଲେଖୁଛନ୍ତି, ଦେଖିଛନ୍ତି). Phrases about the app describe the thing (ଡିଲିଟ ହୋଇଛି,
### ଲୋଡ ହେଉଛି). The language has no gender.
### Status: checked
### Read: 2026-11-30, cold reader, or
###
### Each phrase is written as it is heard inside a sentence. Digits are Latin, as in the tables of Hindi. Loanwords have no mark
### at their ends that drops the vowel (ଫାଇଲ, ଡଲାର), as apps spell them now, so that endings fit: ଡଲାରରୁ. CLDR has the mark
### often. Short ones that would be another word have it (କଲ୍, ପଜ୍, ଆଟ୍, ବାର୍ ଚାର୍ଟ), but not before an ending (.ending of nouns). There are no invisible characters; ଡ଼ and ଢ଼ are decomposed, as NFC wants.
###
### Words don't change with the number. A thing that is counted has ଟି after its number (3ଟି ଡୋଜ), a person ଜଣ (3 ଜଣ ସଦସ୍ୟ); one
### is ଗୋଟିଏ and ଜଣେ. The endings -ର (of), -ରେ (in), -ରୁ (from, than) and -କୁ (to) fit every word and number. After a name of the
### user's, who may be a person, they are -ଙ୍କର, -ଙ୍କଠାରୁ and -ଙ୍କୁ, with a hyphen.

## Settings: one word each, read by the library and never spoken

number-digits = plain

## Signs

minus = ମାଇନସ { $amount }

plus = { HEAD($amount) ->
    [per-time] { FORM($amount, case: "plus") }
   *[other] ପ୍ଲସ { $amount }
}
-head-per-time = ଘଣ୍ଟା ସେକେଣ୍ଡ

## Numbers

infinity = ଅସୀମ

number-unavailable = ସଂଖ୍ୟା ଉପଲବ୍ଧ ନାହିଁ

ordinal = { $value ->
    [1] ପ୍ରଥମ
    [2] ଦ୍ୱିତୀୟ
    [3] ତୃତୀୟ
    [4] ଚତୁର୍ଥ
    [5] ପଞ୍ଚମ
    [6] ଷଷ୍ଠ
    [7] ସପ୍ତମ
    [8] ଅଷ୍ଟମ
    [9] ନବମ
    [10] ଦଶମ
   *[other] { $value }ତମ
}

percent = { $value } ପ୍ରତିଶତ

# ମାଇନସ 5ରୁ ପ୍ଲସ 22, for ମାଇନସ would be heard as of both.
range = { HEAD($from) ->
    [below-zero] { $from }ରୁ { range-above }
   *[other] { $from }ରୁ { $to }
}
range-above = { HEAD($to) ->
    [unsigned] { $to }
   *[signed] ପ୍ଲସ { $to }
}
-head-below-zero = ମାଇନସ
-head-unsigned = ମାଇନସ ପ୍ଲସ 0 ଶୂନ !0.

## Large numbers, rounded: thousand, lakh, crore, a thousand crore, a lakh crore

compact-3 = { $count } ହଜାର

compact-5 = { $count } ଲକ୍ଷ

compact-7 = { $count } କୋଟି

compact-10 = { $count } ହଜାର କୋଟି

compact-12 = { $count } ଲକ୍ଷ କୋଟି
