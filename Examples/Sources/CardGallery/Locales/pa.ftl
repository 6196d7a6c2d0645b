### Card gallery, in Punjabi

## The gallery

cards = ਕਾਰਡ
settings = ਸੈਟਿੰਗਾਂ
change-page = { $case ->
    [infinitive] ਪੰਨਾ ਬਦਲਣ
   *[statement] ਪੰਨਾ ਬਦਲਦਾ ਹੈ
}

## Cards

delete = ਮਿਟਾਓ
    .named = { $card } ਮਿਟਾਓ
share = ਸ਼ੇਅਰ ਕਰੋ
like = ਪਸੰਦ ਕਰੋ
read-more = ਹੋਰ ਪੜ੍ਹੋ
    .hint = ਪੂਰਾ ਟੈਕਸਟ ਦਿਖਾਉਂਦਾ ਹੈ

## People

profile-photo-of = { $name } ਦੀ ਪ੍ਰੋਫ਼ਾਈਲ ਫ਼ੋਟੋ

## Videos

play = ਚਲਾਓ
pause = ਪੌਜ਼ ਕਰੋ
pause-playback = { $case ->
    [infinitive] ਪਲੇਬੈਕ ਪੌਜ਼ ਕਰਨ
   *[statement] ਪਲੇਬੈਕ ਪੌਜ਼ ਕਰਦਾ ਹੈ
}
length = ਲੰਬਾਈ
position = ਪਲੇਬੈਕ ਦੀ ਸਥਿਤੀ

## Forms

# same for every number
minimum-length = ਘੱਟੋ-ਘੱਟ { $count } ਅੱਖਰ
sign-in = ਸਾਈਨ ਇਨ ਕਰੋ
sign-in-with-credentials = { $case ->
    [infinitive] ਦਰਜ ਕੀਤੀ ਗਈ ਜਾਣਕਾਰੀ ਨਾਲ ਸਾਈਨ ਇਨ ਕਰਨ
   *[statement] ਦਰਜ ਕੀਤੀ ਗਈ ਜਾਣਕਾਰੀ ਨਾਲ ਸਾਈਨ ਇਨ ਕਰਦਾ ਹੈ
}
comment = ਟਿੱਪਣੀ
    .gender = feminine
submit = ਸਬਮਿਟ ਕਰੋ
    .form = ਫ਼ਾਰਮ ਸਬਮਿਟ ਕਰੋ
report = ਕਾਰਡ ਦੀ ਸ਼ਿਕਾਇਤ ਕਰੋ

## What went wrong

problem-credentials = ਈਮੇਲ ਪਤਾ ਅਤੇ ਪਾਸਵਰਡ ਮੇਲ ਨਹੀਂ ਖਾਂਦੇ
