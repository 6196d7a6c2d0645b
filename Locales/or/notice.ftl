## Errors

error = ତ୍ରୁଟି: { $message }
    .alone = ତ୍ରୁଟି

error-select-answer = ଜାରି ରଖିବାକୁ ଗୋଟିଏ ଉତ୍ତର ବାଛନ୍ତୁ

field-email-address = ଇମେଲ ଠିକଣା
field-phone-number = ଫୋନ ନମ୍ବର
field-password = ପାସୱାର୍ଡ
field-name = ନାମ

error-required = { $field } ଆବଶ୍ୟକ
    .named = { $field } ଆବଶ୍ୟକ

error-invalid = { $field } ଠିକ ନୁହେଁ
    .named = { $field } ଠିକ ନୁହେଁ

error-phone-format = ଫୋନ ନମ୍ବର ପ୍ଲସ ଚିହ୍ନ ଏବଂ ଦେଶ କୋଡରୁ ଆରମ୍ଭ ହେବା ଦରକାର

## Work that the app is doing

loading = ଲୋଡ ହେଉଛି
loading-tasks = କାର୍ଯ୍ୟ ଲୋଡ ହେଉଛି
loading-photo = ଫଟୋ ଲୋଡ ହେଉଛି
creating-profile = ପ୍ରୋଫାଇଲ ତିଆରି ହେଉଛି
saving = ସେଭ ହେଉଛି
signing-in = ସାଇନ ଇନ ହେଉଛି
please-wait = { $activity }, ଅପେକ୍ଷା କରନ୍ତୁ

## Work that the app has done

done-transaction-created = କାରବାର ତିଆରି ହୋଇଛି
done-profile-saved = ପ୍ରୋଫାଇଲ ସେଭ ହୋଇଛି
done-deleted = { $name } ଡିଲିଟ କରାଯାଇଛି
    .alone = ଡିଲିଟ କରାଯାଇଛି

## Screens that have nothing to show

empty-results = କୌଣସି ଫଳାଫଳ ନାହିଁ: { $query }
    .alone = କୌଣସି ଫଳାଫଳ ନାହିଁ
empty-connection = ଇଣ୍ଟରନେଟ ସଂଯୋଗ ନାହିଁ
empty-health-data = ସ୍ୱାସ୍ଥ୍ୟ ଡାଟା ଉପଲବ୍ଧ ନାହିଁ
