## Codes, whose letters and digits are heard one by one

ending = கடைசி இலக்கங்கள் { $digits }

ending-of = { $name }, கடைசி இலக்கங்கள் { $digits }

code = குறியீடு { $code }

code-order = ஆர்டர் { $code }

code-postal = பின்கோடு { $code }

spelled-capital = பெரிய எழுத்து { $letter }

## Telephone numbers

phone-group = { SPELL($group) }

phone-country = பிளஸ் { $code }

phone-international = பிளஸ் { $code }, { $number }

phone-extension = { $number }, நீட்டிப்பு எண் { $extension }

## Versions of apps and systems

version = பதிப்பு { $number }

version-point = { $first } புள்ளி { $second }

## Email and web addresses: the English names of the marks, as people read them aloud

username = அட் { $name }

address-next = { $first } { $second }

mark-space = ஸ்பேஸ்

mark-dot = டாட்

mark-at = அட்

mark-slash = ஸ்லாஷ்

mark-dash = டேஷ்

mark-underscore = அண்டர்ஸ்கோர்

mark-colon = கோலன்

mark-question = கேள்விக்குறி

mark-and = ஆம்பர்சண்ட்

mark-hash = ஹாஷ்

mark-plus = பிளஸ்

mark-tilde = டில்டா

mark-star = ஸ்டார்

mark-comma = கமா

mark-semicolon = செமிகோலன்

mark-apostrophe = அப்பாஸ்ட்ரஃபி

mark-quote = மேற்கோள் குறி

mark-parenthesis-open = திறக்கும் அடைப்புக்குறி

mark-parenthesis-close = மூடும் அடைப்புக்குறி

mark-backslash = பேக்ஸ்லாஷ்

mark-dollar = டாலர் குறி

mark-less = லெஸ் தேன்

mark-greater = கிரேட்டர் தேன்

mark-bracket-open = திறக்கும் சதுர அடைப்புக்குறி

mark-bracket-close = மூடும் சதுர அடைப்புக்குறி

mark-brace-open = திறக்கும் நெளிவு அடைப்புக்குறி

mark-brace-close = மூடும் நெளிவு அடைப்புக்குறி

mark-bar = செங்குத்துக் கோடு

mark-caret = கேரட்

mark-backtick = பேக்டிக்
