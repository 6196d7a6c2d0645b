## Codes, whose letters and digits are heard one by one

ending = చివరి అంకెలు { $digits }

ending-of = { $name }, చివరి అంకెలు { $digits }

code = కోడ్ { $code }

code-order = ఆర్డర్ { $code }

code-postal = పిన్ కోడ్ { $code }

spelled-capital = క్యాపిటల్ { $letter }

## Telephone numbers

phone-group = { SPELL($group) }

phone-country = ప్లస్ { $code }

phone-international = ప్లస్ { $code }, { $number }

phone-extension = { $number }, ఎక్స్‌టెన్షన్ { $extension }

## Versions of apps and systems

version = వెర్షన్ { $number }

version-point = { $first } పాయింట్ { $second }

## Email and web addresses: the English names, as people say them

username = ఎట్ { $name }

address-next = { $first } { $second }

mark-space = స్పేస్

mark-dot = డాట్

mark-at = ఎట్

mark-dash = డ్యాష్

mark-underscore = అండర్‌స్కోర్

mark-and = అండ్

mark-hash = హ్యాష్

mark-plus = ప్లస్

mark-star = స్టార్

mark-apostrophe = అపాస్ట్రఫీ

mark-quote = కొటేషన్ గుర్తు

mark-parenthesis-open = ఓపెన్ బ్రాకెట్

mark-parenthesis-close = క్లోజ్ బ్రాకెట్

mark-dollar = డాలర్ గుర్తు

mark-less = లెస్ దెన్

mark-greater = గ్రేటర్ దెన్

mark-bracket-open = ఓపెన్ స్క్వేర్ బ్రాకెట్

mark-bracket-close = క్లోజ్ స్క్వేర్ బ్రాకెట్

mark-brace-open = ఓపెన్ కర్లీ బ్రాకెట్

mark-brace-close = క్లోజ్ కర్లీ బ్రాకెట్

mark-bar = నిలువు గీత

mark-caret = క్యారెట్

mark-backtick = బ్యాక్‌టిక్
