## Codes, whose letters and digits are heard one by one

ending = शेवटचे अंक { $digits }

ending-of = { $name }, शेवटचे अंक { $digits }

code = कोड { $code }

code-order = ऑर्डर { $code }

code-postal = पिन कोड { $code }

spelled-capital = कॅपिटल { $letter }

## Telephone numbers

phone-group = { SPELL($group) }

phone-country = प्लस { $code }

phone-international = प्लस { $code }, { $number }

phone-extension = { $number }, एक्स्टेंशन { $extension }

## Versions of apps and systems

version = आवृत्ती { $number }

version-point = { $first } पॉइंट { $second }

## Email and web addresses, with the English names of the marks, as people say them

username = ॲट { $name }

address-next = { $first } { $second }

mark-space = स्पेस

mark-dot = डॉट

mark-at = ॲट

mark-slash = स्लॅश

mark-dash = डॅश

mark-underscore = अंडरस्कोर

mark-colon = कोलन

mark-question = प्रश्नचिन्ह

mark-equals = बरोबर चिन्ह

mark-and = अँड

mark-hash = हॅश

mark-plus = प्लस

mark-percent = टक्के चिन्ह

mark-star = स्टार

mark-apostrophe = अपॉस्ट्रॉफी

mark-quote = अवतरण चिन्ह

mark-parenthesis-open = ओपन ब्रॅकेट

mark-parenthesis-close = क्लोज ब्रॅकेट

mark-dollar = डॉलर चिन्ह

mark-less = लेस दॅन

mark-greater = ग्रेटर दॅन

mark-bracket-open = ओपन स्क्वेअर ब्रॅकेट

mark-bracket-close = क्लोज स्क्वेअर ब्रॅकेट

mark-brace-open = ओपन कर्ली ब्रॅकेट

mark-brace-close = क्लोज कर्ली ब्रॅकेट

mark-bar = व्हर्टिकल बार

mark-caret = कॅरेट

mark-backtick = बॅकटिक

# CLDR has डावा-निर्देशित, which nobody says.
mark-arrow-left = डावीकडे दाखवणारा बाण

mark-arrow-right = उजवीकडे दाखवणारा बाण

mark-arrow-up = वर दाखवणारा बाण

mark-arrow-down = खाली दाखवणारा बाण
