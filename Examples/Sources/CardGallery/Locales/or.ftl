### Card gallery, in Odia

## The gallery

cards = କାର୍ଡ
settings = ସେଟିଂସ
change-page = { $case ->
    [infinitive] ପୃଷ୍ଠା ବଦଳାଇବାକୁ
   *[statement] ପୃଷ୍ଠା ବଦଳାଏ
}

## Cards

delete = ଡିଲିଟ କରନ୍ତୁ
    .named = { $card } ଡିଲିଟ କରନ୍ତୁ
share = ସେୟାର କରନ୍ତୁ
like = ଲାଇକ କରନ୍ତୁ
read-more = ଅଧିକ ପଢ଼ନ୍ତୁ
    .hint = ସମ୍ପୂର୍ଣ୍ଣ ଲେଖା ଦେଖାଏ

## People

profile-photo-of = { $name }-ଙ୍କର ପ୍ରୋଫାଇଲ ଫଟୋ

## Videos

play = ଚଲାନ୍ତୁ
pause = ପଜ କରନ୍ତୁ
pause-playback = { $case ->
    [infinitive] ପ୍ଲେବ୍ୟାକ ପଜ କରିବାକୁ
   *[statement] ପ୍ଲେବ୍ୟାକ ପଜ କରେ
}
length = ଅବଧି
position = ପ୍ଲେବ୍ୟାକ ପୋଜିସନ

## Forms

minimum-length = { $count ->
    [1] ଅତିକମରେ ଗୋଟିଏ ଅକ୍ଷର
   *[other] ଅତିକମରେ { $count }ଟି ଅକ୍ଷର
}
sign-in = ସାଇନ ଇନ କରନ୍ତୁ
sign-in-with-credentials = { $case ->
    [infinitive] ଦିଆଯାଇଥିବା ଇମେଲ ଠିକଣା ଏବଂ ପାସୱାର୍ଡ ସହ ସାଇନ ଇନ କରିବାକୁ
   *[statement] ଦିଆଯାଇଥିବା ଇମେଲ ଠିକଣା ଏବଂ ପାସୱାର୍ଡ ସହ ସାଇନ ଇନ କରେ
}
comment = ମନ୍ତବ୍ୟ
submit = ଦାଖଲ କରନ୍ତୁ
    .form = ଫର୍ମ ଦାଖଲ କରନ୍ତୁ
report = କାର୍ଡ ରିପୋର୍ଟ କରନ୍ତୁ

## What went wrong

problem-credentials = ଇମେଲ ଠିକଣା ଏବଂ ପାସୱାର୍ଡ ମେଳ ଖାଉନାହିଁ
