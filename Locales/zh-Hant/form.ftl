## Names of form fields

field-amount = 金額
    .gender = field
field-description = 說明
    .gender = field
field-comment = 備註
    .gender = field
field-title = 標題
    .gender = field
field-date = 日期
    .gender = field
field-time = 時間
    .gender = field
field-address = 地址
    .gender = field
field-select-profile = 選擇個人檔案
    .gender = field

## Errors in a form, and how to correct them

errors-in-form = { $count ->
    [1] 1個錯誤：{ $field }
   *[other] { numeral }個錯誤。第一個：{ $field }
}
    .alone = { numeral }個錯誤
error-email-format = 請輸入完整的電子郵件地址，例如 name 小老鼠 example 點 com
error-amount-range = 請輸入{ $range }之間的金額
    .exact = 請輸入{ $amount }的金額
error-number-range = 請輸入{ $least }到{ $most }之間的數字
error-least-characters = 請至少輸入{ numeral }個字元
error-most-characters = 最多只能輸入{ numeral }個字元
error-passwords-differ = 兩次輸入的密碼必須相同
error-credentials = 電子郵件地址或密碼不正確。請檢查這兩項
error-choose = 請至少選擇一個選項
error-connection = 沒有網路連線。請連線後再試一次
error-try-again = 發生問題。請再試一次
error-try-later = 服務目前無法使用。請稍後再試

## Whether the characters of a password can be seen

password-shown = 密碼已顯示
password-hidden = 密碼已隱藏

## Requirements of a form field

require-characters = 至少{ numeral }個字元
require-parts = { $length }，包含{ $parts }
    .alone = 包含{ $parts }
require-digit = 數字
require-symbol = 符號
require-capital = 大寫字母
require-small = 小寫字母
require-all = 所有欄位皆為必填
require-option = { $count ->
    [1] 請選擇下面的選項
   *[other] 請從下面{ numeral }個選項中選擇
}

## The number of characters that can still be entered

characters-left = 還可輸入{ numeral }個字元
characters-none-left = 無法再輸入字元
characters-over = 超出上限{ numeral }個字元
