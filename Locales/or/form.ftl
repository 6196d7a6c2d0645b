## Names of form fields

field-amount = ରାଶି
field-description = ବିବରଣୀ
field-comment = ମନ୍ତବ୍ୟ
field-title = ଶୀର୍ଷକ
field-date = ତାରିଖ
field-time = ସମୟ
field-address = ଠିକଣା
field-select-profile = ପ୍ରୋଫାଇଲ ଚୟନ

## Errors in a form, and how to correct them

errors-in-form = { $count ->
    [1] ଗୋଟିଏ ତ୍ରୁଟି: { $field }
   *[other] { $count }ଟି ତ୍ରୁଟି। ପ୍ରଥମ: { $field }
}
    .alone = { $count ->
        [1] ଗୋଟିଏ ତ୍ରୁଟି
       *[other] { $count }ଟି ତ୍ରୁଟି
    }
error-email-format = ସମ୍ପୂର୍ଣ୍ଣ ଇମେଲ ଠିକଣା ଲେଖନ୍ତୁ, ଯେପରି name ଆଟ୍ example ଡଟ୍ com
error-amount-range = ରାଶି ଲେଖନ୍ତୁ: { $range }
    .exact = ରାଶି ଲେଖନ୍ତୁ: { $amount }
error-number-range = { $least }ରୁ { $most } ମଧ୍ୟରେ ଏକ ସଂଖ୍ୟା ଲେଖନ୍ତୁ
error-least-characters = ଅତିକମରେ { some-characters } ଲେଖନ୍ତୁ
error-most-characters = ସର୍ବାଧିକ { some-characters } ଲେଖନ୍ତୁ
some-characters = { $count ->
    [1] ଗୋଟିଏ ଅକ୍ଷର
   *[other] { $count }ଟି ଅକ୍ଷର
}
error-passwords-differ = ଦୁଇଟିଯାକ ପାସୱାର୍ଡ ସମାନ ହେବା ଦରକାର
error-credentials = ଇମେଲ ଠିକଣା କିମ୍ବା ପାସୱାର୍ଡ ଭୁଲ। ଦୁଇଟିଯାକ ଯାଞ୍ଚ କରନ୍ତୁ
error-choose = ଅତିକମରେ ଗୋଟିଏ ବିକଳ୍ପ ବାଛନ୍ତୁ
error-connection = ଇଣ୍ଟରନେଟ ସଂଯୋଗ ନାହିଁ। ସଂଯୋଗ କରି ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ
error-try-again = କିଛି ସମସ୍ୟା ହୋଇଛି। ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ
error-try-later = ସେବା ଏବେ ଉପଲବ୍ଧ ନାହିଁ। ପରେ ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ

## Whether the characters of a password can be seen

password-shown = ପାସୱାର୍ଡ ଦେଖାଯାଉଛି
password-hidden = ପାସୱାର୍ଡ ଲୁଚାଯାଇଛି

## Requirements of a form field

require-characters = ଅତିକମରେ { some-characters }
require-parts = { $length }, ଯେଉଁଥିରେ { $parts } ଥିବ
    .alone = { $parts } ଥିବା ଦରକାର
require-digit = ଗୋଟିଏ ଅଙ୍କ
require-symbol = ଗୋଟିଏ ଚିହ୍ନ
require-capital = ଗୋଟିଏ ବଡ଼ ଅକ୍ଷର
require-small = ଗୋଟିଏ ଛୋଟ ଅକ୍ଷର
require-all = ସବୁ ଫିଲ୍ଡ ପୂରଣ କରିବା ଆବଶ୍ୟକ
require-option = { $count ->
    [1] ତଳେ ଥିବା ବିକଳ୍ପ ବାଛନ୍ତୁ
   *[other] ତଳେ ଥିବା { $count }ଟି ବିକଳ୍ପରୁ ବାଛନ୍ତୁ
}

## The number of characters that can still be entered

characters-left = { some-characters } ବାକି
characters-none-left = କୌଣସି ଅକ୍ଷର ବାକି ନାହିଁ
characters-over = ସୀମାଠାରୁ { some-characters } ଅଧିକ
