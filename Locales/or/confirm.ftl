## Confirmations, announced after an action: the verb has no agent

done-added = { $name } ଯୋଗ କରାଯାଇଛି
    .alone = ଯୋଗ କରାଯାଇଛି
done-removed = { $name } ଏଠାରୁ କଢ଼ାଯାଇଛି
    .alone = ଏଠାରୁ କଢ଼ାଯାଇଛି
done-saved = { $name } ସେଭ କରାଯାଇଛି
    .alone = ସେଭ କରାଯାଇଛି
done-created = { $name } ତିଆରି କରାଯାଇଛି
    .alone = ତିଆରି କରାଯାଇଛି
done-updated = { $name } ଅପଡେଟ କରାଯାଇଛି
    .alone = ଅପଡେଟ କରାଯାଇଛି
done-copied = { $name } କପି କରାଯାଇଛି
    .alone = କପି କରାଯାଇଛି
done-shared = { $name } ସେୟାର କରାଯାଇଛି
    .alone = ସେୟାର କରାଯାଇଛି
done-archived = { $name } ଆର୍କାଇଭ କରାଯାଇଛି
    .alone = ଆର୍କାଇଭ କରାଯାଇଛି
done-favorite = { $name } ପସନ୍ଦ ତାଲିକାରେ ଯୋଗ କରାଯାଇଛି
    .alone = ପସନ୍ଦ ତାଲିକାରେ ଯୋଗ କରାଯାଇଛି
done-unfavorite = { $name } ପସନ୍ଦ ତାଲିକାରୁ କଢ଼ାଯାଇଛି
    .alone = ପସନ୍ଦ ତାଲିକାରୁ କଢ଼ାଯାଇଛି
done-moved = { $name } ଏବେ ଏଠାରେ: { $place }
    .alone = ଏଠାକୁ ନିଆଯାଇଛି: { $place }
done-sent = { $who }-ଙ୍କୁ ପଠାଯାଇଛି
    .alone = ପଠାଯାଇଛି
done-marked = { $name } { $state } ବୋଲି ଚିହ୍ନିତ କରାଯାଇଛି
    .alone = { $state } ବୋଲି ଚିହ୍ନିତ କରାଯାଇଛି
done-deleted-things = { FORM($things, case: "inside") } ଡିଲିଟ କରାଯାଇଛି
done-undone = ପୂର୍ବବତ କରାଯାଇଛି
undo-available = { $done }। ପୂର୍ବବତ କରିହେବ

## Announcements of values that changed by themselves

updated-to = { $name } ଏବେ { $value }
    .alone = ଏବେ { $value }

## Announcements of screens and panels

screen-named = { $name } ସ୍କ୍ରିନ
    .alone = ନୂଆ ସ୍କ୍ରିନ
panel-opened = { $name } ପ୍ୟାନେଲ ଖୋଲିଛି
    .alone = ପ୍ୟାନେଲ ଖୋଲିଛି
panel-closed = { $name } ପ୍ୟାନେଲ ବନ୍ଦ ହୋଇଛି
    .alone = ପ୍ୟାନେଲ ବନ୍ଦ ହୋଇଛି

## Things that can't be undone, and things that are protected

outcome-delete-with = { $case ->
    [infinitive] { $name } ଏବଂ { FORM($more, case: "inside") } ଡିଲିଟ କରିବାକୁ
   *[statement] { $name } ଏବଂ { FORM($more, case: "inside") } ଡିଲିଟ କରେ
}
    .alone = { $case ->
        [infinitive] { FORM($more, case: "inside") } ଡିଲିଟ କରିବାକୁ
       *[statement] { FORM($more, case: "inside") } ଡିଲିଟ କରେ
    }
irreversible = ଏହାକୁ ପୂର୍ବବତ କରିହେବ ନାହିଁ
content-hidden = ଲୁଚାଯାଇଛି
locked-until = { FORM($time, case: "bare") } ପର୍ଯ୍ୟନ୍ତ ଲକ୍ ରହିବ

## Screens that have nothing to show

empty-add = ଆରମ୍ଭ କରିବାକୁ { FORM($noun, 1) } ଯୋଗ କରନ୍ତୁ
empty-other-word = ଅନ୍ୟ ଶବ୍ଦ ସହ ଚେଷ୍ଟା କରନ୍ତୁ
empty-nothing = ଦେଖାଇବାକୁ କିଛି ନାହିଁ
empty-data = କୌଣସି ଡାଟା ନାହିଁ

## Work that the app is doing

deleting = ଡିଲିଟ କରାଯାଉଛି
sending = ପଠାଯାଉଛି
searching = ଖୋଜାଯାଉଛି
updating = ଅପଡେଟ କରାଯାଉଛି
connecting = ସଂଯୋଗ କରାଯାଉଛି
calculating = ହିସାବ କରାଯାଉଛି

## Outcomes of controls

outcome-pause = { $case ->
    [infinitive] ପ୍ଲେବ୍ୟାକ ପଜ୍ କରିବାକୁ
   *[statement] ପ୍ଲେବ୍ୟାକ ପଜ୍ କରେ
}
outcome-page = { $case ->
    [infinitive] ପୃଷ୍ଠା ବଦଳାଇବାକୁ
   *[statement] ପୃଷ୍ଠା ବଦଳାଏ
}
