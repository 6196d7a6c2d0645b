## Sentences of a label
##
## These messages join the parts of a label. The parts are complete phrases. Before SpokenText joins them, it removes
## line breaks and leaves out missing parts.

# Two sentences of a label.
# $first (text): one or several sentences, without the last full stop.
# $second (text): the next sentence.
# Example: Alice Smith. Balance: 125 dollars and 50 cents
label-sentences = { $first }. { $second }

# Two sentences, if the first ends with a punctuation mark of its own.
# $first (text): one or several sentences, with the last punctuation mark.
# $second (text): the next sentence.
# Example: Ready? 3 of 5
label-marked = { $first } { $second }

# Two sentences, if the first ends with a digit. In some languages, a full stop would make the number an ordinal. For
# example, "12." is heard as "twelfth" in German.
# $first (text): one or several sentences, without the last full stop.
# $second (text): the next sentence.
# Example: 3 of 5. Overdue
label-numbered = { $first }. { $second }

# A field and its value.
# $name (text or phrase): the name of the field. If a state is the name, FORM asks for its case "label".
# $value (text or phrase): the value, such as "10 dollars".
# Example: Weekly allowance: 10 dollars
label-field = { FORM($name, case: "label") }: { TITLE($value) }

## Fields in the history of an account

# The name of a field. The value of the field is a category, in the words of the app or of its user.
# Example: Category: Allowance
label-category = category

# Says which person entered a transaction.
# $who (text): the name of the person.
# Example: Created by John Doe
label-creator = created by { $who }
