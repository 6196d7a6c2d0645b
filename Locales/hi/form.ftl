## Names of form fields

field-amount = राशि
    .gender = feminine
field-description = विवरण
    .gender = masculine
field-comment = टिप्पणी
    .gender = feminine
field-title = शीर्षक
    .gender = masculine
field-date = तारीख
    .gender = feminine
field-time = समय
    .gender = masculine
field-address = पता
    .gender = masculine
# A noun, for अमान्य before it and आवश्यक है after it.
field-select-profile = प्रोफ़ाइल चयन
    .gender = masculine

## Errors in a form, and how to correct them

# same for every number
errors-in-form = { $count ->
    [1] { $count } त्रुटि: { $field }
    [one] { $count } त्रुटियां। पहली: { $field }
   *[other] { $count } त्रुटियां। पहली: { $field }
}
    .alone = { $count ->
        [1] { $count } त्रुटि
        [one] { $count } त्रुटियां
       *[other] { $count } त्रुटियां
    }
error-email-format = पूरा ईमेल पता दर्ज करें, जैसे name ऐट example डॉट com
error-amount-range = राशि दर्ज करें: { $range }
    .exact = राशि दर्ज करें: { $amount }
error-number-range = { $least } से { $most } तक की संख्या दर्ज करें
error-least-characters = कम से कम { $count } वर्ण दर्ज करें
error-most-characters = ज़्यादा से ज़्यादा { $count } वर्ण दर्ज करें
error-passwords-differ = दोनों पासवर्ड एक जैसे होने चाहिए
error-credentials = ईमेल पता या पासवर्ड गलत है। दोनों जांचें
error-choose = कम से कम एक विकल्प चुनें
error-connection = इंटरनेट कनेक्शन नहीं है। कनेक्ट करके फिर से कोशिश करें
error-try-again = कुछ गड़बड़ हुई। फिर से कोशिश करें
error-try-later = सेवा अभी उपलब्ध नहीं है। बाद में फिर से कोशिश करें

## Whether the characters of a password can be seen

password-shown = पासवर्ड दिख रहा है
password-hidden = पासवर्ड छिपा हुआ है

## Requirements of a form field

require-characters = कम से कम { $count } वर्ण
require-parts = { $length }, जिनमें { $parts } हो
    .alone = आवश्यक: { $parts }
require-digit = एक अंक
require-symbol = एक चिह्न
require-capital = एक बड़ा अक्षर
require-small = एक छोटा अक्षर
require-all = सभी फ़ील्ड आवश्यक हैं
# same for every number
require-option = { $count ->
    [1] नीचे दिया विकल्प चुनें
    [one] नीचे दिए { $count } विकल्पों में से चुनें
   *[other] नीचे दिए { $count } विकल्पों में से चुनें
}

## The number of characters that can still be entered

characters-left = { $count } वर्ण बाकी
characters-none-left = कोई वर्ण बाकी नहीं
characters-over = सीमा से { $count } वर्ण ज़्यादा
