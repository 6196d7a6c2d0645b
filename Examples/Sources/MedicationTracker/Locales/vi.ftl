### Medication tracker, in Vietnamese

## How strong a medication is, and how much of it is taken at a time

strength-milligrams = { $count } mi-li-gam
strength-milliliters = { $count } mi-li-lít
taken-tablets = { $count } viên
taken-capsules = { $count } viên nang
dosage = { $strength }, { $taken }

## When a medication is taken

schedule-every-day = hàng ngày lúc { $time }
schedule-weekdays = hàng tuần vào { $days } lúc { $time }
schedule-none = không có lịch dùng thuốc

## How well it goes

adherence = mức tuân thủ
graded = { $share }, { $grade }
grade-excellent = xuất sắc
grade-good = tốt
grade-needs-improvement = cần cố gắng

## Tabs

tab-medications = thuốc
    .hint = xem và quản lý thuốc
tab-schedule = lịch dùng thuốc
    .hint = xem lịch dùng thuốc hàng ngày
tab-history = lịch sử
    .hint = xem lịch sử dùng thuốc và thống kê mức tuân thủ

## Buttons of the list of medications

filter-medications = lọc thuốc
    .hint = hiện tùy chọn lọc để chỉ xem thuốc đang dùng
add-medication = thêm thuốc
    .hint = mở biểu mẫu để thêm thuốc mới

## Buttons and actions of one medication

edit = sửa
    .hint = sửa chi tiết thuốc
done = xong
    .hint = đóng chi tiết thuốc
add-schedule = thêm lịch dùng thuốc
    .hint = tạo lịch dùng mới cho thuốc này
delete = xóa { $medication }
    .hint = xóa vĩnh viễn thuốc này và mọi dữ liệu của thuốc
activate = dùng lại { $medication }
    .hint = bắt đầu lại các lịch dùng của thuốc này
deactivate = ngừng dùng { $medication }
    .hint = dừng các lịch dùng của thuốc này và giữ lại lịch sử
delete-schedule = xóa lịch dùng thuốc

## Buttons of the schedule

select-date = chọn ngày
# same for every case
outcome-calendar = mở lịch để chọn ngày khác
previous-day = ngày trước đó
    .hint = hiện các liều của ngày trước đó
next-day = ngày tiếp theo
    .hint = hiện các liều của ngày tiếp theo
mark-taken = đánh dấu { $medication } là đã dùng
    .hint = ghi lại là liều này đã dùng bây giờ
skip = bỏ qua { $medication }
    .hint = ghi lại là đã bỏ qua liều này

## A dose

dose-scheduled = lịch dùng lúc { $time }
    .day = lịch dùng { FORM($time, case: "on") }
dose-taken = đã dùng lúc { $time }
    .day = đã dùng { FORM($time, case: "on") }
    .announced = đã đánh dấu { $medication } là đã dùng
dose-skipped = đã bỏ qua lúc { $time }
    .day = đã bỏ qua { FORM($time, case: "on") }
    .announced = đã đánh dấu { $medication } là đã bỏ qua

## The history

filter-doses = lọc liều
    .hint = hiện tùy chọn lọc
filter = bộ lọc: { TITLE($state) }
    .hint = hiện tùy chọn để thay đổi hoặc gỡ bộ lọc
last-days = { $count } ngày qua
    .hint = đặt khoảng thời gian thành { $count } ngày qua

## The form for a new medication

strength = hàm lượng
    .hint = ví dụ như { $strength }
save = lưu
cancel = hủy

## Announcements

medication-added = đã thêm { $medication }
medication-deleted = đã xóa { $medication }

## What went wrong

problem-storage = không tải được danh sách thuốc. Hãy thử lại sau
