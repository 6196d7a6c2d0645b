### Family allowance, in Odia

## The account of a child

weekly-allowance = ସାପ୍ତାହିକ ହାତଖର୍ଚ୍ଚ
# "The day of": a weekday stands behind it.
allowance-schedule = ହାତଖର୍ଚ୍ଚର ଦିନ
last-allowance = ଶେଷ ହାତଖର୍ଚ୍ଚ

## What money is for

category-allowance = ହାତଖର୍ଚ୍ଚ
category-gifts = ଉପହାର

## What a child saves for

saved-share = { $share } ସଞ୍ଚୟ ହୋଇଛି

## Headings

children = ପିଲାମାନେ
transactions = କାରବାର
wish-list = ଇଚ୍ଛା ତାଲିକା
analytics = ବିଶ୍ଳେଷଣ

## Signing in

sign-in = ସାଇନ ଇନ କରନ୍ତୁ
register = ଆକାଉଣ୍ଟ ତିଆରି କରନ୍ତୁ
wait-hint = ଅପେକ୍ଷା କରନ୍ତୁ
forgot-password = ପାସୱାର୍ଡ ମନେ ନାହିଁ
enter-email = ସାଇନ ଇନ କରିବାକୁ ଇମେଲ ଠିକଣା ଲେଖନ୍ତୁ

## Fields of a transaction

amount = ରାଶି
what-for = ବିବରଣୀ

## Buttons

add-child = ପିଲାଙ୍କୁ ଯୋଗ କରନ୍ତୁ
add-transaction = କାରବାର ଯୋଗ କରନ୍ତୁ
add-wish = ଇଚ୍ଛା ଯୋଗ କରନ୍ତୁ
buy = କିଣନ୍ତୁ
refresh = ରିଫ୍ରେଶ କରନ୍ତୁ
sign-out = ସାଇନ ଆଉଟ କରନ୍ତୁ
back = ଫେରନ୍ତୁ
cancel = ବାତିଲ କରନ୍ତୁ
save = ସେଭ କରନ୍ତୁ
delete = ଡିଲିଟ କରନ୍ତୁ

## What went wrong

problem-credentials = ଇମେଲ ଠିକଣା କିମ୍ବା ପାସୱାର୍ଡ ଭୁଲ
