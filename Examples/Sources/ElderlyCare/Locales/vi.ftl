### Elderly care, in Vietnamese

## Those who are cared for

profile-of = hồ sơ của { $name }
profile-photo-of = ảnh hồ sơ của { $name }
tasks-of = việc cần làm của { $name }
select-profile = chọn hồ sơ
create-new-profile = tạo hồ sơ mới

## Tasks

task = việc cần làm
task-for = { $task } cho { $name }
overdue-task = việc quá hạn: { $task }
last-completed = hoàn thành lần cuối { FORM($ago, case: "on") }
request-clarification = yêu cầu giải thích
    .hint = hỏi thêm chi tiết về việc này
approve-response = duyệt phản hồi
    .hint = đánh dấu việc này là đã hoàn thành

## Reminders

send-medication-reminder = gửi lời nhắc uống thuốc cho { $name }
send-reminder = gửi lời nhắc cho { $name }
    .hint = gửi ngay lời nhắc bằng tin nhắn SMS
reminder-time = chọn giờ nhắc
    .hint = chọn giờ gửi lời nhắc hàng ngày

## Photos

photo-response = ảnh phản hồi từ { $name } cho { $task }
photo-showing = ảnh của { $name } cho thấy đã hoàn thành { $task }
cooking-illustration = minh họa nấu ăn

## Tabs

tab-dashboard = tổng quan
    .hint = xem việc cần làm và phản hồi của hôm nay
tab-gallery = thư viện ảnh
    .hint = xem tất cả ảnh phản hồi từ người thân
tab-habits = tất cả thói quen
    .hint = quản lý việc đã lên lịch và lời nhắc

## The form for a new profile

profile-name = tên hồ sơ
    .hint = nhập tên người thân
phone-hint = nhập số điện thoại kèm mã quốc gia
invalid-phone-format = định dạng số điện thoại không hợp lệ
relationship = mối quan hệ với người này
    .hint = ví dụ như bà, bố, bạn bè
create-profile = tạo hồ sơ

## What went wrong

problem-reminder = không gửi được lời nhắc. Hãy kiểm tra số điện thoại
