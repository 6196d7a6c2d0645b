## Codes, whose letters and digits are heard one by one

ending = अंतिम अंक { $digits }

ending-of = { $name }, अंतिम अंक { $digits }

code = कोड { $code }

code-order = ऑर्डर { $code }

code-postal = पिन कोड { $code }

spelled-capital = कैपिटल { $letter }

## Telephone numbers

phone-group = { SPELL($group) }

phone-country = प्लस { $code }

phone-international = प्लस { $code }, { $number }

phone-extension = { $number }, एक्सटेंशन { $extension }

## Versions of apps and systems

version = वर्शन { $number }

version-point = { $first } पॉइंट { $second }

## Email and web addresses

username = ऐट { $name }

address-next = { $first } { $second }

mark-space = स्पेस

mark-dot = डॉट

mark-at = ऐट

mark-dash = डैश

mark-underscore = अंडरस्कोर

mark-question = प्रश्नचिह्न

mark-and = ऐंड

mark-hash = हैश

mark-plus = प्लस

mark-tilde = टिल्ड

mark-star = स्टार

mark-apostrophe = अपॉस्ट्रफ़ी

mark-quote = उद्धरण चिह्न

mark-parenthesis-open = ओपन ब्रैकेट

mark-parenthesis-close = क्लोज़ ब्रैकेट

mark-dollar = डॉलर चिह्न

mark-less = लेस दैन

mark-greater = ग्रेटर दैन

mark-bracket-open = ओपन स्क्वेयर ब्रैकेट

mark-bracket-close = क्लोज़ स्क्वेयर ब्रैकेट

mark-brace-open = ओपन कर्ली ब्रैकेट

mark-brace-close = क्लोज़ कर्ली ब्रैकेट

mark-bar = वर्टिकल बार

mark-caret = कैरेट

mark-backtick = बैकटिक
