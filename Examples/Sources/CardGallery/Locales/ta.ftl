### Card gallery, in Tamil
### Buttons have the short imperative, as in the library. Names have no suffix.

## The gallery

cards = கார்டுகள்
settings = அமைப்புகள்
change-page = { $case ->
    [infinitive] பக்கத்தை மாற்ற
   *[statement] பக்கத்தை மாற்றும்
}

## Cards

delete = நீக்கு
    .named = நீக்கு: { $card }
share = பகிர்
like = லைக் செய்
read-more = மேலும் படி
    .hint = முழு உரையையும் காட்டும்

## People

profile-photo-of = { $name }: சுயவிவரப் புகைப்படம்

## Videos

play = இயக்கு
pause = இடைநிறுத்து
pause-playback = { $case ->
    [infinitive] பிளேபேக்கை இடைநிறுத்த
   *[statement] பிளேபேக்கை இடைநிறுத்தும்
}
length = கால அளவு
position = பிளேபேக் இடம்

## Forms

minimum-length = { $count ->
    [1] குறைந்தபட்சம் { $count } எழுத்துக்குறி
   *[other] குறைந்தபட்சம் { $count } எழுத்துக்குறிகள்
}
sign-in = உள்நுழை
sign-in-with-credentials = { $case ->
    [infinitive] உள்ளிட்ட விவரங்களைக் கொண்டு உள்நுழைய
   *[statement] உள்ளிட்ட விவரங்களைக் கொண்டு உள்நுழையும்
}
comment = கருத்து
submit = சமர்ப்பி
    .form = படிவத்தைச் சமர்ப்பி
report = கார்டைப் புகாரளி

## What went wrong

problem-credentials = மின்னஞ்சல் முகவரியும் கடவுச்சொல்லும் பொருந்தவில்லை
