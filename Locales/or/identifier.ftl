## Codes, whose letters and digits are heard one by one

ending = ଶେଷ ଅଙ୍କଗୁଡ଼ିକ { $digits }

ending-of = { $name }, ଶେଷ ଅଙ୍କଗୁଡ଼ିକ { $digits }

code = କୋଡ { $code }

code-order = ଅର୍ଡର { $code }

code-postal = ପିନ କୋଡ { $code }

spelled-capital = କ୍ୟାପିଟାଲ { $letter }

## Telephone numbers

phone-group = { SPELL($group) }

phone-country = ପ୍ଲସ { SPELL($code) }

phone-international = ପ୍ଲସ { SPELL($code) }, { $number }

phone-extension = { $number }, ଏକ୍ସଟେନସନ { $extension }

## Versions of apps and systems

version = ଭର୍ସନ { $number }

version-point = { $first } ପଏଣ୍ଟ { $second }

## Email and web addresses: CLDR's names are those of a code chart

username = ଆଟ୍ { $name }

address-next = { $first } { $second }

mark-space = ସ୍ପେସ

mark-dot = ଡଟ୍

mark-at = ଆଟ୍

mark-slash = ସ୍ଲାସ

mark-dash = ଡ୍ୟାସ

mark-underscore = ଅଣ୍ଡରସ୍କୋର

mark-colon = କୋଲନ

mark-question = ପ୍ରଶ୍ନବାଚକ ଚିହ୍ନ

mark-equals = ସମାନ ଚିହ୍ନ

mark-and = ଆଣ୍ଡ୍

mark-hash = ହ୍ୟାସ

mark-plus = ପ୍ଲସ

mark-percent = ପ୍ରତିଶତ ଚିହ୍ନ

mark-star = ଷ୍ଟାର

mark-apostrophe = ଆପୋଷ୍ଟ୍ରଫି

mark-quote = ଉଦ୍ଧୃତି ଚିହ୍ନ

mark-semicolon = ସେମିକୋଲନ

mark-parenthesis-open = ଓପନ ବ୍ରାକେଟ

mark-parenthesis-close = କ୍ଲୋଜ ବ୍ରାକେଟ

mark-backslash = ବ୍ୟାକସ୍ଲାସ

mark-dollar = ଡଲାର ଚିହ୍ନ

mark-less = ଲେସ ଦ୍ୟାନ

mark-greater = ଗ୍ରେଟର ଦ୍ୟାନ

mark-bracket-open = ଓପନ ସ୍କୋୟାର ବ୍ରାକେଟ

mark-bracket-close = କ୍ଲୋଜ ସ୍କୋୟାର ବ୍ରାକେଟ

mark-brace-open = ଓପନ କର୍ଲି ବ୍ରାକେଟ

mark-brace-close = କ୍ଲୋଜ କର୍ଲି ବ୍ରାକେଟ

mark-bar = ଭର୍ଟିକାଲ ବାର୍

mark-caret = କ୍ୟାରେଟ

mark-backtick = ବ୍ୟାକଟିକ
mark-arrow-left = ବାମମୁହାଁ ତୀର
mark-arrow-right = ଡାହାଣମୁହାଁ ତୀର
mark-arrow-up = ଉପରମୁହାଁ ତୀର
mark-arrow-down = ତଳମୁହାଁ ତୀର
