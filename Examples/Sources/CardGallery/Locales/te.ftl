### Card gallery, in Telugu

## The gallery

cards = కార్డులు
settings = సెట్టింగ్‌లు
change-page = { $case ->
    [infinitive] పేజీ మార్చడానికి
   *[statement] పేజీ మారుస్తుంది
}

## Cards

delete = తొలగించండి
    .named = { $card }ను తొలగించండి
share = షేర్ చేయండి
like = లైక్ చేయండి
read-more = ఇంకా చదవండి
    .hint = పూర్తి టెక్స్ట్ చూపిస్తుంది

## People

profile-photo-of = { $name } ప్రొఫైల్ ఫోటో

## Videos

play = ప్లే చేయండి
pause = పాజ్ చేయండి
pause-playback = { $case ->
    [infinitive] ప్లేబ్యాక్ పాజ్ చేయడానికి
   *[statement] ప్లేబ్యాక్ పాజ్ చేస్తుంది
}
length = నిడివి
position = ప్లేబ్యాక్ స్థానం

## Forms

minimum-length = { $count ->
    [1] కనీసం ఒక అక్షరం
   *[other] కనీసం { $count } అక్షరాలు
}
sign-in = సైన్ ఇన్ చేయండి
sign-in-with-credentials = { $case ->
    [infinitive] మీరు ఇచ్చిన వివరాలతో సైన్ ఇన్ చేయడానికి
   *[statement] మీరు ఇచ్చిన వివరాలతో సైన్ ఇన్ చేస్తుంది
}
comment = కామెంట్
submit = సమర్పించండి
    .form = ఫారమ్ సమర్పించండి
report = కార్డును రిపోర్ట్ చేయండి

## What went wrong

problem-credentials = ఇమెయిల్ చిరునామా, పాస్‌వర్డ్ సరిపోలడం లేదు
