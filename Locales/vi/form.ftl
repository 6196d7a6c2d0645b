## Names of form fields

field-amount = số tiền
field-description = mô tả
field-comment = nhận xét
field-title = tiêu đề
field-date = ngày
field-time = giờ
field-address = địa chỉ
field-select-profile = chọn hồ sơ

## Errors in a form, and how to correct them

errors-in-form = { $count ->
    [1] 1 lỗi: { TITLE($field) }
   *[other] { $count } lỗi. Đầu tiên: { TITLE($field) }
}
    .alone = { $count } lỗi
error-email-format = nhập địa chỉ email đầy đủ, ví dụ như ten a còng example chấm com
error-amount-range = nhập số tiền từ { $range }
    .exact = nhập số tiền { $amount }
error-number-range = nhập một số từ { $least } đến { $most }
error-least-characters = nhập ít nhất { $count } ký tự
error-most-characters = nhập tối đa { $count } ký tự
error-passwords-differ = hai mật khẩu phải giống nhau
error-credentials = địa chỉ email hoặc mật khẩu không đúng. Hãy kiểm tra lại cả hai
error-choose = chọn ít nhất một lựa chọn
error-connection = không có kết nối internet. Hãy kết nối rồi thử lại
error-try-again = đã xảy ra sự cố. Hãy thử lại
error-try-later = dịch vụ hiện không khả dụng. Hãy thử lại sau

## Whether the characters of a password can be seen

password-shown = đã hiện mật khẩu
password-hidden = đã ẩn mật khẩu

## Requirements of a form field

require-characters = ít nhất { $count } ký tự
require-parts = { $length }, có { $parts }
    .alone = có { $parts }
require-digit = chữ số
require-symbol = ký hiệu
require-capital = chữ hoa
require-small = chữ thường
require-all = mọi trường đều bắt buộc
require-option = { $count ->
    [1] chọn mục bên dưới
   *[other] chọn trong { $count } lựa chọn bên dưới
}

## The number of characters that can still be entered

characters-left = còn { $count } ký tự
characters-none-left = không còn ký tự nào
characters-over = vượt quá giới hạn { $count } ký tự
