### Card gallery, in Malayalam
### Names have no suffix.

## The gallery

cards = കാർഡുകൾ
settings = ക്രമീകരണങ്ങൾ
change-page = { $case ->
    [infinitive] പേജ് മാറ്റാൻ
   *[statement] പേജ് മാറ്റും
}

## Cards

delete = ഇല്ലാതാക്കുക
    .named = ഇല്ലാതാക്കുക: { $card }
share = പങ്കിടുക
like = ലൈക്ക് ചെയ്യുക
read-more = കൂടുതൽ വായിക്കുക
    .hint = മുഴുവൻ ടെക്സ്റ്റും കാണിക്കും

## People

profile-photo-of = { $name }: പ്രൊഫൈൽ ഫോട്ടോ

## Videos

play = പ്ലേ ചെയ്യുക
pause = പോസ് ചെയ്യുക
pause-playback = { $case ->
    [infinitive] പ്ലേബാക്ക് പോസ് ചെയ്യാൻ
   *[statement] പ്ലേബാക്ക് പോസ് ചെയ്യും
}
length = ദൈർഘ്യം
position = പ്ലേബാക്ക് സ്ഥാനം

## Forms

minimum-length = { $count ->
    [1] കുറഞ്ഞത് { $count } പ്രതീകം
   *[other] കുറഞ്ഞത് { $count } പ്രതീകങ്ങൾ
}
sign-in = സൈൻ ഇൻ ചെയ്യുക
sign-in-with-credentials = { $case ->
    [infinitive] നൽകിയ വിവരങ്ങൾ ഉപയോഗിച്ച് സൈൻ ഇൻ ചെയ്യാൻ
   *[statement] നൽകിയ വിവരങ്ങൾ ഉപയോഗിച്ച് സൈൻ ഇൻ ചെയ്യും
}
comment = കമന്റ്
submit = സമർപ്പിക്കുക
    .form = ഫോം സമർപ്പിക്കുക
report = കാർഡ് റിപ്പോർട്ട് ചെയ്യുക

## What went wrong

problem-credentials = ഇമെയിൽ വിലാസവും പാസ്വേഡും പൊരുത്തപ്പെടുന്നില്ല
