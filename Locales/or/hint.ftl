## Outcomes of controls. The statement tells what the control does (ବିବରଣୀ ଖୋଲେ); "infinitive" is before a gesture (ବିବରଣୀ ଦେଖିବାକୁ)

outcome-details = { $case ->
    [infinitive] ବିବରଣୀ ଦେଖିବାକୁ
   *[statement] ବିବରଣୀ ଖୋଲେ
}
outcome-details-and-transactions = { $case ->
    [infinitive] ବିବରଣୀ ଏବଂ କାରବାର ଦେଖିବାକୁ
   *[statement] ବିବରଣୀ ଏବଂ କାରବାର ଖୋଲେ
}
outcome-details-of = { $case ->
    [infinitive] { $who }-ଙ୍କର ବିବରଣୀ ଦେଖିବାକୁ
   *[statement] { $who }-ଙ୍କର ବିବରଣୀ ଖୋଲେ
}
outcome-tasks-of = { $case ->
    [infinitive] { $who }-ଙ୍କର କାର୍ଯ୍ୟ ଦେଖିବାକୁ
   *[statement] { $who }-ଙ୍କର କାର୍ଯ୍ୟ ଖୋଲେ
}
    .alone = { $case ->
        [infinitive] କାର୍ଯ୍ୟ ଦେଖିବାକୁ
       *[statement] କାର୍ଯ୍ୟ ଖୋଲେ
    }
outcome-task-details = { $case ->
    [infinitive] କାର୍ଯ୍ୟର ବିବରଣୀ ଦେଖିବାକୁ
   *[statement] କାର୍ଯ୍ୟର ବିବରଣୀ ଖୋଲେ
}
outcome-full-screen = { $case ->
    [infinitive] ଫୁଲ ସ୍କ୍ରିନରେ ଦେଖିବାକୁ
   *[statement] ଫୁଲ ସ୍କ୍ରିନରେ ଖୋଲେ
}
outcome-profile = { $case ->
    [infinitive] ପ୍ରୋଫାଇଲ ବଦଳାଇବାକୁ
   *[statement] ପ୍ରୋଫାଇଲ ବଦଳାଏ
}
outcome-filter = { $case ->
    [infinitive] ଫିଲ୍ଟରର ବିକଳ୍ପ ଦେଖିବାକୁ
   *[statement] ଫିଲ୍ଟରର ବିକଳ୍ପ ଦେଖାଏ
}
outcome-calendar = { $case ->
    [infinitive] ଅନ୍ୟ ତାରିଖ ବାଛିବାକୁ
   *[statement] ଅନ୍ୟ ତାରିଖ ବାଛିବାକୁ କ୍ୟାଲେଣ୍ଡର ଖୋଲେ
}
outcome-sign-in = { $case ->
    [infinitive] ଇମେଲ ଏବଂ ପାସୱାର୍ଡ ସହ ସାଇନ ଇନ କରିବାକୁ
   *[statement] ଇମେଲ ଏବଂ ପାସୱାର୍ଡ ସହ ସାଇନ ଇନ କରେ
}
outcome-reset-password = { $case ->
    [infinitive] ପାସୱାର୍ଡ ରିସେଟ କରିବାକୁ
   *[statement] ପାସୱାର୍ଡ ରିସେଟ କରେ
}
outcome-save = { $case ->
    [infinitive] ପରିବର୍ତ୍ତନ ସେଭ କରିବାକୁ
   *[statement] ପରିବର୍ତ୍ତନ ସେଭ କରେ
}
outcome-delete = { $case ->
    [infinitive] { $name } ସ୍ଥାୟୀ ଭାବେ ଡିଲିଟ କରିବାକୁ
   *[statement] { $name } ସ୍ଥାୟୀ ଭାବେ ଡିଲିଟ କରେ
}
    .alone = { $case ->
        [infinitive] ଏହାକୁ ସ୍ଥାୟୀ ଭାବେ ଡିଲିଟ କରିବାକୁ
       *[statement] ଏହାକୁ ସ୍ଥାୟୀ ଭାବେ ଡିଲିଟ କରେ
    }
outcome-play = { $case ->
    [infinitive] ପ୍ଲେବ୍ୟାକ ଆରମ୍ଭ କରିବାକୁ
   *[statement] ପ୍ଲେବ୍ୟାକ ଆରମ୍ଭ କରେ
}

## Gestures and keys: first what for, then the gesture

hint-touch = { FORM($outcome, case: "infinitive") } ଦୁଇଥର ଟାପ କରନ୍ତୁ
hint-touch-adjust = { FORM($outcome, case: "infinitive") } ଉପରକୁ କିମ୍ବା ତଳକୁ ସ୍ୱାଇପ କରନ୍ତୁ
hint-keyboard = { FORM($outcome, case: "infinitive") } ସ୍ପେସ ବାର୍ ଦବାନ୍ତୁ
hint-keyboard-adjust = { FORM($outcome, case: "infinitive") } ତୀର କୀ ଦବାନ୍ତୁ
hint-pointer = { FORM($outcome, case: "infinitive") } କ୍ଲିକ କରନ୍ତୁ
hint-remote = { FORM($outcome, case: "infinitive") } ସିଲେକ୍ଟ ଦବାନ୍ତୁ
