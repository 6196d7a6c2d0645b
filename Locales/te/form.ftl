## Names of form fields

field-amount = అమౌంట్
field-description = వివరణ
field-comment = కామెంట్
field-title = శీర్షిక
field-date = తేదీ
field-time = సమయం
field-address = చిరునామా
field-select-profile = ప్రొఫైల్ ఎంపిక

## Errors in a form, and how to correct them

errors-in-form = { $count ->
    [1] ఒక లోపం: { $field }
   *[other] { $count } లోపాలు. మొదటిది: { $field }
}
    .alone = { $count ->
        [1] ఒక లోపం
       *[other] { $count } లోపాలు
    }
error-email-format = పూర్తి ఇమెయిల్ చిరునామా ఇవ్వండి, ఉదాహరణకు name ఎట్ example డాట్ com
error-amount-range = అమౌంట్ ఇవ్వండి: { $range }
    .exact = అమౌంట్ ఇవ్వండి: { $amount }
error-number-range = { $least } నుండి { $most } వరకు ఒక సంఖ్య ఇవ్వండి
error-least-characters = { $count ->
    [1] కనీసం ఒక అక్షరం ఇవ్వండి
   *[other] కనీసం { $count } అక్షరాలు ఇవ్వండి
}
error-most-characters = { $count ->
    [1] గరిష్ఠంగా ఒక అక్షరం ఇవ్వండి
   *[other] గరిష్ఠంగా { $count } అక్షరాలు ఇవ్వండి
}
error-passwords-differ = రెండు పాస్‌వర్డ్‌లు ఒకేలా ఉండాలి
error-credentials = ఇమెయిల్ చిరునామా లేదా పాస్‌వర్డ్ తప్పు. రెండింటినీ సరిచూడండి
error-choose = కనీసం ఒక ఆప్షన్ ఎంచుకోండి
error-connection = ఇంటర్నెట్ కనెక్షన్ లేదు. కనెక్ట్ చేసి మళ్లీ ప్రయత్నించండి
error-try-again = ఏదో పొరపాటు జరిగింది. మళ్లీ ప్రయత్నించండి
error-try-later = సేవ ఇప్పుడు అందుబాటులో లేదు. తర్వాత మళ్లీ ప్రయత్నించండి

password-shown = పాస్‌వర్డ్ కనిపిస్తోంది
password-hidden = పాస్‌వర్డ్ దాచి ఉంది

## Requirements of a form field

require-characters = { $count ->
    [1] కనీసం ఒక అక్షరం
   *[other] కనీసం { $count } అక్షరాలు
}
require-parts = { $length }, అందులో { $parts } ఉండాలి
    .alone = తప్పనిసరి: { $parts }
require-digit = ఒక అంకె
require-symbol = ఒక గుర్తు
require-capital = ఒక క్యాపిటల్ అక్షరం
require-small = ఒక స్మాల్ అక్షరం
require-all = అన్ని ఫీల్డులు తప్పనిసరి
require-option = { $count ->
    [1] కింది ఆప్షన్ ఎంచుకోండి
   *[other] కింది { $count } ఆప్షన్లలో ఎంచుకోండి
}

characters-left = { $count ->
    [1] ఇంకా ఒక అక్షరం
   *[other] ఇంకా { $count } అక్షరాలు
}
characters-none-left = అక్షరాలు ఏవీ మిగలలేదు
characters-over = { $count ->
    [1] పరిమితి కంటే ఒక అక్షరం ఎక్కువ
   *[other] పరిమితి కంటే { $count } అక్షరాలు ఎక్కువ
}
