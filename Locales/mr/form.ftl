## Names of form fields

field-amount = रक्कम
    .gender = feminine
field-description = वर्णन
    .gender = neuter
field-comment = टिप्पणी
    .gender = feminine
field-title = शीर्षक
    .gender = neuter
field-date = तारीख
    .gender = feminine
field-time = वेळ
    .gender = feminine
field-address = पत्ता
    .gender = masculine
# A noun, for अमान्य before it and आवश्यक आहे after it.
field-select-profile = प्रोफाइलची निवड
    .gender = feminine

## Errors in a form, and how to correct them

errors-in-form = { $count ->
    [1] { $count } त्रुटी: { $field }
   *[other] { $count } त्रुटी. पहिली: { $field }
}
    .alone = { $count } त्रुटी
error-email-format = पूर्ण ईमेल पत्ता टाका, उदाहरणार्थ name ॲट example डॉट com
error-amount-range = रक्कम टाका: { $range }
    .exact = रक्कम टाका: { $amount }
error-number-range = { $least } ते { $most } मधील संख्या टाका
error-least-characters = { $count ->
    [1] किमान { $count } अक्षर टाका
   *[other] किमान { $count } अक्षरे टाका
}
error-most-characters = { $count ->
    [1] कमाल { $count } अक्षर टाका
   *[other] कमाल { $count } अक्षरे टाका
}
error-passwords-differ = दोन्ही पासवर्ड सारखे असले पाहिजेत
error-credentials = ईमेल पत्ता किंवा पासवर्ड चुकीचा आहे. दोन्ही तपासा
error-choose = किमान एक पर्याय निवडा
error-connection = इंटरनेट कनेक्शन नाही. कनेक्ट करून पुन्हा प्रयत्न करा
error-try-again = काहीतरी चुकले. पुन्हा प्रयत्न करा
error-try-later = सेवा सध्या उपलब्ध नाही. नंतर पुन्हा प्रयत्न करा

## Whether the characters of a password can be seen

password-shown = पासवर्ड दिसत आहे
password-hidden = पासवर्ड लपवलेला आहे

## Requirements of a form field

require-characters = { $count ->
    [1] किमान { $count } अक्षर
   *[other] किमान { $count } अक्षरे
}
require-parts = { $length }, त्यांत { $parts } हवे
    .alone = आवश्यक: { $parts }
require-digit = एक अंक
require-symbol = एक चिन्ह
require-capital = एक कॅपिटल अक्षर
require-small = एक लहान अक्षर
require-all = सर्व फील्ड आवश्यक आहेत
require-option = { $count ->
    [1] खालील पर्याय निवडा
   *[other] खालील { $count } पर्यायांमधून निवडा
}

## The number of characters that can still be entered

characters-left = { $count ->
    [1] { $count } अक्षर बाकी
   *[other] { $count } अक्षरे बाकी
}
characters-none-left = एकही अक्षर बाकी नाही
characters-over = { $count ->
    [1] मर्यादेपेक्षा { $count } अक्षर जास्त
   *[other] मर्यादेपेक्षा { $count } अक्षरे जास्त
}
