## Codes, whose letters and digits are heard one by one

ending = അവസാന അക്കങ്ങൾ { $digits }

ending-of = { $name }, അവസാന അക്കങ്ങൾ { $digits }

code = കോഡ് { $code }

code-order = ഓർഡർ { $code }

code-postal = പിൻ കോഡ് { $code }

spelled-capital = ക്യാപിറ്റൽ { $letter }

## Telephone numbers

phone-group = { SPELL($group) }

phone-country = പ്ലസ് { $code }

phone-international = പ്ലസ് { $code }, { $number }

phone-extension = { $number }, എക്സ്റ്റൻഷൻ { $extension }

## Versions of apps and systems

version = പതിപ്പ് { $number }

version-point = { $first } പോയിന്റ് { $second }

## Email and web addresses, and the marks as people spell them

username = അറ്റ് { $name }

address-next = { $first } { $second }

mark-space = സ്പേസ്

mark-dot = ഡോട്ട്

mark-at = അറ്റ്

mark-dash = ഡാഷ്

mark-underscore = അണ്ടർസ്കോർ

mark-question = ചോദ്യചിഹ്നം

mark-and = ആൻഡ്

mark-hash = ഹാഷ്

mark-plus = പ്ലസ്

mark-tilde = ടിൽഡ്

mark-star = സ്റ്റാർ

mark-comma = കോമ

mark-semicolon = സെമികോളൺ

mark-apostrophe = അപ്പോസ്ട്രഫി

mark-quote = ഉദ്ധരണി ചിഹ്നം

mark-exclamation = ആശ്ചര്യചിഹ്നം

mark-parenthesis-open = ഓപ്പൺ ബ്രാക്കറ്റ്

mark-parenthesis-close = ക്ലോസ് ബ്രാക്കറ്റ്

mark-backslash = ബാക്ക്സ്ലാഷ്

mark-dollar = ഡോളർ ചിഹ്നം

mark-less = ലെസ് ദാൻ

mark-greater = ഗ്രേറ്റർ ദാൻ

mark-bracket-open = ഓപ്പൺ സ്ക്വയർ ബ്രാക്കറ്റ്

mark-bracket-close = ക്ലോസ് സ്ക്വയർ ബ്രാക്കറ്റ്

mark-brace-open = ഓപ്പൺ കേർളി ബ്രാക്കറ്റ്

mark-brace-close = ക്ലോസ് കേർളി ബ്രാക്കറ്റ്

mark-bar = വെർട്ടിക്കൽ ബാർ

mark-caret = കാരറ്റ് ചിഹ്നം

mark-backtick = ബാക്ക്ടിക്ക്

mark-percent = ശതമാന ചിഹ്നം

mark-equals = സമം
