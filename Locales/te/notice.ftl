## Errors

error = లోపం: { $message }
    .alone = లోపం

error-select-answer = కొనసాగడానికి దయచేసి ఒక జవాబు ఎంచుకోండి

field-email-address = ఇమెయిల్ చిరునామా
field-phone-number = ఫోన్ నంబర్
field-password = పాస్‌వర్డ్
field-name = పేరు

error-required = { $field } తప్పనిసరి
    .named = { $field } తప్పనిసరి

error-invalid = { $field } చెల్లదు
    .named = చెల్లదు: { $field }

error-phone-format = ఫోన్ నంబర్ ప్లస్ గుర్తు, దేశం కోడ్‌తో మొదలవ్వాలి

## Work that the app is doing while the listener waits

loading = లోడ్ అవుతోంది
loading-tasks = టాస్కులు లోడ్ అవుతున్నాయి
loading-photo = ఫోటో లోడ్ అవుతోంది
creating-profile = ప్రొఫైల్ తయారవుతోంది
saving = సేవ్ అవుతోంది
signing-in = సైన్ ఇన్ అవుతోంది
please-wait = { $activity }, దయచేసి వేచి ఉండండి

## Work that the app has done

done-transaction-created = లావాదేవీ నమోదైంది
done-profile-saved = ప్రొఫైల్ సేవ్ అయింది
done-deleted = తొలగించారు: { $name }
    .alone = తొలగించారు

## Screens that have nothing to show

empty-results = ఫలితాలు లేవు: { $query }
    .alone = ఫలితాలు లేవు
empty-connection = ఇంటర్నెట్ కనెక్షన్ లేదు
empty-health-data = ఆరోగ్య డేటా అందుబాటులో లేదు
