### Card gallery, in Marathi

## The gallery

cards = कार्ड्स
settings = सेटिंग्ज
change-page = { $case ->
    [infinitive] पान बदलण्यासाठी
   *[statement] पान बदलते
}

## Cards

delete = हटवा
    .named = हटवा: { $card }
share = शेअर करा
like = लाइक करा
read-more = आणखी वाचा
    .hint = संपूर्ण मजकूर दाखवते

## People

profile-photo-of = { $name } यांचा प्रोफाइल फोटो

## Videos

play = प्ले करा
pause = पॉज करा
pause-playback = { $case ->
    [infinitive] प्लेबॅक पॉज करण्यासाठी
   *[statement] प्लेबॅक पॉज करते
}
length = कालावधी
position = प्लेबॅक पोझिशन

## Forms

minimum-length = { $count ->
    [1] किमान { $count } अक्षर
   *[other] किमान { $count } अक्षरे
}
sign-in = साइन इन करा
sign-in-with-credentials = { $case ->
    [infinitive] टाकलेल्या माहितीने साइन इन करण्यासाठी
   *[statement] टाकलेल्या माहितीने साइन इन करते
}
comment = टिप्पणी
    .gender = feminine
submit = सबमिट करा
    .form = फॉर्म सबमिट करा
report = कार्ड रिपोर्ट करा

## What went wrong

problem-credentials = ईमेल पत्ता आणि पासवर्ड जुळत नाहीत
