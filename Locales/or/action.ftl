## Requests, as on buttons. Things need no ending before the verb; people take -ଙ୍କୁ. What may also be said of a person comes
## after a colon.

action-open = { $name } ଖୋଲନ୍ତୁ
    .alone = ଖୋଲନ୍ତୁ
    .noun = { FORM($noun, 1) } ଖୋଲନ୍ତୁ
action-close = { $name } ବନ୍ଦ କରନ୍ତୁ
    .alone = ବନ୍ଦ କରନ୍ତୁ
    .noun = { FORM($noun, 1) } ବନ୍ଦ କରନ୍ତୁ
action-edit = ଏଡିଟ କରନ୍ତୁ: { $name }
    .alone = ଏଡିଟ କରନ୍ତୁ
    .noun = { FORM($noun, 1) } ଏଡିଟ କରନ୍ତୁ
action-add = ଯୋଗ କରନ୍ତୁ: { $name }
    .alone = ଯୋଗ କରନ୍ତୁ
    .noun = { FORM($noun, 1) } ଯୋଗ କରନ୍ତୁ
action-create = { $name } ତିଆରି କରନ୍ତୁ
    .alone = ତିଆରି କରନ୍ତୁ
    .noun = { FORM($noun, 1) } ତିଆରି କରନ୍ତୁ
# From here, for ଡିଲିଟ କରନ୍ତୁ deletes.
action-remove = ଏଠାରୁ କାଢ଼ନ୍ତୁ: { $name }
    .alone = ଏଠାରୁ କାଢ଼ନ୍ତୁ
    .noun = ଏଠାରୁ { FORM($noun, 1) } କାଢ଼ନ୍ତୁ
action-delete = { $name } ଡିଲିଟ କରନ୍ତୁ
    .alone = ଡିଲିଟ କରନ୍ତୁ
    .noun = { FORM($noun, 1) } ଡିଲିଟ କରନ୍ତୁ
action-rename = ନାମ ବଦଳାନ୍ତୁ: { $name }
    .alone = ନାମ ବଦଳାନ୍ତୁ
    .noun = { FORM($noun, form: "ending") }ର ନାମ ବଦଳାନ୍ତୁ
action-move = { $name } ଅନ୍ୟ ସ୍ଥାନକୁ ନିଅନ୍ତୁ
    .alone = ଅନ୍ୟ ସ୍ଥାନକୁ ନିଅନ୍ତୁ
    .noun = { FORM($noun, 1) } ଅନ୍ୟ ସ୍ଥାନକୁ ନିଅନ୍ତୁ
action-copy = { $name } କପି କରନ୍ତୁ
    .alone = କପି କରନ୍ତୁ
    .noun = { FORM($noun, 1) } କପି କରନ୍ତୁ
action-save = { $name } ସେଭ କରନ୍ତୁ
    .alone = ସେଭ କରନ୍ତୁ
    .noun = { FORM($noun, 1) } ସେଭ କରନ୍ତୁ
action-download = { $name } ଡାଉନଲୋଡ କରନ୍ତୁ
    .alone = ଡାଉନଲୋଡ କରନ୍ତୁ
    .noun = { FORM($noun, 1) } ଡାଉନଲୋଡ କରନ୍ତୁ
action-share = { $name } ସେୟାର କରନ୍ତୁ
    .alone = ସେୟାର କରନ୍ତୁ
    .noun = { FORM($noun, 1) } ସେୟାର କରନ୍ତୁ
action-send = { $name } ପଠାନ୍ତୁ
    .alone = ପଠାନ୍ତୁ
    .noun = { FORM($noun, 1) } ପଠାନ୍ତୁ
action-select = ବାଛନ୍ତୁ: { $name }
    .alone = ବାଛନ୍ତୁ
    .noun = { FORM($noun, 1) } ବାଛନ୍ତୁ
action-play = { $name } ଚଲାନ୍ତୁ
    .alone = ଚଲାନ୍ତୁ
    .noun = { FORM($noun, 1) } ଚଲାନ୍ତୁ
action-pause = { $name } ପଜ୍ କରନ୍ତୁ
    .alone = ପଜ୍ କରନ୍ତୁ
    .noun = { FORM($noun, 1) } ପଜ୍ କରନ୍ତୁ
action-pin = ପିନ କରନ୍ତୁ: { $name }
    .alone = ପିନ କରନ୍ତୁ
    .noun = { FORM($noun, 1) } ପିନ କରନ୍ତୁ
action-unpin = ଅନପିନ କରନ୍ତୁ: { $name }
    .alone = ଅନପିନ କରନ୍ତୁ
    .noun = { FORM($noun, 1) } ଅନପିନ କରନ୍ତୁ
