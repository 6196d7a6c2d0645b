field-amount = ਰਕਮ
    .gender = feminine
field-description = ਵੇਰਵਾ
    .gender = masculine
field-comment = ਟਿੱਪਣੀ
    .gender = feminine
field-title = ਸਿਰਲੇਖ
    .gender = masculine
field-date = ਤਾਰੀਖ
    .gender = feminine
field-time = ਸਮਾਂ
    .gender = masculine
field-address = ਪਤਾ
    .gender = masculine
field-select-profile = ਪ੍ਰੋਫ਼ਾਈਲ ਚੋਣ
    .gender = masculine
# same for every number
errors-in-form = { $count ->
    [1] { $count } ਗੜਬੜ: { $field }
    [one] { $count } ਗੜਬੜਾਂ। ਪਹਿਲੀ: { $field }
   *[other] { $count } ਗੜਬੜਾਂ। ਪਹਿਲੀ: { $field }
}
    .alone = { $count ->
        [1] { $count } ਗੜਬੜ
        [one] { $count } ਗੜਬੜਾਂ
       *[other] { $count } ਗੜਬੜਾਂ
    }
error-email-format = ਪੂਰਾ ਈਮੇਲ ਪਤਾ ਦਰਜ ਕਰੋ, ਜਿਵੇਂ name ਐਟ example ਡਾਟ com
error-amount-range = ਰਕਮ ਦਰਜ ਕਰੋ: { $range }
    .exact = ਰਕਮ ਦਰਜ ਕਰੋ: { $amount }
error-number-range = { $least } ਤੋਂ { $most } ਤੱਕ ਦੀ ਸੰਖਿਆ ਦਰਜ ਕਰੋ
error-least-characters = ਘੱਟੋ-ਘੱਟ { $count } ਅੱਖਰ ਦਰਜ ਕਰੋ
error-most-characters = ਵੱਧ ਤੋਂ ਵੱਧ { $count } ਅੱਖਰ ਦਰਜ ਕਰੋ
error-passwords-differ = ਦੋਵੇਂ ਪਾਸਵਰਡ ਇੱਕੋ ਜਿਹੇ ਹੋਣੇ ਚਾਹੀਦੇ ਹਨ
error-credentials = ਈਮੇਲ ਪਤਾ ਜਾਂ ਪਾਸਵਰਡ ਗਲਤ ਹੈ। ਦੋਵੇਂ ਜਾਂਚੋ
error-choose = ਘੱਟੋ-ਘੱਟ ਇੱਕ ਵਿਕਲਪ ਚੁਣੋ
error-connection = ਇੰਟਰਨੈੱਟ ਕਨੈਕਸ਼ਨ ਨਹੀਂ ਹੈ। ਕਨੈਕਟ ਕਰਕੇ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ
error-try-again = ਕੁਝ ਗੜਬੜ ਹੋਈ। ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ
error-try-later = ਸੇਵਾ ਇਸ ਵੇਲੇ ਉਪਲਬਧ ਨਹੀਂ ਹੈ। ਬਾਅਦ ਵਿੱਚ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ
password-shown = ਪਾਸਵਰਡ ਦਿਸ ਰਿਹਾ ਹੈ
password-hidden = ਪਾਸਵਰਡ ਲੁਕਿਆ ਹੋਇਆ ਹੈ
require-characters = ਘੱਟੋ-ਘੱਟ { $count } ਅੱਖਰ
require-parts = { $length }, ਜਿਨ੍ਹਾਂ ਵਿੱਚ { $parts } ਹੋਵੇ
    .alone = ਲਾਜ਼ਮੀ: { $parts }
require-digit = ਇੱਕ ਅੰਕ
require-symbol = ਇੱਕ ਚਿੰਨ੍ਹ
require-capital = ਇੱਕ ਵੱਡਾ ਅੱਖਰ
require-small = ਇੱਕ ਛੋਟਾ ਅੱਖਰ
require-all = ਸਾਰੇ ਫ਼ੀਲਡ ਲਾਜ਼ਮੀ ਹਨ
# same for every number
require-option = { $count ->
    [1] ਹੇਠਾਂ ਦਿੱਤਾ ਵਿਕਲਪ ਚੁਣੋ
    [one] ਹੇਠਾਂ ਦਿੱਤੇ { $count } ਵਿਕਲਪਾਂ ਵਿੱਚੋਂ ਚੁਣੋ
   *[other] ਹੇਠਾਂ ਦਿੱਤੇ { $count } ਵਿਕਲਪਾਂ ਵਿੱਚੋਂ ਚੁਣੋ
}
characters-left = { $count } ਅੱਖਰ ਬਾਕੀ
characters-none-left = ਕੋਈ ਅੱਖਰ ਬਾਕੀ ਨਹੀਂ
characters-over = ਸੀਮਾ ਤੋਂ { $count } ਅੱਖਰ ਵੱਧ
