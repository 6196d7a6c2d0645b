field-amount = ಮೊತ್ತ
field-description = ವಿವರಣೆ
field-comment = ಕಾಮೆಂಟ್
field-title = ಶೀರ್ಷಿಕೆ
field-date = ದಿನಾಂಕ
field-time = ಸಮಯ
field-address = ವಿಳಾಸ
field-select-profile = ಪ್ರೊಫೈಲ್ ಆಯ್ಕೆ
errors-in-form = { $count ->
    [1] { $count } ದೋಷ: { $field }
   *[other] { $count } ದೋಷಗಳು. ಮೊದಲನೆಯದು: { $field }
}
    .alone = { $count ->
        [1] { $count } ದೋಷ
       *[other] { $count } ದೋಷಗಳು
    }
error-email-format = ಪೂರ್ಣ ಇಮೇಲ್ ವಿಳಾಸವನ್ನು ನಮೂದಿಸಿ, ಉದಾಹರಣೆಗೆ name ಅಟ್ example ಡಾಟ್ com
error-amount-range = ಮೊತ್ತವನ್ನು ನಮೂದಿಸಿ: { $range }
    .exact = ಮೊತ್ತವನ್ನು ನಮೂದಿಸಿ: { $amount }
error-number-range = { $least }ರಿಂದ { $most }ರವರೆಗಿನ ಸಂಖ್ಯೆಯನ್ನು ನಮೂದಿಸಿ
error-least-characters = { $count ->
    [1] ಕನಿಷ್ಠ { $count } ಅಕ್ಷರವನ್ನು ನಮೂದಿಸಿ
   *[other] ಕನಿಷ್ಠ { $count } ಅಕ್ಷರಗಳನ್ನು ನಮೂದಿಸಿ
}
error-most-characters = { $count ->
    [1] ಗರಿಷ್ಠ { $count } ಅಕ್ಷರವನ್ನು ನಮೂದಿಸಿ
   *[other] ಗರಿಷ್ಠ { $count } ಅಕ್ಷರಗಳನ್ನು ನಮೂದಿಸಿ
}
error-passwords-differ = ಎರಡೂ ಪಾಸ್‌ವರ್ಡ್‌ಗಳು ಒಂದೇ ಆಗಿರಬೇಕು
error-credentials = ಇಮೇಲ್ ವಿಳಾಸ ಅಥವಾ ಪಾಸ್‌ವರ್ಡ್ ತಪ್ಪಾಗಿದೆ. ಎರಡನ್ನೂ ಪರಿಶೀಲಿಸಿ
error-choose = ಕನಿಷ್ಠ ಒಂದು ಆಯ್ಕೆಯನ್ನು ಆರಿಸಿ
error-connection = ಇಂಟರ್ನೆಟ್ ಸಂಪರ್ಕವಿಲ್ಲ. ಕನೆಕ್ಟ್ ಮಾಡಿ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ
error-try-again = ಏನೋ ತಪ್ಪಾಗಿದೆ. ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ
error-try-later = ಸೇವೆ ಈಗ ಲಭ್ಯವಿಲ್ಲ. ನಂತರ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ
password-shown = ಪಾಸ್‌ವರ್ಡ್ ಕಾಣಿಸುತ್ತಿದೆ
password-hidden = ಪಾಸ್‌ವರ್ಡ್ ಮರೆಮಾಡಲಾಗಿದೆ
require-characters = { $count ->
    [1] ಕನಿಷ್ಠ { $count } ಅಕ್ಷರ
   *[other] ಕನಿಷ್ಠ { $count } ಅಕ್ಷರಗಳು
}
require-parts = { $length }, ಇವುಗಳೊಂದಿಗೆ: { $parts }
    .alone = ಇವು ಬೇಕು: { $parts }
require-digit = ಒಂದು ಅಂಕಿ
require-symbol = ಒಂದು ಚಿಹ್ನೆ
require-capital = ಒಂದು ದೊಡ್ಡಕ್ಷರ
require-small = ಒಂದು ಸಣ್ಣಕ್ಷರ
require-all = ಎಲ್ಲಾ ಕ್ಷೇತ್ರಗಳು ಅಗತ್ಯ
require-option = { $count ->
    [1] ಕೆಳಗಿನ ಆಯ್ಕೆಯನ್ನು ಆರಿಸಿ
   *[other] ಕೆಳಗಿನ { $count } ಆಯ್ಕೆಗಳಲ್ಲಿ ಆರಿಸಿ
}
characters-left = { $count ->
    [1] { $count } ಅಕ್ಷರ ಬಾಕಿ
   *[other] { $count } ಅಕ್ಷರಗಳು ಬಾಕಿ
}
characters-none-left = ಅಕ್ಷರಗಳು ಬಾಕಿ ಇಲ್ಲ
characters-over = ಮಿತಿಗಿಂತ { $count } ಹೆಚ್ಚು
