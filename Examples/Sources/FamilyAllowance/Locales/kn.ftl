### Family allowance, in Kannada

## The account of a child

weekly-allowance = ವಾರದ ಪಾಕೆಟ್ ಮನಿ
# "The day of": a weekday stands behind it.
allowance-schedule = ಪಾಕೆಟ್ ಮನಿ ನೀಡುವ ದಿನ
last-allowance = ಕೊನೆಯದಾಗಿ ಪಾಕೆಟ್ ಮನಿ ನೀಡಿದ್ದು

## What money is for

category-allowance = ಪಾಕೆಟ್ ಮನಿ
category-gifts = ಉಡುಗೊರೆಗಳು

## What a child saves for

# Not ಉಳಿತಾಯ, which is heard as a discount.
saved-share = { $share }ರಷ್ಟು ಹಣ ಸಂಗ್ರಹವಾಗಿದೆ

## Headings

children = ಮಕ್ಕಳು
transactions = ವಹಿವಾಟುಗಳು
wish-list = ಬಯಕೆಗಳ ಪಟ್ಟಿ
analytics = ವಿಶ್ಲೇಷಣೆ

## Signing in

sign-in = ಸೈನ್ ಇನ್ ಮಾಡಿ
register = ಖಾತೆ ರಚಿಸಿ
wait-hint = ದಯವಿಟ್ಟು ನಿರೀಕ್ಷಿಸಿ
forgot-password = ಪಾಸ್‌ವರ್ಡ್ ನೆನಪಿಲ್ಲ
enter-email = ಸೈನ್ ಇನ್ ಮಾಡಲು ನಿಮ್ಮ ಇಮೇಲ್ ವಿಳಾಸವನ್ನು ನಮೂದಿಸಿ

## Fields of a transaction

amount = ಮೊತ್ತ
what-for = ವಿವರಣೆ

## Buttons

add-child = ಮಗುವನ್ನು ಸೇರಿಸಿ
add-transaction = ವಹಿವಾಟನ್ನು ಸೇರಿಸಿ
add-wish = ಬಯಕೆಯನ್ನು ಸೇರಿಸಿ
buy = ಖರೀದಿಸಿ
refresh = ರಿಫ್ರೆಶ್ ಮಾಡಿ
sign-out = ಸೈನ್ ಔಟ್ ಮಾಡಿ
back = ಹಿಂದೆ
cancel = ರದ್ದುಮಾಡಿ
save = ಉಳಿಸಿ
delete = ಅಳಿಸಿ

## What went wrong

problem-credentials = ಇಮೇಲ್ ವಿಳಾಸ ಅಥವಾ ಪಾಸ್‌ವರ್ಡ್ ತಪ್ಪಾಗಿದೆ
