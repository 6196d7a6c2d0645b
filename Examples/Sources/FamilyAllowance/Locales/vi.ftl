### Family allowance, in Vietnamese

## The account of a child

weekly-allowance = tiền tiêu vặt hàng tuần
allowance-schedule = ngày cho tiền tiêu vặt
last-allowance = lần cho tiền tiêu vặt gần nhất

## What money is for

category-allowance = tiền tiêu vặt
category-gifts = quà tặng

## What a child saves for

saved-share = đã tiết kiệm { $share }

## Headings

children = các con
transactions = giao dịch
wish-list = danh sách mong muốn
analytics = phân tích

## Signing in

sign-in = đăng nhập
register = đăng ký
wait-hint = vui lòng chờ
forgot-password = quên mật khẩu
enter-email = nhập địa chỉ email để đăng nhập

## Fields of a transaction

amount = số tiền
what-for = mô tả

## Buttons

add-child = thêm con
add-transaction = thêm giao dịch
add-wish = thêm mong muốn
buy = mua
refresh = làm mới
sign-out = đăng xuất
back = quay lại
cancel = hủy
save = lưu
delete = xóa

## What went wrong

problem-credentials = địa chỉ email hoặc mật khẩu không đúng
