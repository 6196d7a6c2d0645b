### Card gallery, in Gujarati

## The gallery

cards = કાર્ડ
settings = સેટિંગ
change-page = { $case ->
    [infinitive] પેજ બદલવા
   *[statement] પેજ બદલે છે
}

## Cards

delete = ડિલીટ કરો
    .named = { $card } ડિલીટ કરો
share = શેર કરો
like = લાઇક કરો
read-more = વધુ વાંચો
    .hint = આખું લખાણ બતાવે છે

## People

profile-photo-of = { $name }નો પ્રોફાઇલ ફોટો

## Videos

play = ચલાવો
pause = થોભાવો
pause-playback = { $case ->
    [infinitive] પ્લેબૅક થોભાવવા
   *[statement] પ્લેબૅક થોભાવે છે
}
length = અવધિ
position = પ્લેબૅક પોઝિશન

## Forms

minimum-length = { $count ->
    [1] ઓછામાં ઓછો { $count } અક્ષર
   *[other] ઓછામાં ઓછા { $count } અક્ષર
}
sign-in = સાઇન ઇન કરો
sign-in-with-credentials = { $case ->
    [infinitive] દાખલ કરેલ વિગતો વડે સાઇન ઇન કરવા
   *[statement] દાખલ કરેલ વિગતો વડે સાઇન ઇન કરે છે
}
comment = કૉમેન્ટ
    .gender = feminine
submit = સબમિટ કરો
    .form = ફૉર્મ સબમિટ કરો
report = કાર્ડની જાણ કરો

## What went wrong

problem-credentials = ઇમેઇલ ઍડ્રેસ સાથે પાસવર્ડ મેળ ખાતો નથી