action-mute = ମ୍ୟୁଟ କରନ୍ତୁ: { $name }
    .alone = ମ୍ୟୁଟ କରନ୍ତୁ
    .noun = { FORM($noun, 1) } ମ୍ୟୁଟ କରନ୍ତୁ
# Not ଅନମ୍ୟୁଟ, which is easily heard as ମ୍ୟୁଟ.
action-unmute = ଶବ୍ଦ ଚାଲୁ କରନ୍ତୁ: { $name }
    .alone = ଶବ୍ଦ ଚାଲୁ କରନ୍ତୁ
    .noun = { FORM($noun, form: "ending") }ର ଶବ୍ଦ ଚାଲୁ କରନ୍ତୁ
action-like = { $name } ଲାଇକ କରନ୍ତୁ
    .alone = ଲାଇକ କରନ୍ତୁ
    .noun = { FORM($noun, 1) } ଲାଇକ କରନ୍ତୁ
action-favorite = ପସନ୍ଦ ତାଲିକାରେ ଯୋଗ କରନ୍ତୁ: { $name }
    .alone = ପସନ୍ଦ ତାଲିକାରେ ଯୋଗ କରନ୍ତୁ
    .noun = { FORM($noun, 1) } ପସନ୍ଦ ତାଲିକାରେ ଯୋଗ କରନ୍ତୁ
action-unfavorite = ପସନ୍ଦ ତାଲିକାରୁ କାଢ଼ନ୍ତୁ: { $name }
    .alone = ପସନ୍ଦ ତାଲିକାରୁ କାଢ଼ନ୍ତୁ
    .noun = { FORM($noun, 1) } ପସନ୍ଦ ତାଲିକାରୁ କାଢ଼ନ୍ତୁ
action-archive = ଆର୍କାଇଭ କରନ୍ତୁ: { $name }
    .alone = ଆର୍କାଇଭ କରନ୍ତୁ
    .noun = { FORM($noun, 1) } ଆର୍କାଇଭ କରନ୍ତୁ
action-skip = ବାଦ ଦିଅନ୍ତୁ: { $name }
    .alone = ବାଦ ଦିଅନ୍ତୁ
    .noun = { FORM($noun, 1) } ବାଦ ଦିଅନ୍ତୁ
action-snooze = ପରେ ମନେ ପକାନ୍ତୁ: { $name }
    .alone = ପରେ ମନେ ପକାନ୍ତୁ
    .noun = { FORM($noun, 1) } ସ୍ନୁଜ କରନ୍ତୁ
action-activate = { $name } ସକ୍ରିୟ କରନ୍ତୁ
    .alone = ସକ୍ରିୟ କରନ୍ତୁ
    .noun = { FORM($noun, 1) } ସକ୍ରିୟ କରନ୍ତୁ
action-deactivate = { $name } ନିଷ୍କ୍ରିୟ କରନ୍ତୁ
    .alone = ନିଷ୍କ୍ରିୟ କରନ୍ତୁ
    .noun = { FORM($noun, 1) } ନିଷ୍କ୍ରିୟ କରନ୍ତୁ
action-approve = ଅନୁମୋଦନ କରନ୍ତୁ: { $name }
    .alone = ଅନୁମୋଦନ କରନ୍ତୁ
    .noun = { FORM($noun, 1) } ଅନୁମୋଦନ କରନ୍ତୁ
action-decline = ଅଗ୍ରାହ୍ୟ କରନ୍ତୁ: { $name }
    .alone = ଅଗ୍ରାହ୍ୟ କରନ୍ତୁ
    .noun = { FORM($noun, 1) } ଅଗ୍ରାହ୍ୟ କରନ୍ତୁ
action-report = ରିପୋର୍ଟ କରନ୍ତୁ: { $name }
    .alone = ରିପୋର୍ଟ କରନ୍ତୁ
    .noun = { FORM($noun, 1) } ରିପୋର୍ଟ କରନ୍ତୁ
action-call = { $name }-ଙ୍କୁ କଲ୍ କରନ୍ତୁ
    .alone = କଲ୍ କରନ୍ତୁ
    .noun = { TRAIT($noun, "counter") ->
        [person] { FORM($noun, 1) }ଙ୍କୁ କଲ୍ କରନ୍ତୁ
        [contact] { FORM($noun, 1) }ଙ୍କୁ କଲ୍ କରନ୍ତୁ
       *[thing] { FORM($noun, 1) } କଲ୍ କରନ୍ତୁ
    }
