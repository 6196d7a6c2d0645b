## How the parts of a label are joined

label-sentences = { $first }। { $second }

label-marked = { $first } { $second }

label-field = { $name }: { $value }

label-category = श्रेणी

label-creator = { $who } द्वारा बनाया गया
