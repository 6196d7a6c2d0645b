### Family allowance, in Greek

## The account of a child

weekly-allowance = εβδομαδιαίο χαρτζιλίκι
allowance-schedule = ημέρα για χαρτζιλίκι
last-allowance = τελευταίο χαρτζιλίκι

## What money is for

category-allowance = χαρτζιλίκι
category-gifts = δώρα

## What a child saves for

# A noun, which agrees with no percentage.
saved-share = αποταμίευση { $share }

## Headings

children = παιδιά
transactions = συναλλαγές
wish-list = λίστα επιθυμιών
analytics = στατιστικά

## Signing in

sign-in = είσοδος
register = εγγραφή
wait-hint = περιμένετε
# In the first person, as on Greek buttons.
forgot-password = ξέχασα τον κωδικό πρόσβασης
enter-email = εισαγάγετε τη διεύθυνση email σας για είσοδο

## Fields of a transaction

amount = ποσό
    .gender = neuter
what-for = περιγραφή
    .gender = feminine

## Buttons

add-child = προσθήκη παιδιού
add-transaction = προσθήκη συναλλαγής
add-wish = προσθήκη επιθυμίας
buy = αγορά
refresh = ανανέωση
sign-out = έξοδος
back = πίσω
cancel = ακύρωση
save = αποθήκευση
delete = διαγραφή

## What went wrong

problem-credentials = λάθος διεύθυνση email ή κωδικός πρόσβασης