action-reply = { $name }-ଙ୍କୁ ଉତ୍ତର ଦିଅନ୍ତୁ
    .alone = ଉତ୍ତର ଦିଅନ୍ତୁ
    .noun = { TRAIT($noun, "counter") ->
        [person] { FORM($noun, 1) }ଙ୍କୁ ଉତ୍ତର ଦିଅନ୍ତୁ
        [contact] { FORM($noun, 1) }ଙ୍କୁ ଉତ୍ତର ଦିଅନ୍ତୁ
       *[thing] { FORM($noun, form: "ending") }ର ଉତ୍ତର ଦିଅନ୍ତୁ
    }
action-forward = { $name } ଫରୱାର୍ଡ କରନ୍ତୁ
    .alone = ଫରୱାର୍ଡ କରନ୍ତୁ
    .noun = { FORM($noun, 1) } ଫରୱାର୍ଡ କରନ୍ତୁ
action-block = { $name }-ଙ୍କୁ ବ୍ଲକ କରନ୍ତୁ
    .alone = ବ୍ଲକ କରନ୍ତୁ
    .noun = { TRAIT($noun, "counter") ->
        [person] { FORM($noun, 1) }ଙ୍କୁ ବ୍ଲକ କରନ୍ତୁ
        [contact] { FORM($noun, 1) }ଙ୍କୁ ବ୍ଲକ କରନ୍ତୁ
       *[thing] { FORM($noun, 1) } ବ୍ଲକ କରନ୍ତୁ
    }
action-filter = { $name } ଫିଲ୍ଟର କରନ୍ତୁ
    .alone = ଫିଲ୍ଟର କରନ୍ତୁ
    .noun = { FORM($noun, 1) } ଫିଲ୍ଟର କରନ୍ତୁ
action-sort = { $name } ସଜାନ୍ତୁ
    .alone = ସଜାନ୍ତୁ
    .noun = { FORM($noun, 1) } ସଜାନ୍ତୁ
action-mark = { $name } { $state } ବୋଲି ଚିହ୍ନିତ କରନ୍ତୁ
    .alone = { $state } ବୋଲି ଚିହ୍ନିତ କରନ୍ତୁ

## Actions that often need no item

action-cancel = { $name } ବାତିଲ କରନ୍ତୁ
    .alone = ବାତିଲ କରନ୍ତୁ
    .noun = { FORM($noun, 1) } ବାତିଲ କରନ୍ତୁ
action-retry = ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ: { $name }
    .alone = ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ
    .noun = ପୁଣି { FORM($noun, form: "ending") }ର ଚେଷ୍ଟା କରନ୍ତୁ
action-undo = ପୂର୍ବବତ କରନ୍ତୁ
action-redo = ପୁଣି କରନ୍ତୁ
action-next = ପରବର୍ତ୍ତୀ: { $name }
    .alone = ପରବର୍ତ୍ତୀ
    .noun = ପରବର୍ତ୍ତୀ { FORM($noun, form: "ordered") }
action-previous = ପୂର୍ବ: { $name }
    .alone = ପୂର୍ବ
    .noun = ପୂର୍ବ { FORM($noun, form: "ordered") }
action-next-day = ପରଦିନ
action-previous-day = ପୂର୍ବଦିନ
action-back = ଫେରନ୍ତୁ
action-continue = ଜାରି ରଖନ୍ତୁ
action-done = ହୋଇଗଲା
action-submit = { $name } ଦାଖଲ କରନ୍ତୁ
    .alone = ଦାଖଲ କରନ୍ତୁ
    .noun = { FORM($noun, 1) } ଦାଖଲ କରନ୍ତୁ
action-refresh = { $name } ରିଫ୍ରେଶ କରନ୍ତୁ
    .alone = ରିଫ୍ରେଶ କରନ୍ତୁ
    .noun = { FORM($noun, 1) } ରିଫ୍ରେଶ କରନ୍ତୁ
action-search = ଖୋଜନ୍ତୁ: { $name }
    .alone = ଖୋଜନ୍ତୁ
    .noun = { FORM($noun, 1) } ଖୋଜନ୍ତୁ
action-select-all = ସବୁ ବାଛନ୍ତୁ
    .noun = ସବୁ { FORM($noun, 1) } ବାଛନ୍ତୁ
action-deselect-all = ଚୟନ ବାତିଲ କରନ୍ତୁ
action-sign-in = ସାଇନ ଇନ କରନ୍ତୁ
action-sign-out = ସାଇନ ଆଉଟ କରନ୍ତୁ
action-read-more = ଅଧିକ ପଢ଼ନ୍ତୁ
action-settings = ସେଟିଂସ
action-help = ସାହାଯ୍ୟ
