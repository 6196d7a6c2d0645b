## The direction of money

direction-credit = ଟଙ୍କା ଜମା ହୋଇଛି

direction-debit = ଟଙ୍କା ଖର୍ଚ୍ଚ ହୋଇଛି

## Kinds of transactions

transaction-deposit = ଜମା
transaction-withdrawal = ଟଙ୍କା ଉଠାଣ
transaction-payment = { $who }-ଙ୍କୁ ପେମେଣ୍ଟ
    .alone = ପେମେଣ୍ଟ
transaction-refund = { $who }-ଙ୍କଠାରୁ ରିଫଣ୍ଡ
    .alone = ରିଫଣ୍ଡ
transaction-transfer-from = { $who }-ଙ୍କଠାରୁ ଟ୍ରାନ୍ସଫର
    .alone = ଆସିଥିବା ଟ୍ରାନ୍ସଫର
transaction-transfer-to = { $who }-ଙ୍କୁ ଟ୍ରାନ୍ସଫର
    .alone = ପଠାଯାଇଥିବା ଟ୍ରାନ୍ସଫର
transaction-purchase = { $who }-ଙ୍କଠାରୁ କିଣା
    .alone = କିଣା
transaction-fee = ଫି
transaction-interest = { $case ->
    [noun] ସୁଧ
   *[bare] ମିଳିଥିବା ସୁଧ
}
# same for every case
transaction-request = ଟଙ୍କା ପାଇଁ ଅନୁରୋଧ
transaction-adjustment = ହିସାବ ସଂଶୋଧନ

## Transactions with their states: after the transaction and a pause, for a name before it would take the adjective

transaction-pending = { FORM($transaction, case: "noun") }, ଅପେକ୍ଷାରତ
transaction-declined = { FORM($transaction, case: "noun") }, ଅଗ୍ରାହ୍ୟ କରାଯାଇଛି
transaction-reversed = { FORM($transaction, case: "noun") }, ଫେରାଇ ନିଆଯାଇଛି
transaction-cancelled = { FORM($transaction, case: "noun") }, ବାତିଲ ହୋଇଛି
transaction-failed = { FORM($transaction, case: "noun") }, ବିଫଳ ହୋଇଛି

## The balance of an account

balance = ବାଲାନ୍ସ: { $amount }
balance-resulting = କାରବାର ପରେ ବାଲାନ୍ସ: { $amount }
balance-overdrawn = ଓଭରଡ୍ରାଫ୍ଟ { $amount }
    .resulting = କାରବାର ପରେ ଓଭରଡ୍ରାଫ୍ଟ { $amount }
