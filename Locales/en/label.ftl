## How the parts of a label are joined. The parts come ready to be spoken; line ends and missing parts are taken care of

# $first (text): one sentence or several, without the last full stop.
# $second (text): the sentence that follows.
# Example: Alice Smith. Balance: 125 dollars and 50 cents
label-sentences = { $first }. { $second }

# A sentence that already ends in a mark of its own.
# $first (text): one sentence or several, with its mark.
# $second (text): the sentence that follows.
# Example: Ready? 3 of 5
label-marked = { $first } { $second }

# A sentence that ends in a digit, where a full stop would make an ordinal of the number: German "12." is "twelfth".
# $first (text): one sentence or several, without the last full stop.
# $second (text): the sentence that follows.
# Example: 3 of 5. Overdue
label-numbered = { $first }. { $second }

# $name (text or phrase): what it is. A state that names a field is asked for its case "label".
# $value (text or phrase): what it says.
# Example: Weekly allowance: 10 dollars
label-field = { FORM($name, case: "label") }: { TITLE($value) }

## What the rows of an account's history name

# The name of a field, in front of a category that the app or its user named.
# Example: Category: Allowance
label-category = category

# $who (text): who entered a transaction.
# Example: Created by John Doe
label-creator = created by { $who }
