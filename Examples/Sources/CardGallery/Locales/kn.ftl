### Card gallery, in Kannada

## The gallery

cards = ಕಾರ್ಡ್‌ಗಳು
settings = ಸೆಟ್ಟಿಂಗ್‌ಗಳು
change-page = { $case ->
    [infinitive] ಪುಟ ಬದಲಾಯಿಸಲು
   *[statement] ಪುಟ ಬದಲಾಯಿಸುತ್ತದೆ
}

## Cards

delete = ಅಳಿಸಿ
    .named = { $card } ಅಳಿಸಿ
share = ಹಂಚಿಕೊಳ್ಳಿ
like = ಲೈಕ್ ಮಾಡಿ
read-more = ಇನ್ನಷ್ಟು ಓದಿ
    .hint = ಪೂರ್ಣ ಪಠ್ಯವನ್ನು ತೋರಿಸುತ್ತದೆ

## People

profile-photo-of = { $name } ಅವರ ಪ್ರೊಫೈಲ್ ಫೋಟೋ

## Videos

play = ಪ್ಲೇ ಮಾಡಿ
pause = ವಿರಾಮಗೊಳಿಸಿ
pause-playback = { $case ->
    [infinitive] ಪ್ಲೇಬ್ಯಾಕ್ ವಿರಾಮಗೊಳಿಸಲು
   *[statement] ಪ್ಲೇಬ್ಯಾಕ್ ವಿರಾಮಗೊಳಿಸುತ್ತದೆ
}
length = ಅವಧಿ
position = ಪ್ಲೇಬ್ಯಾಕ್ ಸ್ಥಾನ

## Forms

minimum-length = { $count ->
    [1] ಕನಿಷ್ಠ { $count } ಅಕ್ಷರ
   *[other] ಕನಿಷ್ಠ { $count } ಅಕ್ಷರಗಳು
}
sign-in = ಸೈನ್ ಇನ್ ಮಾಡಿ
sign-in-with-credentials = { $case ->
    [infinitive] ನೀವು ನಮೂದಿಸಿದ ವಿವರಗಳೊಂದಿಗೆ ಸೈನ್ ಇನ್ ಮಾಡಲು
   *[statement] ನೀವು ನಮೂದಿಸಿದ ವಿವರಗಳೊಂದಿಗೆ ಸೈನ್ ಇನ್ ಮಾಡುತ್ತದೆ
}
comment = ಕಾಮೆಂಟ್
submit = ಸಲ್ಲಿಸಿ
    .form = ಫಾರ್ಮ್ ಸಲ್ಲಿಸಿ
report = ಕಾರ್ಡ್ ಅನ್ನು ವರದಿ ಮಾಡಿ

## What went wrong

problem-credentials = ಇಮೇಲ್ ವಿಳಾಸ ಮತ್ತು ಪಾಸ್‌ವರ್ಡ್ ಹೊಂದಿಕೆಯಾಗುತ್ತಿಲ್ಲ
