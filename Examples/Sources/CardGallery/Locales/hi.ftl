### Card gallery, in Hindi

## The gallery

cards = कार्ड
settings = सेटिंग
change-page = { $case ->
    [infinitive] पेज बदलने
   *[statement] पेज बदलता है
}

## Cards

delete = हटाएं
    .named = { $card } को हटाएं
share = शेयर करें
like = पसंद करें
read-more = और पढ़ें
    .hint = पूरा टेक्स्ट दिखाता है

## People

profile-photo-of = { $name } की प्रोफ़ाइल फ़ोटो

## Videos

play = चलाएं
pause = पॉज़ करें
pause-playback = { $case ->
    [infinitive] प्लेबैक पॉज़ करने
   *[statement] प्लेबैक पॉज़ करता है
}
length = अवधि
position = प्लेबैक पोज़िशन

## Forms

minimum-length = कम से कम { $count } वर्ण
sign-in = साइन इन करें
sign-in-with-credentials = { $case ->
    [infinitive] दर्ज की गई जानकारी से साइन इन करने
   *[statement] दर्ज की गई जानकारी से साइन इन करता है
}
comment = टिप्पणी
    .gender = feminine
submit = भेजें
    .form = फ़ॉर्म भेजें
report = कार्ड की शिकायत करें

## What went wrong

problem-credentials = ईमेल पता और पासवर्ड मेल नहीं खाते
