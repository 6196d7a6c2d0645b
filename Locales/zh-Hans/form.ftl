## Names of form fields

field-amount = 金额
    .gender = field
field-description = 说明
    .gender = field
field-comment = 备注
    .gender = field
field-title = 标题
    .gender = field
field-date = 日期
    .gender = field
field-time = 时间
    .gender = field
field-address = 地址
    .gender = field
field-select-profile = 选择个人资料
    .gender = field

## Errors in a form, and how to correct them

errors-in-form = { $count ->
    [1] 1个错误：{ $field }
   *[other] { numeral }个错误。第一个：{ $field }
}
    .alone = { numeral }个错误
error-email-format = 请输入完整的电子邮件地址，例如 name 艾特 example 点 com
error-amount-range = 请输入{ $range }之间的金额
    .exact = 请输入{ $amount }的金额
error-number-range = 请输入{ $least }到{ $most }之间的数字
error-least-characters = 请输入至少{ numeral }个字符
error-most-characters = 请输入最多{ numeral }个字符
error-passwords-differ = 两次输入的密码必须一致
error-credentials = 电子邮件地址或密码错误。请检查这两项
error-choose = 请至少选择一个选项
error-connection = 没有互联网连接。请连接后重试
error-try-again = 出了点问题。请重试
error-try-later = 服务目前不可用。请稍后再试

## Whether the characters of a password can be seen

password-shown = 密码已显示
password-hidden = 密码已隐藏

## Requirements of a form field

require-characters = 至少{ numeral }个字符
require-parts = { $length }，包含{ $parts }
    .alone = 包含{ $parts }
require-digit = 数字
require-symbol = 符号
require-capital = 大写字母
require-small = 小写字母
require-all = 所有栏均为必填
require-option = { $count ->
    [1] 请选择下面的选项
   *[other] 请从下面{ numeral }个选项中选择
}

## The number of characters that can still be entered

characters-left = 还可输入{ numeral }个字符
characters-none-left = 无法再输入字符
characters-over = 超出限制{ numeral }个字符
