## Durations: the units are in noun.ftl. Only the last part has a suffix: ஒரு மணிநேரம் 30 நிமிடங்களுக்கு முன்பு

duration-unavailable = கால அளவு கிடைக்கவில்லை

duration-two = { FORM($first, case: "direct") } { $second }

duration-middle = { FORM($first, case: "direct") } { FORM($second, case: "direct") }

duration-end = { FORM($first, case: "direct") } { $second }
